# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Generates functions with barriers, and calls of them, for the kernels of kernels.py."""


import re


class Variable:
    """A local variable of a kernel; an array if `length` is not 0."""

    def __init__(self, name, kind, length=0, constant=False):
        self.name, self.kind, self.length, self.constant = name, kind, length, constant


class Shared:
    """A tile_static array or a view, with an element for each thread.

    `open` says how threads may access it until the next barrier. If it is true, all
    threads may read all elements, and no thread writes. Otherwise a thread may read
    and write only its own element. A linear array has one dimension although the tile
    has more.
    """

    def __init__(self, name, kind, linear=False, is_view=False):
        self.name, self.kind, self.linear, self.is_view, self.open = name, kind, linear, is_view, False
        self.bounds = ""


class Function:
    """A function with barriers that a kernel calls.

    `values` are the types of the parameters by value, and `references` the Variables
    of the calling code with whose names the function declares its references.
    `before` and `after` map the Shared arrays that the function gets to their `open`
    before and after a call. If `returns` is true, threads may leave the function
    early, all together; then `after` is not certain.
    """

    def __init__(self, name, result):
        self.name, self.result, self.values, self.references = name, result, [], []
        self.before, self.after, self.returns, self.text, self.order = {}, {}, False, "", 0
        self.has_default = False


class FunctionCalls:
    """The part of the generator of a kernel that calls functions with barriers."""

    def call(self):
        """Writes a call of a new function, or of an earlier one that fits."""
        fitting = [f for f in self.functions if f.text and all(a in self.shared and a.open == mode
                                                              for a, mode in f.before.items())]
        if len(self.functions) >= 3 and not fitting:
            return
        again = fitting and (len(self.functions) >= 3 or self.maybe(2))
        function = self.chance.choice(fitting) if again else self.write_function()
        arguments = ["out", "more", "words", "ints", "floats", "m"]
        counters = [c for c in self.common_counters if c in self.counters]
        arguments.append(self.chance.choice(counters + ["n", "3", "m + 1"]))
        arguments += [a.name for a in function.before if not a.is_view]
        arguments += [f"{kind}({self.value(kind)})" for kind in function.values]
        for wanted in function.references:
            own = [v for v in self.variables(wanted.kind, True) if v.length == wanted.length]
            if not own:
                own = [self.declare_like(wanted)]
            arguments.append(self.chance.choice(own).name)
        more = ["m" if self.maybe(2) else "1"] if function.has_default and self.maybe(2) else []
        call = f"{function.name}({', '.join(arguments + ['t'] + more)})"
        for array, mode in function.after.items():
            array.open = mode
        own = [a for a in self.shared if not a.open and a.kind == function.result and a.kind != "pair_of"]
        targets = [v for v in self.variables(function.result, True) if not v.length] if function.result else []
        if not function.result or self.maybe(6):
            self.line(f"{call};")
        elif function.result != "pair_of" and self.maybe(3):
            expression = self.around(call, function, arguments)
            if function.result == "float":
                expression = f"({expression}) * 0.125f"
            if targets and self.maybe(2):
                self.line(f"{self.chance.choice(targets).name} = {expression};")
            elif not function.returns and not self.views[0].open and self.maybe(2):
                self.line(f"if ({expression} > {function.result}(3))")
                self.line("    out[t.global] = mix(out[t.global], 3u);")
            else:
                name = self.new_name("x")
                self.line(f"{function.result} {name} = {expression};")
                self.scopes[-1].append(Variable(name, function.result))
        elif own and not function.returns and self.maybe(2):
            array = self.chance.choice(own)
            operator = self.chance.choice(["=", "+=", "^="] if array.kind == "unsigned" else ["="])
            self.line(f"{self.element(array, True)} {operator} {call};")
        elif targets and self.maybe(2):
            self.line(f"{self.chance.choice(targets).name} = {call};")
        else:
            name, constant = self.new_name("x"), self.maybe(2)
            self.line(f"{'const ' if constant else ''}{function.result} {name} = {call};")
            self.scopes[-1].append(Variable(name, function.result, 0, constant))
        if function.returns:
            self.wait(left=True)

    def copy_tile(self):
        """Writes a copy of the tiled_index or of its barrier, or nothing."""
        name = self.new_name("copy")
        if self.is_plain:
            return
        if self.maybe(4):
            self.line(f"tile_barrier {name} = t.barrier;")
            self.barriers.append(name)
        elif self.maybe(4):
            self.line(f"const tiled_index<{', '.join(str(n) for n in self.shape)}> {name}(t);")
            self.barriers.append(f"{name}.barrier")

    def declare_lambda(self):
        """Writes a lambda, which may live across barriers. It copies up to two variables."""
        known = [v.name for kind in ("unsigned", "int") for v in self.variables(kind) if not v.length]
        name = self.new_name("f")
        copied = self.chance.sample(known, min(len(known), self.chance.randrange(3)))
        self.line(f"auto {name} = [=](unsigned x) {{ return {' + '.join(['x * 3u'] + [f'unsigned({c})' for c in copied])}; }};")
        self.scopes[-1].append(Variable(name, "lambda", 0, True))

    def result_of(self, function):
        """Returns an expression for a result of the function; empty if it returns none."""
        if function.result == "pair_of":
            return f"pair_of{{{', '.join(f'{k}({self.value(k)})' for k in ('int', 'unsigned', 'float'))}}}"
        return f"{function.result}({self.value(function.result)})" if function.result else ""

    def around(self, call, function, arguments):
        """Returns an expression with the call as an operand. The other operands do not depend on it."""
        kind = function.result
        own = [v.name for v in self.variables(kind) if not v.length and
               not any(v.name in re.findall(r"\w+", a) for a in arguments)]
        number = {"int": "7", "unsigned": "5u", "float": "0.25f"}[kind]
        operands = own + [number] + ([self.place(0)] if kind == "int" else [])
        call = call if kind != "int" else f"({call} % 64)"
        first, last = self.chance.choice(operands), self.chance.choice(operands)
        elements = [self.element(a, not a.open) for a in self.shared
                    if a not in function.before and a.kind == kind and not a.is_view]
        if elements and self.maybe(2):
            first = self.chance.choice(elements)
        if kind == "int":
            first = f"{first} % 64"
        form = self.chance.choice(["{1} + {0}", "{0} * {3}", "{3} * {0} - {1}", "{0} + {2} % 8" if kind != "float" else
                                   "{0} - {2}", "larger({0}, {1})", "({0} < {1} ? {1} : {3})"])
        return form.format(call, first, last, number)

    def declare_like(self, wanted):
        """Writes a variable with the type of `wanted`, and returns it."""
        made = Variable(self.new_name("x"), wanted.kind, wanted.length)
        def one():
            if wanted.kind == "pair_of":
                return f"pair_of{{{', '.join(f'{k}({self.value(k)})' for k in ('int', 'unsigned', 'float'))}}}"
            return f"{wanted.kind}({self.condition(1) if wanted.kind == 'bool' else self.value(wanted.kind)})"
        value = f"{{{', '.join(one() for _ in range(wanted.length))}}}" if wanted.length else one()
        self.line(f"{wanted.kind} {made.name}{f'[{wanted.length}]' if wanted.length else ''} = {value};")
        self.scopes[-1].append(made)
        return made

    def write_function(self):
        """Writes a function with barriers, for the present state of the arrays, and returns it."""
        function = Function(f"{self.name}_step_{len(self.functions)}", self.chance.choice(["", "", "int", "unsigned",
                                                                                            "float", "pair_of"]))
        self.functions.append(function)
        passed = [a for a in self.shared if a.is_view or self.maybe(2)]
        parameters = [f"const array_view<unsigned, {self.rank}> &out",
                      f"const array_view<{self.views[1].kind}, {self.rank}> &more",
                      "const array_view<const unsigned, 1> &words", "array_view<const int, 1> ints",
                      "const array_view<const float, 1> &floats", "int m", "int n"]
        parameters += [f"{a.kind} (&{a.name}){a.bounds}" for a in passed if not a.is_view]
        scope, types = [], []
        for _ in range(self.chance.randint(0, 3)):
            kind, constant = self.chance.choice(["int", "unsigned", "unsigned", "float"]), self.maybe(2)
            made = Variable(self.new_name("p"), kind, 0, constant)
            written = kind
            if self.maybe(3):
                written = f"T{len(types)}"
                types.append(written)
            scope.append(made)
            function.values.append(kind)
            parameters.append(f"{'const ' if constant else ''}{written} {made.name}")
        own = [v for visible in self.scopes for v in visible if not v.constant and v.kind != "bool"]
        for v in self.chance.sample(own, min(len(own), self.chance.randint(0, 2))):
            function.references.append(v)
            scope.append(v)
            parameters.append(f"{v.kind} (&{v.name})[{v.length}]" if v.length else f"{v.kind} &{v.name}")
        lengths = ", ".join(str(n) for n in self.shape)
        index = self.chance.choice([f"tiled_index<{lengths}> t", f"const tiled_index<{lengths}> &t"])
        function.has_default = self.maybe(3)
        more = ["int rounds = 2"] if function.has_default else []
        head = f"{function.result or 'void'} {function.name}({', '.join(parameters + [index] + more)}) restrict(amp)"
        if types:
            head = f"template <{', '.join(f'typename {t}' for t in types)}>\n{head}"
        function.before = {a: a.open for a in passed}
        function.returns = self.maybe(3)

        saved = (self.lines, self.depth, self.scopes, self.counters, self.common_counters, self.shared, self.places,
                 self.unset, self.budget, self.barriers)
        self.lines, self.depth, self.scopes, self.shared = [], 1, [scope], passed
        self.counters, self.common_counters = ["n"], ["n"] + ["rounds"] * function.has_default
        self.unset, self.barriers = [], ["t.barrier"]
        self.places = [[f"t.local[{d}]"] for d in range(self.rank)]
        self.budget = min(self.budget, self.chance.randint(2, 8))
        self.nesting += 1
        self.copy_tile()
        if not self.maybe(8):
            self.wait()
        self.level(1, (lambda: f"return {self.result_of(function)}") if function.returns else None)
        if self.maybe(8) or not any("barrier" in line for line in self.lines):
            self.wait()
        if function.result:
            self.line(f"return {self.result_of(function)};")
        function.order = sum(bool(f.text) for f in self.functions)
        function.text = "\n".join([head, "{", *self.lines, "}", ""])
        self.nesting -= 1
        (self.lines, self.depth, self.scopes, self.counters, self.common_counters, self.shared, self.places,
         self.unset, self.budget, self.barriers) = saved
        function.after = {a: a.open for a in passed}
        for array, mode in function.before.items():
            array.open = mode
        return function
