# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The entities of a generated program: types, namespaces, files, functions, expressions."""

MASK = 0xFFFFFFFF
BOTH, CPU, AMP = ("cpu", "amp"), ("cpu",), ("amp",)


def indented(lines):
    return [line if line.startswith("#") else "    " + line for line in lines]


class Type:
    """A type of parameters. Values of every type are integers: the value of a
    number, or of the only member of a class."""

    def __init__(self, name, kind, home=None, base=None):
        self.name, self.kind, self.home, self.base = name, kind, home, base
        self.members, self.file, self.order = [], None, 0

    @property
    def is_class(self):
        return self.kind == "class"

    def spelling(self):
        return f"{self.home.path()}{self.name}" if self.home else self.name

    def convert(self, value):
        return int(value != 0) if self.kind == "bool" else value

    def make(self, number):
        """The text of an object of this type with the value of an expression."""
        if self.kind == "unsigned":
            return f"({number} & 255u)"
        return f"{self.spelling()}({number} & {'1u' if self.kind == 'bool' else '255u'})"

    def value_of(self, number):
        return number & (1 if self.kind == "bool" else 255)


class Namespace:
    def __init__(self, name="", parent=None, inline=False):
        self.name, self.parent, self.inline = name, parent, inline
        self.children = []
        self.directives = []    # (place, namespace)
        self.usings = []        # (place, name, functions)
        if parent:
            parent.children.append(self)

    def path(self):
        """The qualifier of a member; unnamed and inline namespaces need none."""
        if not self.parent:
            return ""
        own = f"{self.name}::" if self.name and not self.inline else ""
        return self.parent.path() + own

    def chain(self):
        """This namespace and those around it, from the inside out."""
        return [self] + (self.parent.chain() if self.parent else [])

    def is_unnamed(self):
        return bool(self.parent) and not self.name


class File:
    def __init__(self, name, includes=(), amp=True):
        self.name, self.includes, self.amp = name, list(includes), amp
        self.lines = []
        self.reach = {self}
        for other in includes:
            self.reach |= other.reach

    @property
    def is_header(self):
        return self.name.endswith(".h")

    def write(self, *lines):
        self.lines += lines

    def write_in(self, namespace, lines):
        """Writes lines inside of a namespace that is opened for them."""
        opened = [n for n in reversed(namespace.chain()) if n.parent]
        for n in opened:
            self.write(f"{'inline ' if n.inline else ''}namespace{' ' + n.name if n.name else ''} {{")
        self.write(*lines)
        if opened:
            self.write("}" * len(opened))
        self.write("")


class Place:
    """A point of a file; declarations before it in the file and in what it includes are visible."""

    def __init__(self, file, order):
        self.file, self.order = file, order

    def sees(self, declaration):
        return declaration.order < self.order and declaration.file in self.file.reach


class Param:
    """form: v by value, cr const reference, r reference, rr rvalue reference. A type
    of None is a template parameter."""

    def __init__(self, name, type, form, default=None):
        self.name, self.type, self.form, self.default = name, type, form, default

    def key(self):
        return (self.type.spelling() if self.type else "T", self.form)

    def spelling(self, with_default=True):
        name = self.type.spelling() if self.type else f"T{self.name}"
        text = {"v": "{} ", "cr": "const {} &", "r": "{} &", "rr": "{} &&"}[self.form].format(name) + self.name
        return text + (f" = {self.default}" if self.default is not None and with_default else "")


class Function:
    """A function, its restrictions as sides, and its body as a Context. obj is how
    a member takes its object: '' for none, and then const, &, &&."""

    def __init__(self, name, scope, params, sides, place, obj=None, friend_of=None):
        self.name, self.scope, self.params, self.sides = name, scope, params, sides
        self.file, self.order = place.file, place.order
        self.obj, self.friend_of = obj, friend_of
        self.body, self.cost = None, 1

    @property
    def is_template(self):
        return any(p.type is None for p in self.params)

    def key(self):
        return tuple(p.key() for p in self.params) + ((self.obj,) if self.obj is not None else ())

    def least(self):
        return sum(1 for p in self.params if p.default is None)

    def call(self, values, side, types, this=0):
        env = {"this": this}
        for i, p in enumerate(self.params):
            value = values[i] if i < len(values) else p.default
            env[p.name] = p.type.convert(value) if p.type else value
        env["#types"] = types
        return self.body.result(env, side)


class Expr:
    """Text of type unsigned, and its value for variables and a side."""

    def __init__(self, text, run):
        self.text, self.run = text, run


class Variable:
    def __init__(self, name, type, const, template=None, keeps_const=False):
        """template: the position of the parameter whose type is deduced; keeps_const:
        the argument's const is part of that type."""
        self.name, self.type, self.const = name, type, const
        self.template, self.keeps_const = template, keeps_const
