# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Generates the statements and expressions of a body, and functions that compute their
values.
"""

from . import lookup, ranking
from .model import MASK, Expr, Variable

OPERATORS = {"+": lambda a, b: (a + b) & MASK, "-": lambda a, b: (a - b) & MASK, "*": lambda a, b: (a * b) & MASK,
             "^": lambda a, b: a ^ b, "|": lambda a, b: a | b, "&": lambda a, b: a & b}
COST_LIMIT = 40


class Context:
    """The statements of a body and what is visible in it.

    `lines` is the text. `steps` are (name, function) pairs that compute the variables,
    and `value` is the result.
    """

    def __init__(self, program, place, scope, sides, variables=(), klass=None):
        self.program, self.place, self.scope, self.sides = program, place, scope, sides
        self.chance = program.chance
        self.variables, self.klass = list(variables), klass
        self.lines, self.steps, self.value = [], [], None
        self.sites, self.cost, self.count = [], 1, 0
        self.directives, self.usings = [], {}
        self.function = None    # the function with this body
        self.prefix = ""
        self.in_class_template = False
        self.numbers = []    # additional expressions of type unsigned that may be used

    def maybe(self, one_in):
        return self.chance.randrange(one_in) == 0

    def result(self, env, side):
        """Returns the value that the body computes on a side."""
        for name, run in self.steps:
            env[name] = run(env, side)
        return self.value.run(env, side)

    def new_name(self, stem):
        self.count += 1
        return f"{self.prefix}{stem}{self.count}"

    # Expressions.

    def literal(self):
        n = self.chance.choice([0, 1, 2, 3, 7, 255, self.chance.randrange(1000), self.chance.randrange(1 << 32)])
        return Expr(f"{n}u", lambda env, side: n)

    def leaf(self):
        """Returns an expression of type unsigned without operators."""
        kind = self.chance.randrange(4)
        if kind == 0:
            macro = self.program.macros.constant(self.place)
            if macro:
                return macro
        usable = [v for v in self.variables if v.template is None]
        if kind == 1 and self.numbers:
            return self.chance.choice(self.numbers)
        if kind < 3 and (usable or self.variables):
            name = self.chance.choice(self.variables).name
            return Expr(f"unsigned({name})", lambda env, side: env[name] & MASK)
        return self.literal()

    def number(self, depth=2):
        """Returns an expression of type unsigned."""
        kind = self.chance.randrange(10)
        if depth > 0 and kind < 5:
            call = self.call(depth)
            if call:
                return call
        if depth > 0 and kind < 7:
            a, b = self.number(depth - 1), self.number(depth - 1)
            macro = self.program.macros.function(self.place, a, b)
            if macro and self.maybe(2):
                return macro
            op = self.chance.choice(list(OPERATORS))
            run = OPERATORS[op]
            return Expr(f"({a.text} {op} {b.text})", lambda env, side: run(a.run(env, side), b.run(env, side)))
        return self.leaf()

    def declare(self, type, const, depth=1):
        """Writes a local variable of the type, and returns it."""
        e, name = self.number(depth), self.new_name("v")
        init = type.make(e.text)
        self.lines.append(f"{'const ' if const else ''}{type.spelling()} {name} = {init};")
        self.steps.append((name, lambda env, side: type.value_of(e.run(env, side))))
        variable = Variable(name, type, const)
        self.variables.append(variable)
        return variable

    def argument(self, depth, wanted=None):
        """Returns an argument as (ranking.Arg, Expr); (Variable, Expr) if it depends on
        a template parameter.
        """
        dependent = [v for v in self.variables if v.template is not None]
        if dependent and wanted is None and self.maybe(2):
            v = self.chance.choice(dependent)
            return v, Expr(v.name, lambda env, side: env[v.name])
        type = wanted or self.chance.choice(self.program.types_at(self.place))
        if self.maybe(2):
            e = self.number(depth - 1)
            return (ranking.Arg(type, False),
                    Expr(type.make(e.text), lambda env, side: type.value_of(e.run(env, side))))
        found = [v for v in self.variables if v.type is type and v.template is None]
        v = self.chance.choice(found) if found and not self.maybe(3) else self.declare(type, self.maybe(2), 0)
        return ranking.Arg(type, True, v.const), Expr(v.name, lambda env, side: env[v.name])

    def save(self):
        return len(self.lines), len(self.steps), len(self.variables), len(self.sites), self.cost, self.count

    def restore(self, saved):
        """Removes what was written since save()."""
        del self.lines[saved[0]:], self.steps[saved[1]:], self.variables[saved[2]:], self.sites[saved[3]:]
        self.cost, self.count = saved[4], saved[5]

    # Calls.

    def spellings(self, name, types):
        """Returns (text of the callee, candidates) for each way to name a function here."""
        program, place = self.program, self.place
        lexical = self.usings.get(name) or lookup.unqualified(program, self.scope, name, place, self.directives)
        found = []
        adl = lookup.by_arguments(program, name, types, place)
        if lexical or adl:
            found.append((name, lexical + adl))
        if not name.startswith("operator"):
            for n in program.namespaces:
                members = lookup.qualified(program, n, name, place)
                if members and not n.is_unnamed() and n.parent:
                    path = n.path() if not n.inline else n.parent.path() + n.name + "::"
                    found += [(path + name, members), ("::" + path + name, members)]
                elif members and not n.parent:
                    found.append(("::" + name, members))
        return found

    def call(self, depth):
        """Returns a call of a function or member, or None."""
        names = sorted({f.name for f in self.program.functions if self.place.sees(f) and f.obj is None})
        for _ in range(4):
            if self.maybe(4):
                e = self.program.members.call(self, depth)
            elif names:
                e = self.call_of(self.chance.choice(names), depth)
            else:
                return None
            if e:
                return e
        return None

    def call_of(self, name, depth):
        if self.cost > COST_LIMIT:
            return None
        count = 2 if name.startswith("operator") else self.chance.choice([1, 1, 1, 2])
        saved = self.save()
        wanted = None
        if name.startswith("operator"):
            classes = [t for t in self.program.types_at(self.place) if t.is_class]
            wanted = self.chance.choice(classes) if classes else None
            if not wanted:
                return None
        args = [self.argument(depth, wanted if i == 0 else None) for i in range(count)]
        e = self.dependent(name, args) if any(isinstance(a, Variable) for a, _ in args) else self.plain(name, args)
        if not e:
            self.restore(saved)
        return e

    def in_template(self):
        return self.in_class_template or any(v.template is not None for v in self.variables)

    def text(self, callee, args):
        values = [e.text for _, e in args]
        if callee.startswith("operator"):
            return f"({values[0]} {callee[8:]} {values[1]})"
        return f"{callee}({', '.join(values)})"

    def plain(self, name, args):
        """Returns a call that does not depend on template parameters, or None."""
        given = [a for a, _ in args]
        ways = self.spellings(name, [a.type for a in given])
        if not ways:
            return None
        callee, candidates = self.chance.choice(ways)
        picks = self.program.pick(candidates, given, self.sides, self.place, in_template=self.in_template())
        if not picks:
            return None
        self.cost += sum(f.cost for f in set(picks.values()))
        types = [(a.type, a.lvalue, a.const) for a in given]
        return Expr(self.text(callee, args), lambda env, side: picks[side].call(
            [e.run(env, side) for _, e in args], side, types))

    def dependent(self, name, args):
        """Returns a call that depends on a template parameter and is resolved for each
        instance, or None.
        """
        lexical = self.usings.get(name) or lookup.unqualified(self.program, self.scope, name, self.place,
                                                              self.directives)
        if not lexical and name.startswith("operator"):
            return None
        site = Site(self, name, args, lexical)
        self.sites.append(site)
        self.cost += 1 + max([f.cost for f in self.program.functions if f.name == name and f.body], default=0)
        return Expr(self.text(name, args), site.run)


class Site:
    """A call that depends on a template parameter.

    `types` has (type, lvalue, const) for each argument of the enclosing function.
    """

    def __init__(self, context, name, args, lexical):
        self.context, self.name, self.args, self.lexical = context, name, args, lexical

    def given(self, types):
        """Returns the arguments for an instance."""
        found = []
        for a, _ in self.args:
            if isinstance(a, Variable):
                type, lvalue, const = types[a.template]
                found.append(ranking.Arg(type, True, a.const or const and a.keeps_const))
            else:
                found.append(a)
        return found

    def picks(self, types, sides, place, depth=0):
        """Returns {side: function} for an instance, or None if the generator avoids the
        call.
        """
        given = self.given(types)
        program = self.context.program
        classes = [a.type for a in given]
        here = program.pick(self.lexical + lookup.by_arguments(program, self.name, classes, place), given, sides, place,
                            None, depth, True)
        if not here or self.context.function in here.values():    # amp code cannot recurse
            return None
        # Each point of instantiation must find the same functions.
        everywhere = program.pick(self.lexical + lookup.by_arguments(program, self.name, classes, program.end), given,
                                  sides, place, None, depth, True)
        if everywhere != here:
            return None
        program.freeze(self.name, classes)
        return here

    def run(self, env, side):
        picks = self.picks(env["#types"], (side,), self.context.program.end)
        given = self.given(env["#types"])
        return picks[side].call([e.run(env, side) for _, e in self.args], side,
                                [(a.type, a.lvalue, a.const) for a in given])


def allowed(picks, place):
    """True if amp2hip accepts that code of both restrictions calls these functions.

    These are one function, two that differ only in restrictions, or two of one scope in
    the file of the call.
    """
    found = list(dict.fromkeys(picks.values()))
    if len(found) < 2:
        return True
    a, b = found
    same = a.file is b.file and a.scope is b.scope and a.friend_of is b.friend_of
    return same and (a.key() == b.key() or a.file is place.file)
