# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Generates classes whose members and friends launch kernels that use private members."""

from .context import Context
from .model import AMP, BOTH, CPU, MASK, Expr, Variable, indented


class PrivateMembers:
    """Writes such classes."""

    def __init__(self, program):
        self.program, self.chance, self.count = program, program.chance, 0

    def restriction(self, sides):
        return self.program.macros.restriction(sides)

    def hidden(self, name):
        """Returns the lines of private members, and expressions for kernels that use them."""
        chance = self.chance
        a, b, c = (chance.randrange(1, 999) for _ in range(3))
        lines, numbers = [], []

        def add(text, value):
            numbers.append(Expr(text, value))
        if chance.randrange(2):
            lines.append(f"static const int factor = {a};")
            add("unsigned(factor)", lambda env, side: a)
        if chance.randrange(2):
            lines.append(f"enum {{ limit = {b} }};")
            add("unsigned(limit)", lambda env, side: b)
        if chance.randrange(2):
            lines.append(f"typedef unsigned word;" if chance.randrange(2) else "using word = unsigned;")
            add(f"word({c})", lambda env, side: c)
        if chance.randrange(2):
            lines += ["struct nested", "{", "    unsigned a;",
                      f"    unsigned twice() const{self.restriction(BOTH)} {{ return a * 2u; }}", "};"]
            add(f"nested{{{a}u + t}}.twice()", lambda env, side: 2 * (a + env["t"]) & MASK)
        if chance.randrange(2):
            sets = chance.choice([[BOTH], [AMP], [CPU, AMP], [AMP, CPU]])
            for s in sets:
                n = b if s == CPU else c
                lines.append(f"static unsigned step(unsigned x){self.restriction(s)} {{ return x * 3u + {n}u; }}")
            add("step(t)", lambda env, side: (env["t"] * 3 + c) & MASK)
        if chance.randrange(2):
            lines.append(f"template <typename U> static unsigned taken(U x){self.restriction(BOTH)} "
                         f"{{ return unsigned(x) + {a}u; }}")
            add("taken(float(t))", lambda env, side: env["t"] + a)
        return lines, numbers

    def write(self, file):
        """Writes a class, and registers its launches."""
        chance, program = self.chance, self.program
        self.count += 1
        name, number = f"keeper{self.count}", chance.randrange(200)
        scope = program.kernels.namespace(file)
        place = program.place(file)
        hidden, numbers = self.hidden(name)
        argument = chance.choice(["unsigned", "int", "float", *[t.spelling() for t in program.types_at(place)
                                                              if t.is_class]])
        template = chance.randrange(3) == 0
        if template:
            hidden.append("T kept;")
        head, own = ("template <typename T> ", f"{name}<{argument}>") if template else ("", name)
        lines = [f"{head}class {name}", "{", *([] if chance.randrange(2) else indented(hidden)), "public:",
                 f"    explicit {name}(unsigned x) : v(x){', kept(T(x))' if template else ''} {{}}"]
        first = len(lines) == 4 
        after, launchers = [], []
        for way in chance.sample(["member", "static", "outside", "friend", "nested"], chance.randint(1, 3)):
            host = Context(program, program.place(file), scope, CPU)
            host.prefix, host.in_class_template = "h", template
            static = way in ("static", "friend", "nested")
            host.lines.append(f"const unsigned mine = {'1u' if static else 'v'};")
            host.steps.append(("mine", lambda env, side, n=1 if static else number: n))
            if template and not static:
                host.lines.append("const unsigned also = unsigned(kept);")
                host.steps.append(("also", lambda env, side: number))
            host.variables = [Variable(n, program.unsigned, True) for n, _ in host.steps]
            program.kernels.captures(host)
            usable = numbers if way != "friend" else []
            launch, run = program.kernels.body(host, usable)
            body = ["{", *indented(host.lines + launch), "}"]
            view = "const concurrency::array_view<unsigned> &out"
            if way == "member":
                lines += indented([f"void run_member({view}) const", *body])
                call = f"{scope.path()}{own}({number}u).run_member(out)"
            elif way == "static":
                lines += indented([f"static void run_static({view})", *body])
                call = f"{scope.path()}{own}::run_static(out)"
            elif way == "outside":
                lines.append(f"    void run_outside({view}) const;")
                word = "inline " if file.is_header and not template else ""
                after += [f"{head}{word}void {name}{'<T>' if template else ''}::run_outside({view}) const", *body]
                call = f"{scope.path()}{own}({number}u).run_outside(out)"
            elif way == "friend":
                lines += indented([f"friend void run_friend(const {name} &, {view})", *body])
                call = f"run_friend({scope.path()}{own}({number}u), out)"
            else:
                lines += indented(["struct inner", "{", f"    static void run({view})", *indented(body), "};"])
                call = f"{scope.path()}{own}::inner::run(out)"
            launchers.append((f"{name}_{way}", call, host, run))
        rest = ["unsigned v;"] + (hidden if first else [])
        lines += ["private:", *indented(rest), "};", *after]
        file.write_in(scope, lines)
        at = program.place(file)
        for text, call, host, run in launchers:
            program.kernels.add(at, text, call, host, run)
