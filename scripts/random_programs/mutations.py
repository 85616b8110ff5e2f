# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Mutations of C++ sources, for scripts/fuzz_translator.

`mutate` moves, removes and replaces tokens. `decorate` adds constructs that are
hard for a lexer or preprocessor: attributes, pragmas, line splices, digraphs...
`comment` adds only comments, which must not change the translation.
"""

import re

TOKEN = re.compile(
    r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|^[ \t]*\#(?:[^\n\\]|\\.|\\\n)*|\w+|\n|[^\S\n]+|(?:(?!/[/*])[<>=!+\-*/&|]){1,2}|.',
    re.S | re.M)
SPECIFIERS = ["restrict(amp)", "restrict(cpu,amp)", "restrict(cpu)", "restrict(amp) restrict(cpu)",
              "restrict()", "restrict(gpu)", "restrict(amp", "tile_static", "restrict"]
COMMENTS = ["/* c */", "/*< c */", "/**< c */", "/*! c */", "/** \\param x y */", "/*\n * c\n */", "/* // */", "/***/", "/**/",
            "/*\\\n*/", "/* restrict(amp) */", "/* \" */", "/* ' */", "/* R\"( */", "/*\u00e9\u4e2d*/", "/* #if */", "/* ??/ */"]
LINE_COMMENTS = ["// c", "//< c", "///< c", "//!< c", "/// \\brief c", "//", "// restrict(amp)", "// \"", "// /* c", "//\\brief",
                 "// spliced \\\n   comment", "// \u00fc", "//!\\return c */"]
PRAGMAS = ["pack(push, 1)", "pack(pop)", "pack()", "omp parallel for", "omp simd", "STDC FP_CONTRACT ON", "STDC FENV_ACCESS ON",
           "GCC diagnostic push", "GCC diagnostic pop", "GCC optimize(\"O2\")", "GCC visibility push(default)", "GCC visibility pop",
           "GCC poison nothing_of_the_kind", "GCC system_header", "GCC ivdep", "clang loop unroll(full)", "clang diagnostic push",
           "clang optimize off", "clang fp contract(fast)", "clang attribute push(__attribute__((noinline)), apply_to = function)",
           "clang attribute pop", "clang section bss = \"x\"", "comment(lib, \"x\")", "warning(disable : 4244)", "warning(push)",
           "once", "unroll", "unroll 4", "message(\"m\")", "region R", "endregion", "intrinsic(memset)", "weak main", "redefine_extname a b",
           "push_macro(\"amp\")", "pop_macro(\"amp\")", "ms_struct on", "align 8 (x)", "unused(x)", "section(\".x\")", "init_seg(lib)",
           "optimize(\"\", off)", "function(memset)", "float_control(precise, on)", "detect_mismatch(\"a\", \"b\")", "nonsense", "", "clang"]
ATTRIBUTES = ["[[maybe_unused]]", "[[nodiscard]]", "[[deprecated(\"d\")]]", "[[gnu::unused]]", "[[vendor::other(1, 2)]]", "[[]]",
              "__attribute__((unused))", "__attribute__((noinline))", "__attribute__(())", "__declspec(nothrow)",
              "__declspec(noinline)", "alignas(16)", "[[likely]]", "[[fallthrough]]", "[[noreturn]]", "__extension__"]
LITERALS = ['R"(raw ) " // text)"', 'R"x(\n#if restrict(amp)\n)x"', "u8\"\u00e9\"", 'L"w"', "'\\''", "1'000'000", "0x1p3", "0b101", "1.5_km",
            '"a"_s', "U'\u4e2d'", '"\\\n"', '"??/""', "R\"(unterminated", '"unterminated', "'", "'ab'", "0x", "1e", "08"]
DIGRAPHS = {"{": ["<%", "??<"], "}": ["%>", "??>"], "[": ["<:", "??("], "]": [":>", "??)"], "&&": ["and"], "||": ["or"], "!": ["not "],
            "&": [" bitand "], "|": [" bitor ", "??!"], "!=": ["not_eq"]}
DIRECTIVES = ["#if 0\n#error no\n#endif", "#if __has_include(<amp.h>)\n#endif", "#if __has_include(\"no\")\n#error no\n#else\n#endif", "#ifdef R\n#else\n#endif",
              "#line 7", "#line 9 \"other.cpp\"", "#undef restrict", "#define tile_static", "#define restrict(x)", "#define AMP restrict(amp)",
              "#include <amp.h>", "#include <vector>", "#include __FILE__", "#error user", "#warning user", "# 3 \"marker.cpp\"",
              "#ident \"x\"", "#", "#include \"no such file\"", "#include", "#if 1", "#endif", "#elif", "#define P(x) parallel_for_each(x", "#pragma once",
              "#define concurrency Concurrency", "#assert x(y)", "#embed <x>", "%:define D 1", "??=define T 1"]
CODE = ["_Pragma(\"unroll\")", "__pragma(pack(push, 1))", "_Pragma(\"omp parallel\")", "_Pragma(", "static_assert(true);", ";", "::", "\\u00e9x", "\u00e9x",
        "x\\U0001F600", "co_await x", "\0", "\ufeff", "\x0c", "\x0b", "\x1a", "\\", "@", "`", "$x", "__func__", "__COUNTER__", "__VA_ARGS__", "##", "...",
        "operator\"\"_k(1)", "namespace Concurrency { class c; }", "namespace concurrency {}", "assert(true);", "memset", "std::deque<int>"]


def tokens_of(text):
    """Returns the tokens, comments, directives and white space of `text`; joined, they
    are `text`.
    """
    return TOKEN.findall(text)


def is_code(token):
    """True if the token is no white space, comment or directive."""
    return not token.isspace() and not token.lstrip(" \t").startswith(("//", "/*", "#"))


def _places(tokens):
    """Returns the indices of the tokens that are code."""
    return [i for i, t in enumerate(tokens) if is_code(t)]


def mutate(tokens, others, chance):
    """Returns the text of `tokens` with one to three random changes; `others` are the
    tokens of other sources.
    """
    tokens = list(tokens)
    for _ in range(chance.randint(1, 3)):
        places = _places(tokens)
        if not places:
            break
        at = chance.choice(places)
        kind = chance.randrange(8)
        if kind == 0:
            del tokens[at]
        elif kind == 1:
            tokens.insert(at, tokens[at])
        elif kind == 2:
            to = chance.choice(places)
            tokens[at], tokens[to] = tokens[to], tokens[at]
        elif kind == 3:
            tokens = tokens[:at]
        elif kind == 4:
            tokens[at:at] = [" ", chance.choice(SPECIFIERS), " "]
        elif kind == 5:  # move a range of tokens
            end = min(len(tokens), at + chance.randint(1, 30))
            part = tokens[at:end]
            del tokens[at:end]
            to = chance.randrange(len(tokens) + 1)
            tokens[to:to] = part
        elif kind == 6:  # copy a token from another source
            other = [t for t in chance.choice(others) if is_code(t)]
            if other:
                tokens[at] = chance.choice(other)
        else:  # swap a restriction
            clauses = [i for i, t in enumerate(tokens) if t in ("amp", "cpu")]
            if clauses:
                i = chance.choice(clauses)
                tokens[i] = "cpu" if tokens[i] == "amp" else "amp"
    return "".join(tokens)


def _wrap_in_macro(tokens, at, chance):
    """Replaces a token, with the parentheses after it, by a macro that is defined at
    the beginning.
    """
    end = at + 1
    if end < len(tokens) and tokens[end] == "(":
        depth = 0
        while end < len(tokens):
            depth += {"(": 1, ")": -1}.get(tokens[end], 0)
            end += 1
            if depth == 0:
                break
    body = "".join(t for t in tokens[at:end] if not t.startswith("//")).replace("\n", " ")
    name = f"WRAP_{chance.randrange(1000)}"
    if chance.random() < 0.5:
        tokens[at:end] = [f" {name} "]
        tokens.insert(0, f"#define {name} {body}\n")
    else:
        tokens[at:end] = [f" {name}({body}) "]
        tokens.insert(0, f"#define {name}(...) __VA_ARGS__\n")


def decorate(tokens, chance):
    """Returns the text of `tokens` with one to four additions that are hard for a lexer
    or preprocessor.
    """
    tokens = list(tokens)
    for _ in range(chance.randint(1, 4)):
        places = _places(tokens)
        if not places:
            break
        at = chance.choice(places)
        kind = chance.randrange(11)
        if kind == 0:
            tokens.insert(at, f"\n#pragma {chance.choice(PRAGMAS)}\n")
        elif kind == 1:
            tokens.insert(at, f" {chance.choice(ATTRIBUTES)} ")
        elif kind == 2:
            tokens.insert(at, f" {chance.choice(LITERALS)} ")
        elif kind == 3:  # splice a token over two lines, preferably a word of C++ AMP
            wanted = [i for i in places if tokens[i] in ("restrict", "tile_static", "amp", "cpu", "parallel_for_each")]
            i = chance.choice(wanted or places)
            cut = chance.randint(0, len(tokens[i]))
            tokens[i] = tokens[i][:cut] + chance.choice(["\\\n", "\\ \n", "\\\r\n", "??/\n"]) + tokens[i][cut:]
        elif kind == 4:
            wanted = [i for i in places if tokens[i] in DIGRAPHS]
            if wanted:
                i = chance.choice(wanted)
                tokens[i] = " " + chance.choice(DIGRAPHS[tokens[i]]) + " "
        elif kind == 5:
            tokens.insert(at, f"\n{chance.choice(DIRECTIVES)}\n")
        elif kind == 6:
            tokens.insert(at, f" {chance.choice(CODE)} ")
        elif kind == 7:  # enclose a few tokens in #if
            end = min(len(tokens), at + chance.randint(1, 8))
            tokens.insert(end, "\n#endif\n")
            tokens.insert(at, f"\n#if {chance.choice(['1', '0', 'defined(X)', '!defined(X)', '__cplusplus', 'AMP2HIP_TRANSLATING'])}\n")
        elif kind == 8:
            wanted = [i for i in places if tokens[i] in ("restrict", "parallel_for_each", "tile_static", "index", "concurrency")]
            _wrap_in_macro(tokens, chance.choice(wanted or places), chance)
        elif kind == 9:
            tokens.insert(at, " " + chance.choice(COMMENTS) + " ")
        else:
            tokens.insert(at, " " + chance.choice(LINE_COMMENTS) + "\n")
    text = "".join(tokens)
    form = chance.randrange(20)
    if form == 0:
        text = text.replace("\r\n", "\n").replace("\n", "\r\n")
    elif form == 1:
        text = "\ufeff" + text
    elif form == 2:
        text = text.replace("\n", "\r")
    elif form == 3:
        text = text.rstrip("\n")
    elif form == 4:
        text = chance.choice(["", "\n", "\ufeff", "\\", "//", "/*", "#", "\0", " " * 100000, "// " + "x" * 1000000])
    elif form == 5:
        text += "\n" + "int many_lines;" * 1 + "\n" * 50000
    elif form == 6:
        text = text.replace("\t", "\x0c").replace("    ", "\t")
    return text


def comment(tokens, chance):
    """Returns the text of `tokens` with one-line comments added after white space.

    It is the same program.
    """
    out = []
    one_line = [c for c in COMMENTS if "\n" not in c]
    directive = False
    for i, t in enumerate(tokens):
        out.append(t)
        directive = t.lstrip(" \t").startswith("#") or (directive and "\n" not in t)
        before_directive = i + 1 < len(tokens) and tokens[i + 1].lstrip(" \t").startswith("#")
        if t.isspace() and not directive and not before_directive and i and not tokens[i - 1].startswith("//") and chance.random() < 0.02:
            out.append(chance.choice(one_line) + " ")
    return "".join(out)


BLOCK_COMMENT = re.compile(r'"(?:\\.|[^"\\\n])*"|/\*.*?\*/', re.S)


def without_comments(text):
    """Returns the tokens of a translation without white space, comments and the mark,
    for a comparison.
    """
    text = re.sub(r"^// Translated by amp2hip[^\n]*\n", "", text)
    return [t for t in tokens_of(text) if not t.isspace() and not t.startswith(("//", "/*"))]
