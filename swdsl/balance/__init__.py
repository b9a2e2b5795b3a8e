"""The verdict on components: is it too strong, is it like another, is it broken, what number would fit.

Games are played with picks at random, so that nobody's taste decides who picks what, and coins are set
against picks by least squares. `docs/balance.md` tells the method and its limits. Nothing here prints.
"""
