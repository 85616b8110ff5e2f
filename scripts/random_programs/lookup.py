# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Name lookup: returns the functions that a name refers to at a place."""


def own(program, namespace, name, place):
    """Functions that the namespace declares, also by using declarations."""
    found = [f for f in program.functions if f.name == name and f.scope is namespace and not f.friend_of
             and place.sees(f)]
    for at, used, functions in namespace.usings:
        if used == name and place.sees(at):
            found += functions
    return found


def inline_set(namespace):
    """The namespace and its inline namespaces, at any depth."""
    found = [namespace]
    for child in namespace.children:
        if child.inline:
            found += inline_set(child)
    return found


def nominated(namespace, place):
    """Namespaces that using directives of the namespace nominate, and its unnamed and
    inline children.
    """
    found = [c for c in namespace.children if c.inline or c.is_unnamed()]
    return found + [n for at, n in namespace.directives if place.sees(at)]


def common(a, b):
    """The innermost namespace that contains both."""
    around = a.chain()
    return next(n for n in b.chain() if n in around)


def unqualified(program, scope, name, place, directives=()):
    """Unqualified lookup, without argument-dependent lookup.

    `directives` are those of the block.
    """
    appears = {}    # namespace: nominated namespaces whose members are visible as if in it
    seen = set()

    def nominate(at, namespace):
        if (at, namespace) in seen:
            return
        seen.add((at, namespace))
        appears.setdefault(common(at, namespace), []).append(namespace)
        for other in nominated(namespace, place):
            nominate(at, other)

    for around in scope.chain():
        for n in nominated(around, place):
            nominate(around, n)
    for n in directives:
        nominate(scope, n)
    for around in scope.chain():
        found = own(program, around, name, place)
        for n in appears.get(around, ()):
            found += own(program, n, name, place)
        if found:
            return list(dict.fromkeys(found))
    return []


def qualified(program, namespace, name, place, seen=None):
    """Qualified lookup of the name in the namespace."""
    seen = seen if seen is not None else set()
    if namespace in seen:
        return []
    seen.add(namespace)
    found = [f for n in inline_set(namespace) for f in own(program, n, name, place)]
    if not found:
        for n in nominated(namespace, place):
            if not n.inline:
                found += qualified(program, n, name, place, seen)
    return list(dict.fromkeys(found))


def associated(types):
    """The associated namespaces of the argument types, with their inline namespaces."""
    found = []
    for t in types:
        while t:
            if t.home and t.kind in ("class", "enum"):
                top = t.home
                while top.inline:
                    top = top.parent
                found += inline_set(top)
            t = t.base
    return list(dict.fromkeys(found))


def by_arguments(program, name, types, place):
    """Argument-dependent lookup, which also finds friends."""
    found = [f for n in associated(types) for f in own(program, n, name, place)]
    classes = set()
    for t in types:
        while t:
            classes.add(t)
            t = t.base
    found += [f for f in program.functions if f.friend_of in classes and f.name == name and place.sees(f)]
    return list(dict.fromkeys(found))
