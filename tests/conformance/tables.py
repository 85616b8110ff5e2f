# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Generates conformance programs from tables: the same cases in several places.

A table is a file `NAME.table` in the folder of its topic. Its head is a comment as
in a program; the line that begins with `accept:`, `reject:` or `accept, reject:`
says which kinds of program are generated. A program is generated for each kind and
each place: `accept/NAME-PLACE.cpp`, `reject/NAME-PLACE.cpp`. Sections follow:

  %% program        the text of the program; `$rows` is the line where the rows go
  %% place PLACE    variables of the place, `variable = value`; a value of several lines
                    is indented below `variable =`
  %% all places     variables that have the same value in all places
  %% row ROW        the text for one case of the kind ROW
  %% cases ROW      one case per line; ` | ` separates the fields of a case, and an
                    indented line continues a case

The texts contain `$variable` for a variable of the place. Rows, and values of
variables in them, also contain `$1`, `$2`, ... for a field of the case and `$number`
for the number of the case; fields may contain variables. `$$` is a dollar sign. An
`expected-error` comment at the end of a case marks the lines that contain `$1`.
`// only TEXT` limits a case to the places whose names contain the text, or one of
several texts: `// only TEXT, TEXT`. Rejected programs contain all cases, and accepted
programs those without a mark.
"""

import re

from expectations import MARK

SECTION = re.compile(r"^%% (program|place|all places|row|cases)\b *(.*)$")
ONLY = re.compile(r"\s*// only (.+)$")
VARIABLE = re.compile(r"\$(\$|\w+)")
FIRST = "\0"  # begins the first field, to find the lines that contain it
KINDS = re.compile(r"^// (accept|reject|accept, reject): ", re.M)


class TableError(Exception):
    """A malformed table; the text names the file."""


class Table:
    """The sections of a table."""

    def __init__(self, path):
        self.path = path
        self.program = []
        self.common = {}  # variables of all places
        self.places = {}
        self.rows = {}
        self.cases = []  # (row, text)
        head, current = [], None
        for line in path.read_text(encoding="utf-8").splitlines():
            section = SECTION.match(line)
            if section:
                current = section.groups()
                kind, name = current
                if kind == "place":
                    self.places[name] = {}
                elif kind == "row":
                    self.rows[name] = []
                continue
            if current is None:
                head.append(line)
                continue
            self.add(*current, line)
        self.head = "\n".join(head)
        kinds = KINDS.search(self.head)
        if not (kinds and self.places and self.cases and "$rows" in self.program):
            raise TableError(f"{path}: incomplete table; see tables.py")
        self.places = {name: {**self.common, **own} for name, own in self.places.items()}
        self.kinds = kinds.group(1).split(", ")

    def add(self, kind, name, line):
        """Adds a line to the section of this kind and name."""
        if kind == "program":
            self.program.append(line)
        elif kind == "row":
            self.rows[name].append(line)
        elif line.strip() and kind in ("place", "all places"):
            self.add_value(self.places[name] if kind == "place" else self.common, line)
        elif line.strip():
            if name not in self.rows:
                raise TableError(f"{self.path}: there is no row '{name}'")
            if line.startswith("  ") and self.cases:
                line = self.cases.pop()[1] + " " + line.strip()
            self.cases.append((name, line))

    def add_value(self, variables, line):
        """Adds a line `variable = value`, or an indented line of the last value."""
        if line.startswith("  ") and variables:
            last = list(variables)[-1]
            variables[last] = (variables[last] + "\n" + line[2:]).lstrip("\n")
            return
        variable, equals, value = line.partition("=")
        if not equals:
            raise TableError(f"{self.path}: '{line}' is not a variable")
        variables[variable.strip()] = value.strip()

    def fill(self, text, variables):
        """Returns the text with the values of its variables."""

        def value(match):
            if match.group(1) == "$":
                return match.group()
            if match.group(1) not in variables:
                raise TableError(f"{self.path}: '{match.group()}' has no value")
            return variables[match.group(1)]

        # Rows contain variables, whose values contain fields, which contain variables.
        for _ in range(3):
            text = VARIABLE.sub(value, text)
        return text.replace("$$", "$")

    def rows_of(self, place, kind):
        """Returns the lines for the cases of a place."""
        lines = []
        for number, (row, case) in enumerate(self.cases):
            only = ONLY.search(case)
            case = ONLY.sub("", case)
            mark = MARK.search(case)
            if only and not any(text in place for text in only.group(1).split(", ")):
                continue
            if mark and kind == "accept":
                continue
            code = case[:mark.start()].rstrip() if mark else case
            fields = {str(i): field.strip() for i, field in enumerate(re.split(r" \| ", code), 1)}
            fields["1"] = FIRST + fields["1"]
            variables = {**self.places[place], **fields, "number": str(number)}
            for line in self.fill("\n".join(self.rows[row]), variables).split("\n"):
                marked = mark and FIRST in line
                lines.append(line.replace(FIRST, "") + (" " + mark.group() if marked else ""))
        return lines

    def text(self, place, kind):
        """Returns the program for a place."""
        lines = self.head.splitlines()
        for line in self.program:
            if line == "$rows":
                lines += self.rows_of(place, kind)
                continue
            line = self.fill(line, self.places[place])
            lines.append(MARK.sub("", line).rstrip() if kind == "accept" else line)
        return "\n".join(lines) + "\n"


def generate(path, folder):
    """Writes the programs of a table below `folder`. Returns their paths."""
    table, written = Table(path), []
    for kind in table.kinds:
        for place in table.places:
            program = folder / kind / f"{path.stem}-{place.replace(' ', '-')}.cpp"
            program.parent.mkdir(parents=True, exist_ok=True)
            program.write_text(table.text(place, kind), encoding="utf-8")
            written.append(program)
    return written
