"""The law of execution, played."""
