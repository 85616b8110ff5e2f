# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Generates random programs of tiled kernels, for scripts/fuzz_tile_loops.

The kernels have no races and no undefined behavior. `kind` is the type of a value:
int, unsigned, float, bool or pair_of.
"""

from .common_values import CommonValues
from .functions import FunctionCalls, Shared, Variable

SHAPES = [(1,), (2,), (3,), (4,), (7,), (8,), (16,), (1, 2), (2, 1), (2, 2), (1, 4), (3, 2), (2, 4), (4, 4), (1, 8),
          (1, 1, 2), (1, 2, 2), (4, 1, 2), (2, 3, 1), (2, 2, 2), (1, 2, 4)]
TYPES = ["unsigned", "unsigned", "int", "int", "float", "pair_of"]
INT_LIMIT, FLOAT_LIMIT, COUNTER_LIMIT = 4095, 4096, 16

PRELUDE = """\
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

struct pair_of { int i; unsigned u; float f; };

unsigned mix(unsigned a, unsigned b) restrict(cpu, amp) { return (a ^ (b >> 3)) * 2654435761u + b; }
unsigned bits_of(float f) restrict(cpu, amp) { return unsigned(int(f * 64)); }
unsigned bits_of(int i) restrict(cpu, amp) { return unsigned(i); }
float average(float a, float b) restrict(cpu, amp) { return a * 0.5f + b * 0.5f; }
int fewer(int a) restrict(cpu, amp) { int half = a; while (half > a / 2) --half; return half; }
template <typename T> T larger(T a, T b) restrict(cpu, amp) { return a < b ? b : a; }
"""


class Kernel(FunctionCalls, CommonValues):
    """The text of one kernel and of the function that launches it."""

    def __init__(self, name, chance, wraps):
        self.name, self.chance, self.wraps = name, chance, wraps
        self.shape = chance.choice(SHAPES)
        self.rank = len(self.shape)
        self.tiles = [chance.randint(1, 3) for _ in self.shape]
        self.lines, self.depth, self.count = [], 2, 0
        self.functions, self.nesting = [], 0
        self.scopes, self.counters = [[]], []
        self.is_plain = self.maybe(3)  # without calls and copies of the barrier, which are not coarsened
        self.views = [Shared("out", "unsigned", is_view=True),
                      Shared("more", chance.choice(["int", "float"]), is_view=True)]
        self.shared = list(self.views)
        self.budget = chance.randint(6, 24)
        self.write_body()

    # Output.

    def line(self, text):
        self.lines.append("    " * self.depth + text)

    def new_name(self, stem):
        self.count += 1
        return f"{stem}{self.count}"

    def maybe(self, one_in):
        return self.chance.randrange(one_in) == 0

    def block(self, head, write):
        """Writes a block after the line `head`; `write` writes its statements."""
        self.line(head)
        self.line("{")
        self.depth += 1
        self.scopes.append([])
        write()
        self.scopes.pop()
        self.depth -= 1
        self.line("}")

    # Expressions. int() and float() also return a bound of the absolute value.

    def variables(self, kind, to_change=False):
        """Returns the visible variables of a type, without the constants if `to_change`."""
        return [v for scope in self.scopes for v in scope if v.kind == kind and not (to_change and v.constant)]

    def place(self, d):
        """Returns an expression for the local index of the thread in dimension d."""
        return self.chance.choice(self.places[d])

    def within(self, length):
        """Returns an index from 0 to length - 1 that any thread may use, or None."""
        kind = self.chance.randrange(5)
        if kind == 0 or length == 1:
            return str(self.chance.randrange(length))
        if kind == 1 and self.counters:
            return f"{self.chance.choice(self.counters)} % {length}"
        numbers = [v for v in self.variables("unsigned") if not v.length]
        if kind == 2 and numbers:
            return f"int({self.chance.choice(numbers).name} % {length}u)"
        return None

    def element(self, array, own):
        """Returns an element of a Shared: the thread's own one, or any."""
        if own and array.is_view:
            return f"{array.name}[t.global]"
        places = []
        for d, length in enumerate(self.shape):
            place = self.place(d)
            if not own:
                other = self.within(length)
                place = other or self.chance.choice(
                    [place, f"{length - 1} - {place}", f"({place} + {self.chance.randint(1, length)}) % {length}"])
            places.append(place)
        return self.element_at(array, places)

    def element_at(self, array, places):
        if array.is_view:
            return f"{array.name}[t.tile_origin + index<{self.rank}>({', '.join(places)})]"
        if not array.linear:
            return array.name + "".join(f"[{p}]" for p in places)
        index = places[0]
        for d in range(1, self.rank):
            index = f"({index}) * {self.shape[d]} + {places[d]}"
        return f"{array.name}[{index}]"

    def atoms(self, kind):
        """Returns expressions of a type that need no operator: variables, fields, elements."""
        found = []
        for v in self.variables(kind):
            found.append(v.name if not v.length else f"{v.name}[{self.within(v.length) or '0'}]")
        field = {"int": "i", "unsigned": "u", "float": "f"}[kind]
        for v in self.variables("pair_of"):
            found.append(f"{v.name}.{field}")
        for array in self.shared:
            element = self.element(array, not array.open)
            if array.kind == kind:
                found += [element, element]
            elif array.kind == "pair_of":
                found.append(f"{element}.{field}")
        view = {"int": "ints", "unsigned": "words", "float": "floats"}[kind]
        where = self.within(64)
        found.append(f"{view}[{where}]" if where else f"{view}[t.global[{self.rank - 1}]]")
        if kind == "unsigned":
            found += [f"{v.name}({self.chance.randrange(9)}u)" for v in self.variables("lambda")]
        return found

    def unsigned(self, depth):
        kind = self.chance.randrange(13)
        if depth <= 0 or kind < 3:
            return self.chance.choice(self.atoms("unsigned") + [f"{self.chance.randrange(1 << 32)}u"])
        if kind == 3:
            return f"(0u + {self.int(depth - 1)[0]})"
        if kind == 4:
            return f"bits_of({self.bounded_float(depth - 1)})"
        if kind == 5:
            return f"mix({self.unsigned(depth - 1)}, {self.unsigned(depth - 1)})"
        if kind == 6:
            return f"({self.condition(depth - 1)} ? {self.unsigned(depth - 1)} : {self.unsigned(depth - 1)})"
        if kind == 7:
            return f"({self.unsigned(depth - 1)} {self.chance.choice(['<<', '>>'])} {self.chance.randrange(32)})"
        if kind == 8:
            return f"({self.unsigned(depth - 1)} {self.chance.choice('/%')} {self.chance.randint(1, 99)}u)"
        if kind == 9:
            return f"larger({self.unsigned(depth - 1)}, {self.unsigned(depth - 1)})"
        return f"({self.unsigned(depth - 1)} {self.chance.choice('+-*^|&')} {self.unsigned(depth - 1)})"

    def int(self, depth):
        kind = self.chance.randrange(12)
        if depth <= 0 or kind < 3:
            choices = [(a, INT_LIMIT) for a in self.atoms("int")]
            choices += [(self.place(d), n) for d, n in enumerate(self.shape)]
            choices += [(c, COUNTER_LIMIT) for c in self.counters]
            value = self.chance.randint(-9, 99)
            return self.chance.choice(choices + [(f"({value})" if value < 0 else str(value), 99)])
        if kind == 3:
            return f"int({self.unsigned(depth - 1)} >> {32 - 12})", INT_LIMIT
        if kind == 4:
            return f"int({self.bounded_float(depth - 1)})", FLOAT_LIMIT
        a, a_bound = self.int(depth - 1)
        if kind == 5:
            by = self.chance.randint(1, 99)
            return (f"({a} / {by})", a_bound) if self.maybe(2) else (f"({a} % {by})", by)
        b, b_bound = self.int(depth - 1)
        if kind == 6:
            return f"({self.condition(depth - 1)} ? {a} : {b})", max(a_bound, b_bound)
        if kind == 7:
            return f"larger({a}, {b})", max(a_bound, b_bound)
        operator = self.chance.choice("+-*^")
        bound = a_bound * b_bound if operator == "*" else 2 * max(a_bound, b_bound) + 2
        if bound >= 1 << 30 and not self.wraps:
            return f"({a} % 64 {operator} {b} % 64)", 64 * 64
        return f"({a} {operator} {b})", bound

    def float(self, depth):
        kind = self.chance.randrange(9)
        if depth <= 0 or kind < 3:
            return self.chance.choice([(a, FLOAT_LIMIT) for a in self.atoms("float")] +
                                      [(f"{self.chance.randint(-99, 99) / 8}f", 13)])
        if kind == 3:
            a = self.unsigned(depth - 1)
            return f"(1.0f * int({a} & 1023u))", 1023
        if kind == 4:
            a = self.bounded_int(depth - 1)
            return f"(1.0f * ({a}))", INT_LIMIT + 1
        (a, a_bound), (b, b_bound) = self.float(depth - 1), self.float(depth - 1)
        if kind == 5:
            return f"({self.condition(depth - 1)} ? {a} : {b})", max(a_bound, b_bound)
        if kind == 6 and a_bound * b_bound < 1e30:
            return f"({a} * {b})", a_bound * b_bound
        return f"({a} {self.chance.choice('+-')} {b})", a_bound + b_bound

    def bounded_int(self, depth):
        """Returns an int expression with an absolute value of at most INT_LIMIT."""
        text, bound = self.int(depth)
        return text if bound <= INT_LIMIT and not self.wraps else f"{text} % {INT_LIMIT + 1}"

    def bounded_float(self, depth):
        """Returns a float expression with an absolute value of at most FLOAT_LIMIT."""
        text, bound = self.float(depth)
        scale = 1.0
        while bound * scale > FLOAT_LIMIT:
            scale /= 2
        return text if scale == 1 else f"{text} * {scale!r}f"

    def value(self, kind, depth=None):
        depth = self.chance.randint(0, 3) if depth is None else depth
        if kind == "unsigned":
            return self.unsigned(depth)
        if kind == "float":
            return self.bounded_float(depth)
        return self.int(depth)[0] if self.wraps and self.maybe(2) else self.bounded_int(depth)

    def condition(self, depth):
        kind = self.chance.randrange(6)
        if kind == 0:
            return f"({self.unsigned(depth)} & {self.chance.randint(1, 7)}u) != 0"
        if kind == 1:
            return f"{self.bounded_float(depth)} < {self.bounded_float(depth)}"
        if kind == 2:
            return f"{self.unsigned(depth)} {self.chance.choice(['<', '>=', '=='])} {self.unsigned(depth)}"
        if kind == 3 and self.variables("bool"):
            return self.chance.choice(self.variables("bool")).name
        return f"{self.int(depth)[0]} {self.chance.choice(['<', '<=', '!='])} {self.int(depth)[0]}"

    def guard(self):
        """Returns a condition on the local index of the thread."""
        d = self.chance.randrange(self.rank)
        bound = self.chance.choice([str(self.chance.randint(0, self.shape[d])), "n", "m"] + self.counters)
        text = f"{self.place(d)} {self.chance.choice(['<', '<=', '>', '>=', '=='])} {bound}"
        return text if self.maybe(2) else f"{text} && {self.place(0)} < {self.chance.randint(1, self.shape[0])}"

    def common(self):
        """Returns a condition that is uniform: the same for all threads of the tile."""
        d = self.chance.randrange(self.rank)
        choices = [f"n > {self.chance.randint(0, 4)}", f"m % 2 == {self.chance.randint(0, 1)}", f"t.tile[{d}] == 0",
                   "n < m"]
        choices += [f"{c} < {self.chance.randint(0, 3)}" for c in self.counters if c in self.common_counters]
        # No thread writes to an open array before the next barrier.
        choices += [f"({self.element_at(array, [str(self.chance.randrange(n)) for n in self.shape])} & 1u) == 0u"
                    for array in self.shared if array.open and array.kind == "unsigned"]
        return self.chance.choice(choices)

    # Statements without barriers.

    def declare(self, may_be_unset=False):
        """Writes a variable.

        Without an initializer, it is added to `unset`, not to the scope.
        """
        kind = self.chance.choice(TYPES + ["bool"])
        name = self.new_name("x")
        if kind == "pair_of":
            value = ", ".join(f"{k}({self.value(k)})" for k in ("int", "unsigned", "float"))
            self.line(f"pair_of {name} = {{{value}}};")
        elif kind == "bool":
            self.line(f"bool {name} = {self.condition(1)};")
        elif self.maybe(4):
            length = self.chance.randint(1, 4)
            values = [f"{kind}({self.value(kind)})" for _ in range(length)]
            self.line(f"{kind} {name}[{length}] = {{{', '.join(values)}}};")
            self.scopes[-1].append(Variable(name, kind, length))
            return
        else:
            constant = self.maybe(4)
            if may_be_unset and not constant and self.maybe(3):
                self.unset.append(Variable(name, kind))
                if self.maybe(2):
                    self.line(f"{kind} {name};")
                    return
                other = self.new_name("x")
                self.line(f"{kind} {name}, {other} = {self.value(kind)};")
                self.scopes[-1].append(Variable(other, kind))
                return
            self.line(f"{'const ' if constant else ''}{kind} {name} = {self.value(kind)};")
            self.scopes[-1].append(Variable(name, kind, 0, constant))
            return
        self.scopes[-1].append(Variable(name, kind))

    def change(self, target, kind):
        """Returns a statement that assigns to `target`."""
        if kind == "pair_of":
            if self.maybe(3):
                value = ", ".join(f"{k}({self.value(k)})" for k in ("int", "unsigned", "float"))
                return f"{target} = pair_of{{{value}}};"
            field, kind = self.chance.choice([("i", "int"), ("u", "unsigned"), ("f", "float")])
            target = f"{target}.{field}"
        if kind == "bool":
            return f"{target} = {self.condition(2)};"
        if kind == "float" and self.maybe(2):
            return f"{target} = average({target}, {self.value('float')});"
        if (kind == "unsigned" or kind == "int" and self.wraps) and self.maybe(2):
            return f"{target} {self.chance.choice('+-*^')}= {self.value(kind)};"
        return f"{target} = {self.value(kind)};"

    def statement(self, depth):
        kind = self.chance.randrange(12)
        if kind < 4:
            targets = [v for scope in self.scopes for v in scope if not v.constant]
            if targets:
                v = self.chance.choice(targets)
                where = f"[{self.within(v.length) or '0'}]" if v.length else ""
                self.line(self.change(v.name + where, v.kind))
                return
        own = [a for a in self.shared if not a.open]
        if kind < 8 and own:
            array = self.chance.choice(own)
            self.line(self.change(self.element(array, True), array.kind))
        elif kind in (7, 8) and depth > 0 and self.maybe(2):
            condition = self.guard() if self.maybe(2) else self.condition(1)
            self.block(f"if ({condition})", lambda: self.statements(depth - 1))
            if self.maybe(2):
                self.block("else", lambda: self.statements(depth - 1))
        elif kind == 9 and depth > 0:
            counter = self.new_name("k")
            end = self.chance.choice([str(self.chance.randint(1, 5)), "n", self.place(0)])
            def body():
                self.counters.append(counter)
                self.statements(depth - 1)
                self.counters.pop()
            self.block(f"for (int {counter} = 0; {counter} < {end}; ++{counter})", body)
        elif kind == 8 and self.sum_of_open():
            pass
        elif own:
            array = own[0]
            self.line(self.change(self.element(array, True), array.kind))

    def sum_of_open(self):
        """Writes a loop that sums the elements of all threads of a row or column; False
        if there is none.
        """
        arrays = [a for a in self.shared if a.open and a.kind in ("unsigned", "int")]
        sums = [v for v in self.variables("unsigned", True) + self.variables("int", self.wraps) if not v.length and
                not v.constant and (v.kind == "unsigned" or self.wraps)]
        if not arrays or not sums:
            return False
        array, result, d = self.chance.choice(arrays), self.chance.choice(sums), self.chance.randrange(self.rank)
        counter = self.new_name("k")
        places = [counter if k == d else self.place(k) for k in range(self.rank)]
        element = self.element_at(array, places)
        value = element if self.maybe(2) else f"{element} * {self.value('unsigned', 1)}"
        self.line(f"for (int {counter} = 0; {counter} < {self.shape[d]}; ++{counter})")
        self.line(f"    {result.name} {self.chance.choice('+-^')}= {value};")
        return True

    def statements(self, depth):
        if self.maybe(3):
            self.declare()
        for _ in range(self.chance.randint(1, 3)):
            self.statement(depth)

    # Statements with barriers, in uniform control flow.

    def wait(self, modes=None, left=False):
        """Writes a barrier, after which each Shared is open as `modes` says, or at random.

        `left` is true after a loop that a thread may leave early: then the barrier must
        also order accesses to views.
        """
        kinds = ["wait", "wait", "wait_with_all_memory_fence", "wait_with_tile_static_memory_fence"]
        modes = modes or {array: self.maybe(2) for array in self.shared}
        orders_views = left or any(array.open != modes[array] for array in self.views)
        self.line(f"{self.chance.choice(self.barriers)}.{self.chance.choice(kinds[:3] if orders_views else kinds)}();")
        for array in self.shared:
            array.open = modes[array]

    def declare_shared(self):
        """Writes a tile_static array, and an assignment to the own element of each thread."""
        array = Shared(self.new_name("s"), self.chance.choice(["unsigned", "unsigned", "int", "float", "pair_of"]),
                       self.rank > 1 and self.maybe(3))
        threads = 1
        for length in self.shape:
            threads *= length
        bounds = f"[{threads}]" if array.linear else "".join(f"[{n + self.maybe(5)}]" for n in self.shape)
        array.bounds = bounds
        self.line(f"tile_static {array.kind} {array.name}{bounds};")
        element = self.element(array, True)
        fields = [("." + f, k) for f, k in (("i", "int"), ("u", "unsigned"), ("f", "float"))]
        for field, kind in fields if array.kind == "pair_of" else [("", array.kind)]:
            self.line(f"{element}{field} = {self.value(kind)};")
        self.shared.append(array)

    def level(self, depth, leave):
        """Writes statements, some of them barriers.

        `leave` is a function that returns a statement that may end them early, or None.
        """
        hidden, self.unset = self.unset, []
        shared = len(self.shared)
        for _ in range(self.chance.randint(2, 7)):
            self.budget -= 1
            kind = self.chance.randrange(12)
            if self.nesting < 2 and not self.is_plain and self.maybe(6):
                self.call()
            elif kind < 2:
                (self.declare_lambda if self.maybe(4) else self.declare)()
            elif kind == 2:
                self.declare(may_be_unset=True)
            elif kind < 7:
                self.statement(2)
            elif kind < 9 or self.budget < 0:
                self.wait()
                for v in self.unset:
                    self.line(f"{v.name} = {self.condition(1) if v.kind == 'bool' else self.value(v.kind)};")
                    self.scopes[-1].append(v)
                self.unset = []
            elif kind == 9:
                self.declare_shared()
            elif kind == 10 and leave and self.maybe(2):
                self.line(f"if ({self.common()})")
                self.line(f"    {leave()};")
            elif depth > 0:
                self.compound(depth - 1, leave)
        self.unset = hidden
        del self.shared[shared:]

    def compound(self, depth, leave):
        """Writes a loop or condition with barriers in it.

        It ends with a barrier that restores `open`.
        """
        modes = {array: array.open for array in self.shared}
        kind = self.chance.randrange(4)
        leaves = False

        def body(leave=leave):
            self.level(depth, leave)
            self.wait(modes)

        if kind == 0:
            self.block(f"if ({self.common()})", body)
            if self.maybe(2):
                for array, mode in modes.items():
                    array.open = mode
                self.block("else", body)
        elif kind == 2 and self.maybe(3):
            def cases():
                for label in ["case 0:", "case 1:", "case 2:\n        case 3:", "default:"]:
                    for array, mode in modes.items():
                        array.open = mode
                    self.block(label, lambda: body(None))
                    if self.maybe(2):
                        self.line("break;")
            self.block(f"switch ({self.chance.choice(['n', 'm', 't.tile[0]'] + self.common_bound())})", cases)
        elif kind == 1 and self.maybe(2):
            counter = self.new_name("w")
            self.line(f"int {counter} = {self.chance.choice(['n', 'm', '2'])};")
            counts = self.maybe(2)  # in the condition
            def rounds():
                self.counters.append(counter)
                self.common_counters.append(counter)
                body()
                if not counts:
                    self.line(f"--{counter};")
                self.counters.pop()
                self.common_counters.pop()
            self.block(f"while ({counter}{'--' if counts else ''} > 0)", rounds)
        else:
            counter = self.new_name("r")
            leaves = self.maybe(3)
            ends = ["n", "m", "3"] + self.common_bound()
            def rounds():
                self.counters.append(counter)
                self.common_counters.append(counter)
                body((lambda: "break") if leaves else leave)
                if self.maybe(4):  # some threads end the iteration
                    self.line(f"if ({self.guard() if self.maybe(2) else self.condition(1)})")
                    self.line("    continue;")
                    self.statements(1)
                self.counters.pop()
                self.common_counters.pop()
            head = self.chance.choice(
                [f"for (int {counter} = 0; {counter} < {self.chance.choice(ends)}; ++{counter})",
                 f"for (int {counter} = fewer(m + 3); {counter} > 0; {counter} = fewer({counter}))",
                 f"for (int {counter} = {self.shape[-1]}; {counter} > 0; {counter} /= 2)",
                 f"for (int {counter} = 1; {counter} <= n + 1; {counter} *= 2)"])
            self.block(head, rounds)
        if leaves:
            self.wait(left=True)

    def write_body(self):
        self.places = [[f"t.local[{d}]"] for d in range(self.rank)]
        self.unset, self.common_counters = [], []
        self.barriers = ["t.barrier"]
        self.copy_tile()
        for d in range(self.rank):
            if self.maybe(2):
                name = ["slice", "row", "column"][3 - self.rank + d]
                self.line(f"const int {name} = t.local[{d}];")
                self.places[d] = [name] if self.maybe(2) else [name, f"t.local[{d}]"]
        for _ in range(self.chance.randint(1, 3)):
            self.declare_shared()
        for _ in range(self.chance.randint(0, 3)):
            self.declare(may_be_unset=True)
        self.wait()
        for v in self.unset:
            self.line(f"{v.name} = {self.condition(1) if v.kind == 'bool' else self.value(v.kind)};")
            self.scopes[-1].append(v)
        while True:
            self.level(2, (lambda: "return") if self.maybe(4) else None)
            if self.budget < 0:
                break
        if self.views[0].open:
            self.wait({array: False for array in self.shared})
        for _ in range(self.chance.choice([0, 0, 0, 1, 2])):
            condition = self.guard() if self.maybe(2) else self.condition(1)
            if self.maybe(3):
                self.line(f"for (int last = 0; last < {self.chance.randint(1, 4)}; ++last)")
            self.line(f"if ({condition}) {{ out[t.global] = mix(out[t.global], 1u); return; }}")
            if self.maybe(2):
                self.declare()
        self.line("unsigned result = out[t.global];")
        for v in self.scopes[0]:
            for name in [v.name] if not v.length else [f"{v.name}[{i}]" for i in range(v.length)]:
                parts = {"pair_of": [f"unsigned({name}.i)", f"{name}.u", f"bits_of({name}.f)"],
                         "float": [f"bits_of({name})"], "lambda": [f"{name}(1u)"]}.get(v.kind, [f"unsigned({name})"])
                for part in parts:
                    self.line(f"result = mix(result, {part});")
        for array in self.shared:
            if array.kind != "pair_of" and not array.is_view:
                element = self.element(array, not array.open)
                part = f"bits_of({element})" if array.kind == "float" else f"unsigned({element})"
                self.line(f"result = mix(result, {part});")
        self.line("out[t.global] = result;")

    def text(self):
        """Returns the function that launches the kernel, and a call of it."""
        lengths = ", ".join(str(n) for n in self.shape)
        extent = ", ".join(str(n * k) for n, k in zip(self.shape, self.tiles))
        size = 1
        for n, k in zip(self.shape, self.tiles):
            size *= n * k
        n, m = self.chance.randint(0, 4), self.chance.randint(0, 4)
        call = f"{self.name}({n}, {m}, words, ints, floats);"
        other = self.views[1].kind
        head = f"[=](tiled_index<{lengths}> t) restrict(amp)"
        # A function is complete before the functions that call it.
        ordered = sorted(self.functions, key=lambda f: f.order)
        return "\n".join([
            *(f.text for f in ordered),
            f"static void {self.name}(int n, int m, array_view<const unsigned, 1> words,",
            "                     array_view<const int, 1> ints, array_view<const float, 1> floats)", "{",
            f"    std::vector<unsigned> result({size}, 7u);",
            f"    std::vector<{other}> also({size}, {other}(1.5f));",
            f"    array_view<unsigned, {self.rank}> out({extent}, result);",
            f"    array_view<{other}, {self.rank}> more({extent}, also);",
            f"    parallel_for_each(out.extent.tile<{lengths}>(), {head}", "    {", *self.lines, "    });",
            f"    print(\"{self.name}\", out, more, result, also);", "}"]), call


def program(chance, kernels, wraps):
    """Returns a program of some kernels. If `wraps`, it must be compiled with -fwrapv."""
    definitions, calls = [], []
    for number in range(kernels):
        definition, call = Kernel(f"kernel_{number}", chance, wraps).text()
        definitions.append(definition)
        calls.append(f"    {call}")
    return "\n".join([
        PRELUDE,
        "template <typename Out, typename More, typename Numbers>",
        "static void print(const char *name, const Out &out, const More &more, const std::vector<unsigned> &result,",
        "                  const Numbers &also)", "{",
        "    out.synchronize(); more.synchronize();",
        "    unsigned sum = 0;",
        "    for (unsigned u : result) sum = mix(sum, u);",
        "    for (auto number : also) sum = mix(sum, bits_of(number));",
        "    std::printf(\"%s %08x\\n\", name, sum);", "}", "",
        "\n\n".join(definitions), "",
        "int main()", "{",
        "    std::vector<unsigned> w(64); std::vector<int> i(64); std::vector<float> f(64);",
        "    for (unsigned k = 0; k < 64; ++k)", "    {",
        "        w[k] = mix(k, 12345u); i[k] = int(mix(k, 99u) >> 20) - 2048; f[k] = float(i[k]) / 16;", "    }",
        "    array_view<const unsigned, 1> words(64, w); array_view<const int, 1> ints(64, i);",
        "    array_view<const float, 1> floats(64, f);", *calls, "}", ""])
