# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes a code base with its migration, and a description for make_report.

The texts of the translations are made by replacement; the tool is not needed.
Some files are there to break careless reports: names and texts with characters
of HTML, other encodings, conflicts, very long lines and files.
"""

import json
import pathlib

BODY = """#include "stdafx.h"
#include <amp.h>
#include "../common/grid.h"
using namespace concurrency;

// Part {n} of the solver: relaxation of the field.
namespace part{n} {{

static const int border = {border};

void scale(array_view<float, 1> values, float factor)
{{
    parallel_for_each(values.extent, [=](index<1> i) restrict(amp)
    {{
        values[i] = values[i] * factor + {n}.0f;
    }});
    values.synchronize();
}}

void relax(const std::vector<float> &in, std::vector<float> &out, unsigned width)
{{
    array_view<const float, 2> source(static_cast<int>(in.size() / width), width, in);
    array_view<float, 2> target(source.extent, out);
    target.discard_data();
    parallel_for_each(source.extent.tile<16, 16>(), [=](tiled_index<16, 16> t) restrict(amp)
    {{
        tile_static float tile[16][16];
        tile[t.local[0]][t.local[1]] = source[t.global];
        t.barrier.wait();
        target[t.global] = 0.25f * tile[t.local[0]][t.local[1]];
    }});
}}
{filler}
}} // namespace part{n}
"""

FILLER = """
/* A function without C++ AMP, number {k}:
   it stays as it is. */
double checksum_{k}(const std::vector<double> &values)
{{
    double sum = {k}.5e-3;
    for (double value : values)
        sum += value * value;
    return sum > 1e9 ? 0.0 : sum;
}}
"""

REPLACED = [
    ("[=](index<1> i) restrict(amp)\n    {\n        values[i] = values[i] * factor + ",
     "scale_kernel{values, factor});\n    values.synchronize();\n}\n\nstruct scale_kernel\n{\n"
     "    array_view<float, 1> values;\n    float factor;\n\n"
     "    __host__ __device__ void operator()(index<1> i) const\n    {\n        values[i] = values[i] * factor + "),
    ("    });\n    values.synchronize();\n}\n", "    }\n};\n"),
    ("[=](tiled_index<16, 16> t) restrict(amp)", "[=] __host__ __device__ (tiled_index<16, 16> t)"),
    ("        tile_static float tile[16][16];",
     "        tile_static amp2hip::tile_storage<float[16][16]> tile_storage;\n"
     "        float (&tile)[16][16] = tile_storage.object();"),
]


def translated(text):
    for old, new in REPLACED:
        text = text.replace(old, new)
    return "// Translated by amp2hip\n" + text


def place(file, text, marker, width):
    """Returns the place of a marker in a text."""
    before = text[:text.index(marker)]
    line = before.count("\n") + 1
    column = len(before.rsplit("\n", 1)[-1].encode()) + 1
    return {"file": file, "line": line, "column": column, "end-line": line, "end-column": column + width}


def kernels(file, text):
    return [
        {"name": "scale_kernel", "function": "scale(array_view<float, 1>, float)",
         "where": place(file, text, "[=](index<1>", 3),
         "captures": ["array_view<float, 1> values", "float factor"]},
        {"name": "relax_kernel", "function": "relax(const std::vector<float> &, std::vector<float> &, unsigned)",
         "where": place(file, text, "[=](tiled_index", 3), "tile": [16, 16], "shared-bytes": 1024,
         "captures": ["array_view<const float, 2> source", "array_view<float, 2> target"]},
    ]


def finding(severity, rule, where, message, **more):
    return {"severity": severity, "rule": rule, "where": where, "message": message, **more}


def findings(n, file, text):
    """Returns the findings of the nth source, and its state."""
    at = place(file, text, "border", 6)
    if n % 29 == 3:
        return [finding("error", "AMP1402", at,
                        "an amp lambda cannot capture 'border' by reference, because it is not a "
                        "concurrency::array; capture it by value",
                        **{"notes": [finding("note", "", place(file, text, "relax", 5), "the kernel is here")],
                           "fix-its": [{"where": at, "text": "border_copy"}]})], "failed"
    if n % 37 == 5:
        return [finding("error", "", at, "no matching function for call to 'min'")], "failed"
    if n % 97 == 11:
        return [], "crashed"
    if n % 89 == 13:
        return [], "timed-out"
    if n % 11 == 7:
        return [finding("warning", "AMP1901", at, "'unsigned long' has 8 bytes here; write 'unsigned int'",
                        flag="amp-long"),
                finding("note", "AMP1902", at, "'border' is also a name of CUDA", flag="amp-cuda-name")], "translated"
    return [], "translated"


def write(path, text, encoding="utf-8"):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode(encoding))


def record(source, state, found=(), launched=(), seconds=0.8):
    outputs = [{"original": source, "file": source}] if state == "translated" else []
    return {"source": source, "state": state, "seconds": seconds, "findings": list(found),
            "kernels": list(launched), "outputs": outputs,
            "dependencies": [{"file": source, "hash": "0123456789abcdef"}]}


def odd_files(root, out):
    """Writes the files that are difficult to show, and returns their records."""
    text = BODY.format(n=0, border=1, filler="")
    markup = "// </script><script>alert(1)</script> <!-- & --> \u2028 \U0001f600 \x07\n" + text
    odd = {
        "odd/</script> & 'quotes' \"x\".cpp": (markup.encode(), translated(markup).encode()),
        "odd/größe 100%.cpp": (("// Größe: 5 €\r\n" + text).encode("cp1252"),
                               translated("// Größe: 5 €\r\n" + text).encode("cp1252")),
        "odd/utf16.cpp": (b"\xff\xfe" + text.encode("utf-16-le"), b"\xff\xfe" + translated(text).encode("utf-16-le")),
        "odd/crlf_and_bom.cpp": (b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode(),
                                 b"\xef\xbb\xbf" + translated(text).replace("\n", "\r\n").encode()),
        "odd/broken_\u2028_bytes.cpp": (b"// \x80\xfe\xff \xc3\x28 \x00 \x1b[31m\n" + text.encode(),
                                         b"// \x80\xfe\xff \xc3\x28 \x00 \x1b[31m\n" + translated(text).encode()),
        "odd/long_line.cpp": (("int a[] = {" + "1, " * 20000 + "};\n" + text).encode(),
                              translated("int a[] = {" + "1, " * 20000 + "2};\n" + text).encode()),
        "odd/no_line_end.cpp": (b"int a;", b"int b;"),
        "odd/empty.cpp": (b"", b"int b;\n"),
    }
    lines = "".join(f"int value_{k} = {k};\n" for k in range(9000))
    odd["odd/long_file.cpp"] = (lines.encode(), lines.replace("= 4500;", "= 4501;").encode())
    conflict = text.replace("static const int border = 1;",
                            "<<<<<<< edited\nstatic const int border = 2;\n=======\n"
                            "static const int border = 1;\n>>>>>>> translated")
    odd["odd/conflict.cpp"] = (text.encode(), conflict.encode())
    records = []
    for file, (original, translation) in odd.items():
        write(root / file, original)
        write(out / file, translation)
        records.append(record(file, "translated"))
    records[0]["findings"] = [finding("warning", "", {"file": list(odd)[0], "line": 1, "column": 4},
                                      "</script><b>bold</b> & \"quoted\"", flag="comment")]
    records[0]["kernels"] = kernels(list(odd)[0], markup)
    return records


def make(folder, sources):
    """Makes a code base with that many sources. Returns the description's path."""
    folder = pathlib.Path(folder)
    root, out = folder / "code base", folder / "migrated"
    records = odd_files(root, out)
    grid = "#pragma once\ninline int cells(int n) restrict(cpu, amp) { return n * n; }\ninline long area(int n);\n"
    write(root / "common/grid.h", grid)
    write(out / "common/grid.h", translated(grid).replace(" restrict(cpu, amp)", ""))
    shared = finding("warning", "AMP1901", place("common/grid.h", grid, "long", 4),
                     "'long' has 8 bytes here; write 'int'", flag="amp-long")
    missing = finding("warning", "", {"file": "/usr/include/nothing.h", "line": 3, "column": 1}, "unused", flag="unused")
    for n in range(sources - len(records) - 3):
        file = f"{('solver', 'render', 'mesh', 'io')[n % 4]}/group{n // 40}/part{n}.cpp"
        text = BODY.format(n=n, border=n % 7, filler="".join(FILLER.format(k=n * 20 + k) for k in range(n % 17)))
        found, state = findings(n, file, text)
        write(root / file, text)
        if n % 13 == 1:
            state, found = "without-amp", []
        elif n % 17 == 2:
            state, found = "copied", []
        write(out / file, translated(text) if state == "translated" else text)
        launched = kernels(file, text) if state == "translated" else []
        made = record(file, state, found, launched, 0.5 + n % 5 / 10)
        if state == "translated":
            made["outputs"].append({"original": "common/grid.h", "file": "common/grid.h", "is-header": True})
            made["findings"].append(shared)
        records.append(made)
    records.append(record("viewer/window.cpp", "unsupported", [
        finding("warning", "", {"file": "viewer/window.cpp", "line": 1, "column": 10}, "'d3d11.h' is part of Direct3D"),
        missing]))
    write(root / "viewer/window.cpp", "#include <d3d11.h>\n")
    records.append(record("README.md", "copied"))
    write(root / "README.md", "# Flow\n")
    description = folder / "migration.json"
    description.write_text(json.dumps({
        "name": "Flow </title> & Co", "root": str(root), "out-dir": str(out), "version": "0.2.0", "seconds": 312.5,
        "files": records, "notes": ["the precompiled header 'stdafx.pch' is dropped"]}))
    return description
