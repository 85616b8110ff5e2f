# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Generates classes with overloaded members that differ in restrictions, const, value
category and types; also private and static members, friends, constructors and bases."""

from . import ranking
from .model import AMP, BOTH, CPU, MASK, Expr, Function, Type, indented

NAMES = ["get", "peek", "operator()", "operator[]", "make"]
HIDDEN = "peek"    # private in each class


class Members:
    """Writes classes, and calls of their members."""

    def __init__(self, program):
        self.program, self.chance = program, program.chance
        self.classes = []

    def candidates(self, type, name):
        """Returns the members that lookup of a name in a class finds, also by using
        declarations and in the base.
        """
        found = [f for f in type.members if f.name == name]
        if type.base and (not found or name in type.takes):
            found += self.candidates(type.base, name)
        return found

    def create(self, file):
        """Writes a class."""
        chance, program = self.chance, self.program
        home = chance.choice([n for n in program.namespaces if not (n.is_unnamed() and file.is_header)])
        name = f"c{len(program.types)}"
        bases = [t for t in self.classes if program.place(file).sees(t) and t.base is None]
        type = Type(name, "class", home, chance.choice(bases) if bases and chance.randrange(3) == 0 else None)
        type.takes, type.pair = [], None
        place = program.place(file)
        type.file, type.order = file, place.order
        names = chance.sample(NAMES, chance.randint(0, 3)) if file.amp else []
        later = []
        for n in names:
            for _ in range(chance.randint(1, 3)):
                later += self.signatures(type, n, file)
        # Bodies are generated after this, because they may use the class.
        program.types.append(type)
        self.classes.append(type)
        functions = program.functions_maker
        friends = self.friends(type, file)
        both = program.macros.restriction(BOTH) if file.amp else ""
        lines, outside = [], []
        lines.append(f"{'class' if chance.randrange(2) else 'struct'} {name}{' : public ' + type.base.spelling() if type.base else ''}")
        lines += ["{", "public:"]
        if not type.base:
            lines += ["    unsigned v;", f"    explicit {name}(unsigned x){both} : v(x) {{}}",
                      f"    explicit operator unsigned() const{both} {{ return v; }}"]
        else:
            lines.append(f"    explicit {name}(unsigned x){both} : {type.base.spelling()}(x) {{}}")
        if file.amp and not type.base and chance.randrange(3) == 0:
            type.pair = True
            lines += [f"    {name}(unsigned x, unsigned y){program.macros.restriction(CPU)} : v(x + y) {{}}",
                      f"    {name}(unsigned x, unsigned y){program.macros.restriction(AMP)} : v(x ^ y) {{}}"]
        for n in sorted({f.name for f in type.members}):
            if type.base and self.candidates(type.base, n) and n != HIDDEN and self.can_take(type, n):
                type.takes.append(n)
                lines.append(f"    using {type.base.spelling()}::{n};")
        for f in type.members:
            access = "private" if f.name == HIDDEN else "public"
            words = "static " if f.obj == "static" else ""
            split = chance.randrange(4) == 0 and not f.is_template
            if split:
                lines += [f"{access}:", f"    {functions.head(f, words=words)};"]
                outside.append(f)
            else:
                body = functions.write_body(f, file, home, self.inside(f), type)
                lines += [f"{access}:", *indented([functions.head(f, words=words), *body])]
        for f in friends:
            body = functions.write_body(f, file, home, klass=type)
            lines += indented([functions.head(f, words="friend "), *body])
        lines.append("};")
        file.write_in(home, lines)
        for f in outside:
            body = functions.write_body(f, file, home, self.inside(f), type)
            file.write_in(home, [functions.head(f, f"{name}::", False, "inline " if file.is_header else ""), *body])

    def can_take(self, type, name):
        """True if a using declaration may add the base's members of the name."""
        own = {f.key() for f in type.members if f.name == name}
        theirs = self.candidates(type.base, name)
        return not own & {f.key() for f in theirs} and len({f.obj == "static" for f in theirs}) == 1

    def inside(self, f):
        """Returns additional expressions for the body of a member."""
        return [] if f.obj == "static" else [Expr("v", lambda env, side: env["this"])]

    def signatures(self, type, name, file):
        """Adds a member, or two that differ only in restrictions, to a class. Returns them."""
        chance, program = self.chance, self.program
        params = program.functions_maker.params("member", program.place(file))
        if name == "operator[]":
            params = params[:1]
            params[0].default = None
        styles = {f.obj for f in type.members if f.name == name}
        by_ref = any("&" in s for s in styles)
        choices = ["&", "const &", "&&"] if by_ref else ["", "const", "const"]
        if not styles and chance.randrange(4) == 0:
            choices = ["&", "const &", "&&"]
        obj = "static" if name == "make" else chance.choice(choices)
        made = []
        sides = chance.choice([CPU, AMP, BOTH])
        wanted = [sides]
        if sides != BOTH and chance.randrange(3):
            wanted.append(AMP if sides == CPU else CPU)
        for s in wanted:
            f = Function(name, type, params, s, program.place(file), obj)
            if all(g.name != name or g.key() != f.key() or not set(g.sides) & set(s) for g in type.members):
                type.members.append(f)
                made.append(f)
        return made

    def friends(self, type, file):
        """Returns new friends that only argument-dependent lookup finds."""
        chance, program = self.chance, self.program
        made = []
        if chance.randrange(3) or not file.amp:
            return made
        maker, name = program.functions_maker, chance.choice(program.names)
        params = maker.params(name, program.place(file))
        params[0].type, params[0].form, params[0].default = type, chance.choice(["v", "cr"]), None
        for sides in chance.choice([[BOTH], [AMP], [CPU], [CPU, AMP]]):
            f = Function(name, type.home, params, sides, program.place(file), None, type)
            if maker.fits(f):
                program.functions.append(f)
                made.append(f)
        return made

    def call(self, context, depth):
        """Returns a call of a member or constructor, or None."""
        chance, program, place = self.chance, self.program, context.place
        known = [t for t in self.classes if place.sees(t) and (t.members or t.base or t.pair)]
        if not known or context.cost > 40:
            return None
        type = chance.choice(known)
        if type.pair and chance.randrange(3) == 0:
            a, b = context.number(depth - 1), context.number(depth - 1)

            def run(env, side):
                x, y = a.run(env, side), b.run(env, side)
                return (x + y) & MASK if side == "cpu" else x ^ y
            # Additional parentheses: g++ parses `(c(unsigned(x), unsigned(x)).v)` as a cast to a
            # function type.
            return Expr(f"{type.spelling()}(({a.text}), ({b.text})).v", run)
        names = sorted({f.name for t in (type, type.base) if t for f in t.members})
        if not names:
            return None
        return self.call_of(context, type, chance.choice(names), depth)

    def call_of(self, context, type, name, depth):
        chance, program = self.chance, self.program
        candidates = self.candidates(type, name)
        saved = context.save()
        count = 1 if name == "operator[]" else chance.choice([1, 1, 2])
        args = [context.argument(depth) for _ in range(count)]
        if any(not isinstance(a, ranking.Arg) for a, _ in args):
            context.restore(saved)
            return None
        obj, this = (None, None) if name == "make" else context.argument(depth, type)
        picks = program.pick(candidates, [a for a, _ in args], context.sides, context.place, obj)
        if not picks or name == HIDDEN and any(f.scope is not context.klass for f in candidates):
            context.restore(saved)
            return None
        context.cost += sum(f.cost for f in set(picks.values()))
        values = ", ".join(e.text for _, e in args)
        callee = {"operator()": f"({values})", "operator[]": f"[{values}]"}.get(name, f".{name}({values})")
        text = f"{type.spelling()}::make({values})" if name == "make" else this.text + callee
        types = [(a.type, a.lvalue, a.const) for a, _ in args]
        return Expr(text, lambda env, side: picks[side].call(
            [e.run(env, side) for _, e in args], side, types, this.run(env, side) if this else 0))
