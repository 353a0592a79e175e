"""A client of the WebSocket protocol, as far as a local browser needs one: texts, in one or several frames."""

import base64
import os
import socket
import struct


class WebSocket:
    def __init__(self, host, port, path, timeout=60):
        self.socket = socket.create_connection((host, port), timeout)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())  # fmt: skip
        self.rest = b""
        while b"\r\n\r\n" not in self.rest:
            self._more()
        head, self.rest = self.rest.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise ConnectionError(head.decode(errors="replace"))

    def send(self, text):
        self._frame(1, text.encode())

    def receive(self):
        """Waits for the next text and returns it."""
        whole = b""
        while True:
            first, length = self._take(2)
            length &= 127
            if length > 125:
                (length,) = struct.unpack(">H", self._take(2)) if length == 126 else struct.unpack(">Q", self._take(8))
            data, kind = self._take(length), first & 15
            if kind == 8:
                raise ConnectionError("the browser has gone")
            if kind == 9:
                self._frame(10, data)
            elif kind in (0, 1):
                whole += data
                if first & 128:
                    return whole.decode()

    def close(self):
        self.socket.close()

    def _frame(self, kind, data):
        size = len(data)
        head = bytes([128 | kind, 128 | min(size, 126 if size < 65536 else 127)])
        if size > 125:
            head += struct.pack(">H", size) if size < 65536 else struct.pack(">Q", size)
        mask = os.urandom(4)
        whole = int.from_bytes(data, "big") ^ int.from_bytes((mask * (size // 4 + 1))[:size], "big")
        self.socket.sendall(head + mask + whole.to_bytes(size, "big"))

    def _take(self, count):
        while len(self.rest) < count:
            self._more()
        taken, self.rest = self.rest[:count], self.rest[count:]
        return taken

    def _more(self):
        data = self.socket.recv(1 << 20)
        if not data:
            raise ConnectionError("the browser has gone")
        self.rest += data
