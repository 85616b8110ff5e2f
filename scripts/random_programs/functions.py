# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Generates overload sets in namespaces and files.

Bodies call functions that are declared before.
"""

from .context import Context
from .model import AMP, BOTH, CPU, MASK, Expr, Function, Param, Variable, indented

NAMES = ["area", "blend", "shade", "trace", "operator+", "operator*"]


class Functions:
    """Writes functions. `pending` has the functions that a source must define."""

    def __init__(self, program):
        self.program, self.chance = program, program.chance
        self.pending = []

    def param(self, place, number, template):
        chance = self.chance
        form = chance.choice(["v", "v", "cr", "r", "rr"])
        if template:
            return Param(f"p{number}", None, form)
        return Param(f"p{number}", chance.choice(self.program.types_at(place)), form)

    def params(self, name, place):
        """Returns random parameters; None for an operator if no class is declared."""
        chance = self.chance
        template = chance.randrange(4) == 0
        if name.startswith("operator"):
            classes = [t for t in self.program.types_at(place) if t.is_class]
            if not classes:
                return None
            first = Param("p0", chance.choice(classes), chance.choice(["v", "cr", "r", "rr"]))
            return [first, self.param(place, 1, template)]
        count = chance.choice([1, 1, 1, 2, 2, 3])
        params = [self.param(place, i, template and chance.randrange(2) == 0) for i in range(count)]
        if chance.randrange(4) == 0 and params[-1].type and params[-1].form == "v" and not params[-1].type.is_class:
            type = params[-1].type
            if type.kind in ("int", "unsigned", "float"):
                params[-1].default = chance.randrange(100)
        return params

    def fits(self, f):
        """True if the function may be declared together with the existing functions of
        its name.
        """
        program = self.program
        if program.is_frozen(f.name, f.scope):
            return False
        for at, name, functions in f.scope.usings if hasattr(f.scope, "usings") else ():
            if name == f.name and any(g.key() == f.key() for g in functions):
                return False
        for g in program.functions:
            if g.name == f.name and g.scope is f.scope and g.key() == f.key() and g.obj == f.obj:
                if set(g.sides) & set(f.sides) or g.file is not f.file or g.friend_of is not f.friend_of:
                    return False
                if [p.default for p in g.params] != [p.default for p in f.params]:
                    return False
        return True

    def variables(self, f):
        found = []
        for i, p in enumerate(f.params):
            if p.type:
                found.append(Variable(p.name, p.type, p.form == "cr"))
            else:
                found.append(Variable(p.name, None, p.form == "cr", i, p.form in ("r", "rr")))
        return found

    def write_body(self, f, file, scope, extra=(), klass=None):
        """Generates the body of a function, and returns its lines."""
        context = Context(self.program, self.program.place(file), scope, f.sides, self.variables(f), klass)
        context.numbers += extra
        context.function = f
        self.program.decorate(context)
        tag = self.chance.randrange(1 << 16)
        e = context.number(2 if self.chance.randrange(3) else 0)
        terms = [f"{tag}u", e.text] + [f"unsigned({p.name}) * {3 + i}u" for i, p in enumerate(f.params)]
        names = [p.name for p in f.params]

        def value(env, side):
            found = (tag + e.run(env, side)) & MASK
            for i, n in enumerate(names):
                found += env[n] * (3 + i)
            return found & MASK

        context.value = Expr("", value)
        f.body, f.cost = context, context.cost
        return ["{", *indented(context.lines), f"    return {' + '.join(terms)};", "}"]

    def head(self, f, qualifier="", with_defaults=True, words=""):
        templates = [f"typename T{p.name}" for p in f.params if p.type is None]
        params = ", ".join(p.spelling(with_defaults) for p in f.params)
        how = f" {f.obj}" if f.obj not in (None, "", "static") else ""
        template = f"template <{', '.join(templates)}> " if templates else ""
        restriction = self.program.macros.restriction(f.sides)
        return f"{template}{words}unsigned {qualifier}{f.name}({params}){how}{restriction}"

    def sides(self, file):
        return self.chance.choice([CPU, AMP, BOTH, AMP, BOTH]) if file.amp else CPU

    def declare(self, file):
        """Writes a new function, and often the other overload of its pair: the function that differs only in
        restrictions.
        """
        chance, program = self.chance, self.program
        name = chance.choice(program.names)
        scope = chance.choice([n for n in program.namespaces if not (n.is_unnamed() and file.is_header)])
        params = self.params(name, program.place(file))
        if params is None:
            return
        sides = self.sides(file)
        self.write(Function(name, scope, params, sides, program.place(file)), file)
        if sides != BOTH and file.amp and chance.randrange(2) == 0:
            other = AMP if sides == CPU else CPU
            again = [Param(p.name, p.type, p.form, p.default) for p in params]
            self.write(Function(name, scope, again, other, program.place(file)), file)

    def write(self, f, file):
        if not self.fits(f):
            return
        chance, program, scope = self.chance, self.program, f.scope
        program.functions.append(f)
        words = "inline " if not f.is_template else chance.choice(["", "", "inline "])
        if not file.is_header:
            words = chance.choice(["", "inline ", "static "])
        way = chance.randrange(6)
        if way == 0 and f.sides == CPU and not f.is_template and file.is_header and program.sources_of(file):
            # Declared here; one of the sources defines it.
            file.write_in(scope, [self.head(f) + ";"])
            self.pending.append(f)
        elif way == 1:
            # Declared here, and then defined in its namespace or by a qualified name.
            outer = chance.choice(scope.chain())
            # A qualified name could also refer to a function of an inline namespace.
            if scope.is_unnamed() or words == "static " or any(child.inline for child in scope.children):
                outer = scope
            file.write_in(scope, [self.head(f, words=words) + ";"])
            for _ in range(chance.randrange(2)):
                program.filler(file)
            lines = self.write_body(f, file, scope)
            # Compilers disagree on the names that a using directive makes visible in
            # a function that is defined outside of its namespace.
            if any(line.strip().startswith("using namespace") for line in lines):
                outer = scope
            qualifier = "" if outer is scope else self.qualifier(scope, outer)
            words = words if outer is scope and words != "static " else ("inline " if "inline" in words else "")
            file.write_in(outer, [self.head(f, qualifier, False, words), *lines])
        else:
            lines = self.write_body(f, file, scope)
            file.write_in(scope, [self.head(f, words=words), *lines])

    def qualifier(self, scope, outer):
        text = ""
        for n in scope.chain():
            if n is outer:
                break
            text = f"{n.name}::" + text
        return text

    def define_pending(self, file):
        """Writes the definitions of pending functions into a source."""
        for f in list(self.pending):
            if f.file in file.reach:
                lines = self.write_body(f, file, f.scope)
                file.write_in(f.scope, [self.head(f, with_defaults=False), *lines])
                self.pending.remove(f)
