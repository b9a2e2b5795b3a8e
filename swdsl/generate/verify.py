"""Every Python artifact must compile before anybody may write it."""

from swdsl.artifact import Artifact
from swdsl.internal import InternalError


def verified(artifact: Artifact) -> Artifact:
    """Return the artifact; one that Python cannot read is our bug."""
    try:
        compile(artifact.text, artifact.path, "exec")
    except SyntaxError as error:
        raise InternalError(f"{artifact.path} is not Python: {error}") from error
    return artifact
