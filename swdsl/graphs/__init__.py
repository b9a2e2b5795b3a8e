"""Questions about graphs; the only room that knows networkx."""
