"""The language server: a thin host of the studio that speaks the protocol of editors (extra `editor`)."""
