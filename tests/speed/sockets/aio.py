"""The socket as aiohttp carries it, on a port of its own beside uvicorn's pages."""

from __future__ import annotations

from aiohttp import WSMsgType, web  # type: ignore[import-not-found, unused-ignore]

from gloaming.server.app import Server
from gloaming.server.socket import LARGEST_FRAME
from tests.speed.sockets.lines import QueuedLine


async def listen(server: Server, port: int) -> None:
    """Open the port."""

    async def socket(request: web.Request) -> web.StreamResponse:
        ticket = server.tickets.take(request.query.get("ticket", ""))
        if ticket is None:
            raise web.HTTPUnauthorized
        response = web.WebSocketResponse(max_msg_size=LARGEST_FRAME, compress=False)
        await response.prepare(request)
        line = QueuedLine(server, ticket, response.send_str, lambda code: response.close(code=code))
        await line.come_in()
        await _listen(line, response)
        return response

    application = web.Application()
    application.router.add_get("/ws", socket)
    runner = web.AppRunner(application, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port).start()


async def _listen(line: QueuedLine, response: web.WebSocketResponse) -> None:
    try:
        async for message in response:
            if message.type != WSMsgType.TEXT:
                return
            line.take(message.data)
    finally:
        line.leave()
