//===--- Page.cpp - The template of the HTML report -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/report/html/Page.h"

#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace amp2hip::migrate {

namespace {
struct Part {
  StringRef File, Text;
};
} // namespace

static const Part Parts[] = {
#define PART(File, Text) {File, Text},
#include "PageParts.inc"
#undef PART
};

/// Returns the text of a part after the comment with its license.
static StringRef textOf(StringRef File, StringRef EndOfComment) {
  for (const Part &P : Parts)
    if (P.File == File)
      return P.Text.split(EndOfComment).second.ltrim();
  return "";
}

/// The parts of the script in the order in which they are joined.
static constexpr StringLiteral Scripts[] = {"dom.js",  "data.js",     "filter.js", "tree.js",
                                            "code.js", "markdown.js", "lists.js",  "diff.js",
                                            "file.js", "overview.js", "main.js"};

void writePage(raw_ostream &Stream, StringRef Title, StringRef Data, StringRef Details) {
  StringRef Rest = textOf("page.html", "-->\n");
  while (!Rest.empty()) {
    // The template contains lines such as "{{style}}".
    auto [Before, After] = Rest.split("{{");
    auto [Name, Next] = After.split("}}");
    Stream << Before;
    if (Name == "title")
      printHTMLEscaped(Title, Stream);
    else if (Name == "style")
      Stream << textOf("page.css", "*/\n");
    else if (Name == "script")
      for (StringRef Script : Scripts)
        Stream << textOf(Script, "*/\n");
    else if (Name == "data")
      Stream << Data;
    else if (Name == "details")
      Stream << Details;
    Rest = Next;
  }
}

} // namespace amp2hip::migrate
