# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Overload resolution: chooses the candidate of a call in code of one restriction."""

ARITHMETIC = ("int", "unsigned", "float", "double", "bool", "enum")
EXACT, PROMOTION, CONVERSION = range(3)
AMBIGUOUS = "ambiguous"


class Arg:
    """An argument: its type, and whether it is an lvalue and const."""

    def __init__(self, type, lvalue, const=False):
        self.type, self.lvalue, self.const = type, lvalue, const


class Sequence:
    """An implicit conversion sequence: its rank and the reference that it binds.

    `ref` is "l" or "r" for an lvalue or rvalue reference; `rvalue` is true if the
    reference binds to an rvalue.
    """

    def __init__(self, rank, ref="", const=False, rvalue=False, implicit_object=False):
        self.rank, self.ref, self.const, self.rvalue, self.implicit_object = rank, ref, const, rvalue, implicit_object


def rank_of(source, target):
    """Returns the rank of the conversion between two types, or None if there is none."""
    if source is target:
        return EXACT
    if source.is_class or target.is_class:
        base = source.base
        while base and base is not target:
            base = base.base
        return CONVERSION if base else None
    if source.kind not in ARITHMETIC or target.kind not in ARITHMETIC or target.kind == "enum":
        return None
    if (source.kind, target.kind) in (("bool", "int"), ("enum", "int"), ("float", "double")):
        return PROMOTION
    return CONVERSION


def related(source, target):
    """True if a reference to `target` can bind directly to `source`."""
    return source is target or (source.is_class and rank_of(source, target) is not None)


def convert(arg, type, form):
    """Returns the sequence from an argument to a parameter, or None."""
    rank = rank_of(arg.type, type)
    if rank is None:
        return None
    if form == "v":
        return Sequence(rank)
    direct = related(arg.type, type)
    if form == "r":
        return Sequence(rank, "l") if direct and arg.lvalue and not arg.const else None
    if form == "cr":
        return Sequence(rank, "l", True, rvalue=not (arg.lvalue and direct))
    if direct and (arg.lvalue or arg.const):
        return None
    return Sequence(rank, "r", False, rvalue=True)


def convert_object(arg, how):
    """Returns the sequence from an object to the implicit object parameter, or None.

    `how` has the cv- and ref-qualifiers of the member. All candidates of a call are
    treated as members of one class.
    """
    const, ref = "const" in how, how.replace("const", "").strip()
    if arg.const and not const:
        return None
    if ref == "&" and not arg.lvalue and not const or ref == "&&" and arg.lvalue:
        return None
    return Sequence(EXACT, "r" if ref == "&&" else "l", const, not arg.lvalue, implicit_object=not ref)


def deduced(arg, form):
    """Returns the sequence to a parameter whose type is deduced from this argument only."""
    if form == "v":
        return Sequence(EXACT)
    if form == "cr":
        return Sequence(EXACT, "l", True, rvalue=not arg.lvalue)
    if form == "r":
        # A const rvalue could bind, too; the generator makes none.
        return Sequence(EXACT, "l", arg.const) if arg.lvalue else None
    return Sequence(EXACT, "l", arg.const) if arg.lvalue else Sequence(EXACT, "r", arg.const, rvalue=True)


def compare(a, b):
    """Returns -1 if a is the better sequence, 1 if b is, else 0."""
    if a.rank != b.rank:
        return -1 if a.rank < b.rank else 1
    if a.ref and b.ref:
        if not (a.implicit_object or b.implicit_object) and a.ref != b.ref and a.rvalue and b.rvalue:
            return -1 if a.ref == "r" else 1
        if a.const != b.const and (a.ref == b.ref or a.implicit_object or b.implicit_object):
            return 1 if a.const else -1
    return 0


def sequences(function, args, obj):
    """Returns the sequence of each argument, or None if the function is not viable."""
    if not function.least() <= len(args) <= len(function.params):
        return None
    found = []
    if obj:
        found.append(convert_object(obj, function.obj))
    for arg, param in zip(args, function.params):
        found.append(convert(arg, param.type, param.form) if param.type else deduced(arg, param.form))
    return None if None in found else found


def better(a, b):
    """True if candidate a is better than b; both are (function, sequences).

    Partial ordering of templates is not implemented: such a call counts as ambiguous,
    and the generator avoids it.
    """
    order = [compare(x, y) for x, y in zip(a[1], b[1])]
    if 1 in order:
        return False
    return -1 in order or not a[0].is_template and b[0].is_template


def resolve(candidates, args, side, obj=None):
    """Returns the chosen function, None if none is viable, or AMBIGUOUS.

    Candidates must have the restriction `side`; if `side` is None, restrictions are ignored.
    """
    viable = []
    for f in dict.fromkeys(candidates):
        found = sequences(f, args, obj) if side in (None, *f.sides) else None
        if found is not None:
            viable.append((f, found))
    best = [a for a in viable if all(a is b or better(a, b) for b in viable)]
    if len(best) == 1:
        return best[0][0]
    return AMBIGUOUS if viable else None
