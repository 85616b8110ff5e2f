# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Generates macros: constants and functions that are redefined, restrictions and
launches, and conditional compilation."""

from .model import AMP, BOTH, CPU, MASK, Expr, Place

WRITTEN = {AMP: [" restrict(amp)", " restrict( amp )"],
           BOTH: [" restrict(cpu, amp)", " restrict(amp, cpu)", " restrict(amp,cpu)"],
           CPU: ["", "", " restrict(cpu)"]}


class Definition:
    """A #define.

    `value` is a number, or (factor, name of a macro) for a function-like macro.
    """

    def __init__(self, place, name, value, params=None):
        self.file, self.order, self.name, self.value, self.params = place.file, place.order, name, value, params


class Macros:
    """Writes macro definitions, and expressions that use them."""

    def __init__(self, program):
        self.program, self.chance = program, program.chance
        self.definitions = []

    def current(self, place):
        """Returns {name: definition} for the macros that are defined at a place."""
        return {d.name: d for d in self.definitions if place.sees(d)}

    def define(self, file):
        """Writes a definition, often of a macro that is defined already."""
        chance, place = self.chance, self.program.place(file)
        now = self.current(place)
        kind = chance.randrange(4)
        if kind < 2:
            name = f"NUMBER_{chance.randrange(3)}"
            n = chance.randrange(1000)
            text, params = str(n) + "u", None
            value = n
        elif kind == 2:
            name = f"FLAG_{chance.randrange(2)}"
            value = chance.randrange(3)
            text, params = str(value), None
        else:
            name, params = f"MIX_{chance.randrange(2)}", ["a", "b"]
            factor = chance.randrange(2, 99)
            inner = f"NUMBER_{chance.randrange(3)}"
            value = (factor, inner)
            if inner not in now:
                value, inner = (factor, None), "1u"
            text = f"((a) * {factor}u ^ ((b) + {inner}))"
            if chance.randrange(3) == 0:
                text = text.replace(" ^ ", " ^ \\\n    ")
        if name in now:
            file.write(f"#undef {name}")
        file.write(f"#define {name}{'(' + ', '.join(params) + ')' if params else ''} {text}")
        self.definitions.append(Definition(place, name, value, params))

    def constant(self, place):
        """Returns an expression that uses a macro for a number, or None."""
        found = [d for d in self.current(place).values() if isinstance(d.value, int)]
        if not found:
            return None
        d = self.chance.choice(found)
        n = d.value
        text = d.name if d.name.startswith("NUMBER") else f"unsigned({d.name})"
        return Expr(text, lambda env, side: n)

    def function(self, place, a, b):
        """Returns an expression that uses a function-like macro, or None."""
        now = self.current(place)
        found = [d for d in now.values() if d.params]
        if not found:
            return None
        d = self.chance.choice(found)
        factor, inner = d.value
        # The inner macro is expanded where the outer one is used, with its current value.
        add = now[inner].value if inner else 1
        return Expr(f"{d.name}({a.text}, {b.text})",
                    lambda env, side: (a.run(env, side) * factor & MASK) ^ ((b.run(env, side) + add) & MASK))

    def conditional(self, context):
        """Writes statements in #if; the skipped branch calls an undeclared function."""
        chance, place = self.chance, context.place
        flags = [d for d in self.current(place).values() if d.name.startswith("FLAG")]
        e, name = context.number(1), context.new_name("m")
        context.lines.append(f"unsigned {name} = {e.text};")
        context.steps.append((name, e.run))
        other, change = chance.randrange(1000), context.number(1)
        if flags and chance.randrange(4):
            d = chance.choice(flags)
            bound = chance.randrange(3)
            condition, holds = f"#if {d.name} > {bound}", d.value > bound
        else:
            known = chance.randrange(2) == 0 and self.current(place)
            which = chance.choice(sorted(known)) if known else "NEVER_DEFINED"
            negated = chance.randrange(2) == 0
            condition, holds = f"#{'ifndef' if negated else 'ifdef'} {which}", bool(known) != negated
        taken, skipped = f"{name} += {change.text};", f"{name} = not_declared_{other}({name});"
        context.lines += [condition, taken if holds else skipped, "#else", skipped if holds else taken, "#endif"]
        context.steps.append((name, lambda env, side: (env[name] + change.run(env, side)) & MASK))
        context.numbers.append(Expr(name, lambda env, side: env[name]))

    def restriction(self, sides):
        """Returns the text of a restriction specifier, or of a macro for it."""
        if self.program.plain:
            return ""
        if self.chance.randrange(5) == 0 and sides != CPU:
            return {AMP: " GPU_ONLY", BOTH: " EVERYWHERE"}[sides]
        return self.chance.choice(WRITTEN[sides])


PRELUDE = """\
#define GPU_ONLY restrict(amp)
#define EVERYWHERE restrict(cpu, amp)
#define RESTRICTED(...) restrict(__VA_ARGS__)
#define KERNEL(i) [=](concurrency::index<1> i) restrict(amp)
#define LAUNCH(view, i) concurrency::parallel_for_each((view).get_extent(), KERNEL(i)
#define LAUNCH_END )
#define FILL(view, i, before, value) \\
    concurrency::parallel_for_each((view).get_extent(), [=](concurrency::index<1> i) GPU_ONLY { before (view)[i] = (value); })
"""
