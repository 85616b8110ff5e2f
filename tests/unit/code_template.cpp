// Templates of generated code: placeholders and the layout of the user's text.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rewrite/pairs/Dispatch.h"
#include "text/CodeTemplate.h"
#include <catch2/catch.hpp>

using namespace amp2hip;

TEST_CASE("Texts replace placeholders and are not searched for placeholders") {
  CHECK(fillText("$Name($Name)", {{"Name", "f"}}) == "f(f)");
  CHECK(fillText("${A}b$C.d", {{"A", "a"}, {"C", "$A"}}) == "ab$A.d");
  CHECK(fillText("{ return; }", {}) == "{ return; }");
}

TEST_CASE("Lines get the indentation and the line ending of the layout") {
  const CodeLayout Layout{"\r\n", "  ", "\t"};
  CHECK(
      fillLines(Layout, R"(
struct s
{

#if A
    int $Name;
          // aligned
        int j;
#endif
};
)",
                {{"Name", "i"}}) ==
      "  struct s\r\n  {\r\n\r\n#if A\r\n  \tint i;\r\n  \t\t  // aligned\r\n  \t\tint j;\r\n#endif"
      "\r\n  };\r\n");
  CHECK(fillLines(Layout, "a\n    b") == "  a\r\n  \tb");
  CHECK(fillLines(Layout, "\n\na") == "\r\n  a");
  CHECK(fillLines(Layout, "") == "");
}

TEST_CASE("A line that is a placeholder represents any number of lines") {
  const CodeLayout Layout{"\n", "  ", "  "};
  auto Filled = [&](llvm::StringRef Lines) {
    return fillLines(Layout, "{\n    $Lines\n}\n", {{"Lines", Lines}});
  };
  CHECK(Filled("") == "  {\n  }\n");
  CHECK(Filled("int i;") == "  {\n    int i;\n  }\n");
  CHECK(Filled("int i;\nint j;") == "  {\n    int i;\nint j;\n  }\n");
  CHECK(Filled("int i;\n#if A\n") == "  {\nint i;\n#if A\n  }\n");
  CHECK(fillLines(Layout, "${A}$B\n", {{"A", ""}, {"B", ""}}) == "  \n");
}

TEST_CASE("The layout is that of the user's text") {
  const llvm::StringRef Text = "struct s {\r\n  int i;\r\n};\r\n";
  const CodeLayout Layout = CodeLayout::at(Text, Text.find("int"));
  CHECK(Layout.Newline == "\r\n");
  CHECK(Layout.Indent == "  ");
  CHECK(Layout.Unit == "  ");
  CHECK(Layout.inner().Indent == "    ");
  CHECK(Layout.withFourSpaces().Unit == "    ");
}

TEST_CASE("Generated functions select an overload") {
  const CodeLayout Layout{"\n", "\t", "\t"};
  CHECK(dispatchLines(Layout, "return f();") ==
        "#if !AMP2HIP_DEVICE_PASS\n\tif (!amp2hip::on_accelerator()) return f();\n#endif\n");
  CHECK(dispatchLines(Layout, "return f();", "\tg();\n") ==
        "#if !AMP2HIP_DEVICE_PASS\n\tif (!amp2hip::on_accelerator()) return f();\n#else\n\tg();\n"
        "#endif\n");
  CHECK(dispatchExpression("2", "1") == "amp2hip::on_accelerator() ? 2 : 1");
  CHECK(dispatchExpression("2", "1", "\n  ") == "amp2hip::on_accelerator() ? 2\n  : 1");
  CHECK(initializerLines(Layout, "a(2)", "a(1)") ==
        "#if AMP2HIP_DEVICE_PASS\n\t    : a(2)\n#else\n\t    : a(1)\n#endif\n");
  CHECK(initializerLines(Layout, "", "a(1)") == "#if !AMP2HIP_DEVICE_PASS\n\t    : a(1)\n#endif\n");
  CHECK(devicePassLines(Layout, "\tg();\n") == "#if AMP2HIP_DEVICE_PASS\n\tg();\n#endif\n");
}
