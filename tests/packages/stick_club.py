#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Ada and Ben at the page of a stick's club, whose name inside is HOST and which is reached here at 127.0.0.1:PORT.

  stick_club.py PORT HOST FILE    come in, or come in again as FILE says; find what was played, play a move, tell FILE

The first time the two begin a game. Each time after that it must be as FILE says it was left: as the server has said that
it is on the disk. What is wrong ends it with a sentence.
"""
import base64
import http.client
import json
import os
import pathlib
import socket
import sys
import time
import uuid

PORT, HOST, KEPT = int(sys.argv[1]), sys.argv[2], pathlib.Path(sys.argv[3])
PATIENCE = 120


def expect(true, sentence):
    if not true:
        sys.exit(f"FAILED: {sentence}")


def new_id():  # a UUID of version 7
    stamp = int(time.time() * 1000) << 80 | 7 << 76 | 2 << 62 | int.from_bytes(os.urandom(7), "big")
    return str(uuid.UUID(int=stamp))


class Person:
    def __init__(self, name, cookie):
        self.name, self.cookie, self.messages = name, cookie, []
        self.tables, self.update = {}, None

    def ask(self, path, body=None):
        line = http.client.HTTPConnection("127.0.0.1", PORT, timeout=PATIENCE)
        headers = {"Host": HOST, "Origin": f"http://{HOST}", "Content-Type": "application/json"}
        if self.cookie:
            headers["Cookie"] = self.cookie
        line.request("POST" if body else "GET", path, json.dumps(body) if body else None, headers)
        answer = line.getresponse()
        text = answer.read().decode()
        if answer.getheader("Set-Cookie"):
            self.cookie = answer.getheader("Set-Cookie").split(";")[0]
        expect(answer.status == 200, f"{path} is answered by {answer.status}: {text[:500]}")
        return text

    def come_in(self):
        if not self.cookie:
            self.ask("/api/join", {"name": self.name})
        me = json.loads(self.ask("/api/hello"))["me"]
        expect(me and me["name"] == self.name, f"{self.name} isn't in any more: {me}")
        self.line = socket.create_connection(("127.0.0.1", PORT), PATIENCE)
        key = base64.b64encode(os.urandom(16)).decode()
        self.line.sendall((f"GET /ws HTTP/1.1\r\nHost: {HOST}\r\nOrigin: http://{HOST}\r\nCookie: {self.cookie}\r\n"
                           "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                           f"Sec-WebSocket-Key: {key}\r\n\r\n").encode())
        self.file = self.line.makefile("rb")
        first = self.file.readline()
        expect(b" 101 " in first, f"there is no socket: {first}")
        while self.file.readline().strip():
            pass

    def tell(self, message):
        data = json.dumps(message).encode()
        mask = os.urandom(4)
        length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        self.line.sendall(b"\x81" + length + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

    def hear(self):  # the next message; what the lobby says of tables is remembered: it comes as what has changed
        data = b""
        while True:
            kind, length = self.file.read(2)
            if length >= 126:
                length = int.from_bytes(self.file.read(2 if length == 126 else 8), "big")
            part = self.file.read(length)
            expect(kind & 15 in (0, 1, 9), f"the socket was closed: {part!r}")
            if kind & 15 != 9:
                data += part
                if kind & 128:
                    break
        message = json.loads(data)
        if message["type"] == "lobby":
            self.tables.update({at["table"]: at["match"] for at in message["tables"]})
        return message

    def until(self, wanted, what):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            message = self.hear()
            expect(message["type"] != "refused", f"{what}: {message}")
            if wanted(message):
                return message
        sys.exit(f"FAILED: {what} after {PATIENCE} s")

    def do(self, **what):
        name = new_id()
        self.tell({"type": "lobby", "id": name, **what})
        return self.until(lambda message: message.get("id") == name, what["do"])

    def match_of(self, table):
        return self.tables.get(table)

    def watch(self, match):
        self.tell({"type": "watch", "match": match})
        return self.until(lambda message: message["type"] == "update" and message["match"] == match, "the game")["update"]

    def move(self, match, update):  # the first that there is; told once it is on the disk
        name, text = new_id(), update["moves"][0]["text"]
        self.tell({"type": "command", "match": match, "command": {
            "version": 1, "command": "move", "seat": update["viewer"], "move": text, "based_on": update["update"],
            "generation": update["generation"], "id": name}})
        self.until(lambda message: message["type"] == "done" and message["id"] == name, "the move")
        return text


kept = json.loads(KEPT.read_text()) if KEPT.exists() else {}
people = [Person(name, kept.get("cookies", {}).get(name)) for name in ("Ada", "Ben")]
expect("app.js" in people[0].ask("/"), "the page isn't there")
for person in people:
    person.come_in()
ada, ben = people
if not kept:
    table = ada.do(do="open", game="breakthrough", variant="standard", clock=None)["table"]
    ben.do(do="sit", table=table)
    ada.until(lambda message: message["type"] == "lobby" and ada.match_of(table), "the beginning")
    kept = {"match": ada.match_of(table), "moves": []}
match = kept["match"]
for person in people:
    person.update = person.watch(match)
    expect(person.update["ply"] == len(kept["moves"]),
           f"{person.update['ply']} moves are there of {len(kept['moves'])}: {person.update}")
mover = next((person for person in people if person.update["viewer"] in person.update["on_turn"]), None)
expect(mover, f"nobody is on turn: {ada.update}")
kept["moves"].append(mover.move(match, mover.update))
kept["cookies"] = {person.name: person.cookie for person in people}
KEPT.write_text(json.dumps(kept))
print(f"{mover.name} has played {kept['moves'][-1]}, move {len(kept['moves'])} of {match}")
