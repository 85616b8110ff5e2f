# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes variables of random kernels that have the same value in all threads of a tile."""


class CommonValues:
    """The part of a random kernel that writes variables on which barriers may depend."""

    def common_bound(self):
        """Writes a variable that is the same for all threads; returns no names if it writes none."""
        if self.maybe(4):
            return self.common_choice()
        open_arrays = [a for a in self.shared if a.open and a.kind == "unsigned"]
        if not open_arrays or self.maybe(2):
            return []
        array, name = self.chance.choice(open_arrays), self.new_name("b")
        element = self.element_at(array, [str(self.chance.randrange(n)) for n in self.shape])
        self.line(f"int {name} = int({element} & 3u);")
        return [name, name, name]

    def common_choice(self):
        """Writes a variable that gets its value in a statement without barriers, which all threads execute equally."""
        name, other = self.new_name("c"), self.new_name("c")
        def choose(by=0):
            value = self.chance.choice(["n", "m", "2", "t.tile[0]", f"{self.chance.randint(0, 3)}"])
            if self.maybe(3):
                self.statements(1)
            if self.maybe(2):
                self.line(f"{name} = {other} = ({value}) & 3;")
            else:
                self.line(f"{other} = ({value}) & 3;")
                self.line(f"{name} = {other} ^ {by};")
            if self.maybe(4):
                self.statements(1)
        self.line(f"int {name} = 0, {other};")
        kind = self.chance.randrange(4)
        if kind == 0:
            def cases():
                for label in ["case 0:", "case 1:", "default:"]:
                    self.block(label, choose)
                    self.line("break;")
            self.block(f"switch ({self.chance.choice(['n', 'm', 't.tile[0]'])})", cases)
        elif kind == 1:
            counter = self.new_name("q")
            self.line(f"{other} = 1;")
            self.block(f"for (int {counter} = 0; {counter} < n + 1; ++{counter})",
                       lambda: self.block(f"if ({self.common()})", lambda: self.line(f"{name} ^= {other}, ++{other};")))
            self.line(f"{other} &= 1;")
            self.line(f"{name} &= 3;")
        else:
            self.block(f"if ({self.common()})", choose)
            self.block("else", lambda: choose(1) if kind == 2 else self.block(f"if ({self.common()})", choose))
        return [name, name, name]
