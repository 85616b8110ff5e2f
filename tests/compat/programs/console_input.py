# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a program with a terminal, types keys when it asks for them, and checks what it prints."""
import os
import pty
import sys
import time

# The keys, by the text that the program prints before it reads them.
KEYS = {
    "getch\r\n": b"a\r\x1b[A\x1bOP\x1b[24~\x1b[3~\xe0\xb8\x81",
    "events\r\n": b"A\x1b[1;5Cx\x01\x1b",
    "mouse\r\n": b"\x1b[<0;3;4M\x1b[<0;3;4m\x1b[<65;1;1M",
    "line\r\n": b"secret\n",
    "single\r\n": b"q",
    "waiting\r\n": b"\x03",
    "\x1b[6n": b"k\x1b[7;9R",  # the program asks for the place of the cursor
}
EXPECTED = """getch
97
13
224
72
0
59
224
134
224
83
wide e01
events
up e7 0 e01 0
down 41 1e 41 10
up 41 1e 41 10
down 27 4d 0 108
up 27 4d 0 108
down 58 2d 78 0
up 58 2d 78 0
down 41 1e 1 8
up 41 1e 1 8
down 1b 1 1b 0
^[?1003h^[?1006hmouse
up 1b 1 1b 0
mouse 2 3 1 0
mouse 2 3 0 0
^[?1006l^[?1003lline
0
single
1 q
1 1 0
cursor
^[6n8 6 k
^[?25l^[0;31mwaiting
^[0m^[?25h"""

process, terminal = pty.fork()
if process == 0:
    os.execv(sys.argv[1], sys.argv[1:])
text, asked = "", set()
while True:
    try:
        part = os.read(terminal, 1000)
    except OSError:
        break
    if not part:
        break
    text += part.decode()
    for name, keys in KEYS.items():
        if name not in asked and name in text:
            asked.add(name)
            time.sleep(0.1)
            os.write(terminal, keys)
text = text.replace("\r\n", "\n").replace("\x1b", "^")
if text != EXPECTED:
    sys.exit(f"unexpected output:\n{text}")
