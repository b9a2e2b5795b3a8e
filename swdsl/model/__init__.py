"""What the rules mean: frozen data, closed unions, every name resolved.

Nothing here reads, prints or decides.
"""
