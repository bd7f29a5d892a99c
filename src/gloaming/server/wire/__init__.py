"""All that crosses the socket and HTTP, apart from what games bring."""

from gloaming.server.wire.asked import *  # noqa: F403
from gloaming.server.wire.http import *  # noqa: F403
from gloaming.server.wire.kinds import *  # noqa: F403
from gloaming.server.wire.told import *  # noqa: F403
