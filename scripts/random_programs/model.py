# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The entities of a generated program: types, namespaces, files, functions, expressions."""

MASK = 0xFFFFFFFF
BOTH, CPU, AMP = ("cpu", "amp"), ("cpu",), ("amp",)


def indented(lines):
    """Returns the lines with indentation; directives keep their column."""
    return [line if line.startswith("#") else "    " + line for line in lines]


class Type:
    """A type of parameters. The generator represents a value by an integer: the number,
    or the value of the only data member of a class. `home` is the namespace of the type."""

    def __init__(self, name, kind, home=None, base=None):
        self.name, self.kind, self.home, self.base = name, kind, home, base
        self.members, self.file, self.order = [], None, 0

    @property
    def is_class(self):
        return self.kind == "class"

    def spelling(self):
        return f"{self.home.path()}{self.name}" if self.home else self.name

    def convert(self, value):
        """Returns the value after an implicit conversion to this type."""
        return int(value != 0) if self.kind == "bool" else value

    def make(self, number):
        """Returns the text of an object of this type, made of an expression of type
        unsigned.
        """
        if self.kind == "unsigned":
            return f"({number} & 255u)"
        return f"{self.spelling()}({number} & {'1u' if self.kind == 'bool' else '255u'})"

    def value_of(self, number):
        """Returns the value of the object that make() makes of a number."""
        return number & (1 if self.kind == "bool" else 255)


class Namespace:
    """A namespace; the global one has no parent."""

    def __init__(self, name="", parent=None, inline=False):
        self.name, self.parent, self.inline = name, parent, inline
        self.children = []
        self.directives = []    # (place, namespace)
        self.usings = []        # (place, name, functions)
        if parent:
            parent.children.append(self)

    def path(self):
        """Returns the qualifier for a member. It omits unnamed and inline namespaces."""
        if not self.parent:
            return ""
        own = f"{self.name}::" if self.name and not self.inline else ""
        return self.parent.path() + own

    def chain(self):
        """Returns this namespace and its enclosing namespaces, innermost first."""
        return [self] + (self.parent.chain() if self.parent else [])

    def is_unnamed(self):
        return bool(self.parent) and not self.name


class File:
    """A header or source. `reach` has the file and all files that it includes; `amp` is
    false for files without C++ AMP."""

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
        """Writes lines, enclosed in the namespace."""
        opened = [n for n in reversed(namespace.chain()) if n.parent]
        for n in opened:
            self.write(f"{'inline ' if n.inline else ''}namespace{' ' + n.name if n.name else ''} {{")
        self.write(*lines)
        if opened:
            self.write("}" * len(opened))
        self.write("")


class Place:
    """A point in a file. Declarations before it in the file and its includes are visible."""

    def __init__(self, file, order):
        self.file, self.order = file, order

    def sees(self, declaration):
        return declaration.order < self.order and declaration.file in self.file.reach


class Param:
    """A parameter. `form` is v (value), cr (const reference), r (reference) or rr (rvalue
    reference). `type` is None for a template parameter."""

    def __init__(self, name, type, form, default=None):
        self.name, self.type, self.form, self.default = name, type, form, default

    def key(self):
        return (self.type.spelling() if self.type else "T", self.form)

    def spelling(self, with_default=True):
        name = self.type.spelling() if self.type else f"T{self.name}"
        text = {"v": "{} ", "cr": "const {} &", "r": "{} &", "rr": "{} &&"}[self.form].format(name) + self.name
        return text + (f" = {self.default}" if self.default is not None and with_default else "")


class Function:
    """A function. `sides` are its restrictions, `body` is a Context. `obj` is None if it is
    no member; otherwise "static" or the cv- and ref-qualifiers."""

    def __init__(self, name, scope, params, sides, place, obj=None, friend_of=None):
        self.name, self.scope, self.params, self.sides = name, scope, params, sides
        self.file, self.order = place.file, place.order
        self.obj, self.friend_of = obj, friend_of
        self.body, self.cost = None, 1

    @property
    def is_template(self):
        return any(p.type is None for p in self.params)

    def key(self):
        """Returns the signature; two functions of one scope that share it must differ
        in restrictions.
        """
        return tuple(p.key() for p in self.params) + ((self.obj,) if self.obj is not None else ())

    def least(self):
        """Returns the minimum number of arguments."""
        return sum(1 for p in self.params if p.default is None)

    def call(self, values, side, types, this=0):
        """Returns the result of a call on a side."""
        env = {"this": this}
        for i, p in enumerate(self.params):
            value = values[i] if i < len(values) else p.default
            env[p.name] = p.type.convert(value) if p.type else value
        env["#types"] = types
        return self.body.result(env, side)


class Expr:
    """An expression. `text` is its text; run(env, side) returns its value."""

    def __init__(self, text, run):
        self.text, self.run = text, run


class Variable:
    """A variable or parameter."""

    def __init__(self, name, type, const, template=None, keeps_const=False):
        """If the type is deduced, `template` is the index of the parameter, and `keeps_const`
        says whether the deduced type includes the const of the argument."""
        self.name, self.type, self.const = name, type, const
        self.template, self.keeps_const = template, keeps_const
