# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Generates functions that launch kernels, in sources and headers, and their expected
values.
"""

from .context import Context
from .model import AMP, CPU, Expr, Function, Param, Variable, indented

CAPTURED = ("int", "unsigned", "float", "enum", "class")


class Launcher:
    """A function or member that writes a view.

    `call` is the text of its call; run() returns the expected values.
    """

    def __init__(self, place, name, call, size, run):
        self.file, self.order, self.name, self.call, self.size, self.run = (place.file, place.order, name, call, size,
                                                                            run)


class Kernels:
    """Writes functions that launch kernels. `host` is the Context of such a function."""

    def __init__(self, program):
        self.program, self.chance = program, program.chance
        self.launchers = []
        self.count = 0

    def captures(self, host):
        """Writes variables that the kernel captures."""
        for _ in range(self.chance.randrange(4)):
            types = [t for t in self.program.types_at(host.place) if t.kind in CAPTURED]
            host.declare(self.chance.choice(types), self.chance.randrange(2) == 0)

    def inner(self, host, variables=(), extra=(), prefix="k"):
        """Returns the Context of a kernel. Its captures are const."""
        captured = [Variable(v.name, v.type, True, v.template) for v in host.variables]
        context = Context(self.program, host.place, host.scope, AMP,
                          captured + [Variable(n, self.program.unsigned, True) for n in ("t", *variables)], host.klass)
        # Name lookup in the kernel also finds the names of the enclosing blocks.
        context.directives, context.usings = list(host.directives), dict(host.usings)
        context.prefix, context.in_class_template = prefix, host.in_class_template
        context.numbers += list(extra)
        return context

    def finish(self, context):
        """Generates statements and a value, and returns the text of the value."""
        self.program.decorate(context)
        context.value = context.number(2)
        return context.value.text

    def body(self, host, extra=(), out="out"):
        """Returns the lines of a launch, and a function run(env, t) for the value that
        thread t writes.
        """
        kind = self.chance.randrange(5)
        if kind == 0:
            return self.tiled(host, extra, out)
        kernel = self.inner(host, extra=extra)
        value = self.finish(kernel)
        lines = ["const unsigned t = unsigned(i[0]);", *kernel.lines]
        def run(env, t):
            return kernel.result(dict(env, t=t), "amp")
        if kind == 1 and not any(l.startswith("#") for l in lines):
            return [f"FILL({out}, i, {' '.join(lines)}, {value});"], run
        lines.append(f"{out}[i] = {value};")
        if kind == 2:
            return [f"LAUNCH({out}, i)", "{", *indented(lines), "}", "LAUNCH_END;"], run
        if kind == 3:
            return [f"auto kernel = [=](concurrency::index<1> i){self.program.macros.restriction(AMP)}", "{",
                    *indented(lines), "};", f"concurrency::parallel_for_each({out}.get_extent(), kernel);"], run
        return [f"concurrency::parallel_for_each({out}.get_extent(), [=](concurrency::index<1> i)"
                f"{self.program.macros.restriction(AMP)}", "{", *indented(lines), "});"], run

    def tiled(self, host, extra, out):
        """As body(), for a tiled kernel: each thread reads a tile_static element of another."""
        first = self.inner(host, extra=extra, prefix="a")
        before = self.finish(first)
        second = self.inner(host, ["near"], extra, "b")
        second.directives, second.usings = list(first.directives), dict(first.usings)    # the same block
        value = self.finish(second)
        size = self.chance.choice([2, 4])
        by = self.chance.randrange(size)
        lines = [f"tile_static unsigned shared[{size}];", "const unsigned t = unsigned(i.global[0]);", *first.lines,
                 f"shared[i.local[0]] = {before};", "i.barrier.wait();",
                 f"const unsigned near = shared[(i.local[0] + {by}) % {size}] & 255u;", *second.lines,
                 f"{out}[i.global] = {value};"]

        def run(env, t):
            other = t - t % size + (t % size + by) % size
            near = first.result(dict(env, t=other), "amp") & 255    # small enough to be exact as float
            return second.result(dict(env, t=t, near=near), "amp")
        return [f"concurrency::parallel_for_each({out}.get_extent().tile<{size}>(), "
                f"[=](concurrency::tiled_index<{size}> i){self.program.macros.restriction(AMP)}", "{",
                *indented(lines), "});"], run

    def add(self, place, name, call, host, run, size=8):
        def values():
            env = {}
            for n, step in host.steps:
                env[n] = step(env, "cpu")
            return [run(env, t) for t in range(size)]
        self.launchers.append(Launcher(place, name, call, size, values))

    def namespace(self, file):
        return self.chance.choice([n for n in self.program.namespaces if not (n.is_unnamed() and file.is_header)])

    def write(self, file):
        """Writes a function that launches a kernel, in one of several ways."""
        kind = self.chance.randrange(6)
        scope = self.namespace(file)
        self.count += 1
        name = f"launch_{self.count}"
        host = Context(self.program, self.program.place(file), scope, CPU)
        host.prefix = "h"
        if kind == 0:
            return self.in_template(file, scope, name, host)
        if kind == 1:
            return self.functor(file, scope, name, host)
        if kind == 2:
            return self.on_host(file, scope, name, host)
        self.program.decorate(host, False)
        self.captures(host)
        lines, run = self.body(host)
        word = "inline " if file.is_header else self.chance.choice(["", "static "])
        file.write_in(scope, [f"{word}void {name}(const concurrency::array_view<unsigned> &out)", "{",
                              *indented(host.lines + lines), "}"])
        self.add(host.place, name, f"{scope.path()}{name}(out)", host, run)

    def on_host(self, file, scope, name, host):
        """Writes a function without a kernel, with the same kinds of calls in cpu code."""
        self.program.decorate(host)
        inner = Context(self.program, host.place, scope, CPU, [Variable("t", self.program.unsigned, True)])
        self.program.decorate(inner)
        inner.value = inner.number(2)
        word = "inline " if file.is_header else ""
        file.write_in(scope, [f"{word}void {name}(const concurrency::array_view<unsigned> &out)", "{",
                              "    for (int n = 0; n < 8; ++n)", "    {", "        const unsigned t = unsigned(n);",
                              *indented(indented(inner.lines)), f"        out[n] = {inner.value.text};", "    }", "}"])
        self.add(host.place, name, f"{scope.path()}{name}(out)", Context(self.program, host.place, scope, CPU),
                 lambda env, t: inner.result({"t": t}, "cpu"))

    def functor(self, file, scope, name, host):
        """Writes a functor and a function that launches it.

        It may also have a cpu call operator.
        """
        types = [t for t in self.program.types_at(host.place) if t.kind in CAPTURED]
        members = [Variable(f"held{i}", self.chance.choice(types), True) for i in range(self.chance.randrange(3))]
        kernel = Context(self.program, host.place, scope, AMP, members + [Variable("t", self.program.unsigned, True)])
        value = self.finish(kernel)
        numbers = [self.chance.randrange(200) for _ in members]
        lines = [f"struct {name}_functor", "{", "    concurrency::array_view<unsigned> out;",
                 *[f"    {v.type.spelling()} {v.name};" for v in members]]
        operators = [[f"    void operator()(concurrency::index<1> i) const{self.program.macros.restriction(AMP)}",
                      "    {", "        const unsigned t = unsigned(i[0]);", *indented(indented(kernel.lines)),
                      f"        out[i] = {value};", "    }"]]
        if self.chance.randrange(2):
            operators.append(["    void operator()(concurrency::index<1> i) const { out[i] = 0u; }"])
        self.chance.shuffle(operators)
        lines += [l for o in operators for l in o] + ["};"]
        values = ", ".join(["out", *[v.type.make(f"{n}u") for v, n in zip(members, numbers)]])
        word = "inline " if file.is_header else "static "
        lines += [f"{word}void {name}(const concurrency::array_view<unsigned> &out)", "{",
                  f"    concurrency::parallel_for_each(out.get_extent(), {name}_functor{{{values}}});", "}"]
        file.write_in(scope, lines)
        given = {v.name: v.type.value_of(n) for v, n in zip(members, numbers)}
        self.add(host.place, name, f"{scope.path()}{name}(out)", host,
                 lambda env, t: kernel.result(dict(given, t=t), "amp"))

    def in_template(self, file, scope, name, host):
        """Writes a function template with a kernel whose calls depend on the argument."""
        program = self.program
        f = Function(name, scope, [Param("x", None, "v")], AMP, host.place)
        host.variables.append(Variable("x", None, False, 0))
        kernel = self.inner(host)
        value = self.finish(kernel)
        f.body = kernel
        kernel.value = kernel.value or Expr("0u", lambda env, side: 0)
        file.write_in(scope, [
            f"template <typename Tx> void {name}(const concurrency::array_view<unsigned> &out, Tx x)", "{",
            f"    concurrency::parallel_for_each(out.get_extent(), [=](concurrency::index<1> i)"
            f"{program.macros.restriction(AMP)}", "    {", "        const unsigned t = unsigned(i[0]);",
            *indented(indented(kernel.lines)), f"        out[i] = {value};", "    });", "}"])
        types = [t for t in program.types_at(host.place) if t.kind in CAPTURED]
        place = program.place(file)
        for number, type in enumerate(self.chance.sample(types, min(2, len(types)))):
            instance = [(type, True, False)]
            if not program.instantiates(f, instance, place):
                continue
            n = self.chance.randrange(200)
            self.add(place, f"{name}_{number}", f"{scope.path()}{name}(out, {type.make(f'{n}u')})",
                     Context(program, place, scope, CPU),
                     lambda env, t, n=type.value_of(n), instance=instance:
                     kernel.result({"x": n, "t": t, "#types": instance}, "amp"))
