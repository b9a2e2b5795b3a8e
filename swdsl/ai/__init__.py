"""Games for learning programs: a PettingZoo environment and an OpenSpiel game over the same engine.

Both number actions as the engine does, show a player what that player may know, and reward the lead in coins.
`pip install swdsl[ai]` brings the libraries; `docs/ai.md` has ten lines for each.
"""
