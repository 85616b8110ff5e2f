# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Generates a whole program: its files, in the order in which a compiler reads them."""

import random

from . import macros, ranking
from .context import allowed
from .functions import NAMES, Functions
from .kernels import Kernels
from .macros import Macros
from .members import Members
from .model import File, Namespace, Place, Type
from .private_members import PrivateMembers

CHECK = """\
#include <amp.h>
#include <cstdio>
#include <vector>

template <typename Launch>
static int check(const char *name, const std::vector<unsigned> &expected, Launch launch)
{
    std::vector<unsigned> found(expected.size(), 0xdeadu);
    {
        concurrency::array_view<unsigned> out(int(found.size()), found);
        launch(out);
        out.synchronize();
    }
    for (unsigned i = 0; i < found.size(); ++i)
        if (found[i] != expected[i])
        {
            std::printf("%s: element %u is %u, not %u\\n", name, i, found[i], expected[i]);
            return 1;
        }
    return 0;
}
"""


class Program:
    """A random program. The same `seed` and `size` give the same program.

    `order` numbers the declarations. `frozen` has the (name, namespace) pairs that get
    no more functions.
    """

    def __init__(self, seed, size):
        self.chance, self.seed, self.size = random.Random(seed), seed, size
        self.order, self.plain = 0, False
        self.functions, self.types, self.frozen = [], [], set()
        self.unsigned = Type("unsigned", "unsigned")
        for kind in ("int", "float", "bool", "double"):
            self.add_type(Type(kind, kind))
        self.types.insert(0, self.unsigned)
        self.unsigned.file, self.unsigned.order = None, -1
        self.macros, self.members = Macros(self), Members(self)
        self.functions_maker, self.kernels = Functions(self), Kernels(self)
        self.private = PrivateMembers(self)
        self.names = self.chance.sample(NAMES, self.chance.randint(2, len(NAMES)))
        self.make_namespaces()
        self.make_files()

    def add_type(self, type):
        type.file, type.order = None, -1
        self.types.append(type)

    def make_namespaces(self):
        chance = self.chance
        self.namespaces = [Namespace()]
        for i in range(chance.randint(1, 5)):
            parent = chance.choice([n for n in self.namespaces if not n.is_unnamed()])
            unnamed = chance.randrange(5) == 0 and not any(c.is_unnamed() for c in parent.children)
            self.namespaces.append(Namespace("" if unnamed else f"n{i}", parent,
                                             not unnamed and bool(parent.parent) and chance.randrange(3) == 0))

    def make_files(self):
        settings = File("settings.h", amp=False)
        plain = File("plain.h", [settings], amp=False)
        last, self.headers = plain, []
        for i in range(self.chance.randint(1, 3)):
            last = File(f"part{i}.h", [last])
            self.headers.append(last)
        self.sources = [File("main.cpp", [last])]
        if self.chance.randrange(4):
            self.sources.append(File("other.cpp", [self.chance.choice(self.headers)]))
        self.files = [settings, plain, *self.headers, *self.sources]
        self.everything = File("", self.files)
        self.compare = File("check.h")

    @property
    def end(self):
        return Place(self.everything, 1 << 60)

    def place(self, file):
        """Returns a new place at the current end of a file."""
        self.order += 1
        return Place(file, self.order)

    def sources_of(self, file):
        """Returns the sources that include a file."""
        return [s for s in self.sources if file in s.reach]

    def types_at(self, place):
        return [t for t in self.types if t.file is None or place.sees(t)]

    def is_frozen(self, name, scope):
        return (name, scope) in self.frozen

    def freeze(self, name, types):
        """Forbids more functions of the name in the namespaces that a template's call
        has searched.
        """
        from .lookup import associated
        self.frozen.update((name, n) for n in associated(types))

    # Overload resolution.

    def instantiates(self, f, types, place, depth=0):
        """True if all dependent calls in the instance of a template resolve."""
        return depth < 8 and all(site.picks(types, f.sides, place, depth + 1) for site in f.body.sites)

    def pick(self, candidates, args, sides, place, obj=None, depth=0, in_template=False):
        """Returns {side: function} for a call, or None if the generator avoids the call."""
        picks = {}
        for side in sides:
            f = ranking.resolve(candidates, args, side, obj)
            if f is None or f is ranking.AMBIGUOUS or f.body is None or f.body.value is None:
                return None
            picks[side] = f
        if not allowed(picks, place):
            return None
        types = [(a.type, a.lvalue, a.const) for a in args]
        for f in set(picks.values()):
            fixed = in_template or f.is_template or f.obj is not None or len(self.pair_of(f)) > 1
            if fixed and self.has_competing_candidate(f, candidates, args, obj):
                return None
            if f.is_template and not all(g.body and self.instantiates(g, types, place, depth) for g in self.pair_of(f)):
                return None
        return picks

    def has_competing_candidate(self, f, candidates, args, obj):
        """True if overload resolution without restrictions does not choose f. amp2hip rejects
        such a call if it can neither rename f nor convert the arguments."""
        same = self.pair_of(f)
        return ranking.resolve([f, *[g for g in candidates if g not in same and self.pair_of(g)[0] is g]], args, None,
                               obj) is not f

    def pair_of(self, f):
        """Returns the functions that differ from f only in restrictions, and f. amp2hip merges
        two such templates into one, so both are instantiated."""
        return [g for g in (self.functions if f.obj is None else f.scope.members)
                if g is f or g.name == f.name and g.scope is f.scope and g.key() == f.key()]

    # Output.

    def decorate(self, context, conditionals=True):
        """Writes using declarations, using directives and #if into a block."""
        from .lookup import qualified
        chance = self.chance
        named = [n for n in self.namespaces if n.parent and not n.is_unnamed() and not n.inline]
        named = [n for n in named if any(context.place.sees(f) and f.scope is n for f in self.functions)]
        if named and chance.randrange(5) == 0:
            n = chance.choice(named)
            context.lines.append(f"using namespace {n.path()[:-2]};")
            context.directives.append(n)
        if named and chance.randrange(5) == 0:
            n, name = chance.choice(named), chance.choice(self.names)
            found = qualified(self, n, name, context.place)
            # In a template, Clang looks up such a name again at instantiation; g++ does not.
            if found and not context.in_template():
                context.lines.append(f"using {n.path()}{name};")
                context.usings[name] = found
        if conditionals and chance.randrange(4) == 0:
            self.macros.conditional(context)

    def filler(self, file):
        """Writes a macro definition between two declarations."""
        if file.is_header or self.chance.randrange(2):
            self.macros.define(file)

    def using(self, file):
        """Writes a using directive or declaration into a namespace."""
        from .lookup import own, qualified
        chance, place = self.chance, self.place(file)
        scopes = [n for n in self.namespaces if not (n.is_unnamed() and file.is_header)]
        known = [n for n in self.namespaces if n.parent and not n.is_unnamed() and not n.inline
                 and any(f.scope is n and place.sees(f) for f in self.functions)]
        scope = chance.choice(scopes)
        if not known:
            return
        n = chance.choice(known)
        if n in scope.chain():
            return
        if chance.randrange(2):
            file.write_in(scope, [f"using namespace {n.path()[:-2]};"])
            scope.directives.append((At(place), n))
            return
        name = chance.choice(self.names)
        found = qualified(self, n, name, place)
        # g++ counts hidden friends, too.
        everything = own(self, scope, name, self.end) + [f for f in self.functions
                                                         if f.name == name and f.scope is scope and f.friend_of]
        if not found or self.is_frozen(name, scope) or {f.key() for f in found} & {f.key() for f in everything}:
            return
        file.write_in(scope, [f"using {n.path()}{name};"])
        scope.usings.append((At(place), name, found))

    def enumeration(self, file):
        """Writes an enumeration."""
        home = self.chance.choice([n for n in self.namespaces if not n.is_unnamed()])
        type = Type(f"e{len(self.types)}", "enum", home)
        place = self.place(file)
        type.file, type.order = file, place.order
        self.types.append(type)
        file.write_in(home, [f"enum {type.name} : int {{ {type.name}_first }};"])

    def fill(self, file):
        """Writes random declarations into a file."""
        chance = self.chance
        for _ in range(chance.randint(2, 3 + 2 * self.size)):
            kind = chance.randrange(10)
            if kind < 4:
                self.functions_maker.declare(file)
            elif kind == 4:
                self.macros.define(file)
            elif kind == 5 and file.amp:
                self.members.create(file)
            elif kind == 6:
                self.using(file)
            elif file.amp and kind == 7:
                self.private.write(file)
            elif file.amp:
                self.kernels.write(file)
        if chance.randrange(3) == 0:
            self.enumeration(file)

    def write(self):
        """Returns {name: text} of the files."""
        settings, plain = self.files[:2]
        settings.write(macros.PRELUDE)
        for file in self.files[1:]:
            if file.is_header:
                file.write("#pragma once" if self.chance.randrange(2) else f"#ifndef GUARD_{file.name[:-2]}\n"
                           f"#define GUARD_{file.name[:-2]}")
            if file.amp:
                file.write("#include <amp.h>")
            file.write(*[f'#include "{i.name}"' for i in file.includes])
            if not file.is_header:
                file.write('#include "check.h"')
            file.write("")
            self.plain = not file.amp
            if not file.is_header:
                self.functions_maker.define_pending(file)
            self.fill(file)
            if not file.is_header:
                self.finish(file)
            elif file.lines[0].startswith("#ifndef"):
                file.write("#endif")
        texts = {f.name: "\n".join(f.lines) + "\n" for f in self.files}
        texts["settings.h"] = "#pragma once\n" + texts["settings.h"]
        texts["check.h"] = "#pragma once\n" + CHECK
        return texts

    def finish(self, file):
        """Writes the function that checks the results of a source's launches, and main()."""
        place = self.place(file)
        name = f"check_{file.name[:-4]}"
        main = file is self.sources[0]
        file.write(f"int {name}()", "{", "    int failures = 0;")
        for launcher in self.kernels.launchers:
            if place.sees(launcher):
                values = ", ".join(f"{v}u" for v in launcher.run())
                file.write(f"    failures += check(\"{file.name}: {launcher.name}\", {{{values}}},",
                           f"        [](const concurrency::array_view<unsigned> &out) {{ {launcher.call}; }});")
        file.write("    return failures;", "}", "")
        if main:
            others = [f"check_{s.name[:-4]}" for s in self.sources[1:]]
            file.write(*[f"int {o}();" for o in others], "int main()", "{",
                       f"    const int failures = {' + '.join(o + '()' for o in [name, *others])};",
                       "    std::printf(\"%d failures\\n\", failures);", "    return failures != 0;", "}")


class At:
    """The position of a declaration."""

    def __init__(self, place):
        self.file, self.order = place.file, place.order
