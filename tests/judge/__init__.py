"""An independent reading of the rules: it accompanies games, works out what the sentences say, and compares.

Nothing here looks at the lowered form or at the kernel's tables. The judge reads the model, as
`docs/language.md` says what its words mean, and of the engine only what anybody at the table can see.
"""
