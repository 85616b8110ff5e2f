// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of the search for restriction specifiers in token lists, and of the functions that inherit
// restrictions.
#include "normalize/Specifiers.h"

#include "normalize/Inheritance.h"
#include "parsed_unit.h"
#include <set>

using namespace amp2hip;

namespace {

/// The results of the search in a source.
struct search {
  std::vector<std::string> specifiers; ///< "function amp f(int)"
  std::vector<std::string> inherited;  ///< "function amp f()"
  std::string kept;                    ///< the tokens that reach Clang, separated by blanks
  std::string messages;                ///< of the parse and, a second time, of the search
};

/// The kind of a specifier, its restrictions, and the declarator up to the parameter list.
std::string describe(const Unit &unit, const Specifier &s) {
  const char *const kinds[] = {"function", "lambda", "instantiation", "type"};
  std::string text = kinds[int(s.Kind)];
  text += std::string(s.Set.Cpu ? " cpu" : "") + (s.Set.Amp ? " amp" : "") + " ";
  for (size_t i = s.Open > 0 ? s.Open - 1 : 0; i <= s.Close; ++i)
    text += spelling(unit, unit.Tokens[i]);
  return text;
}

search search_in(const std::string &source) {
  search result;
  result.messages = with_unit(source, [&](Unit &unit) {
    TokenView view(unit.Tokens);
    std::vector<RestrictClause> clauses;
    SpecifierFinder finder(view, unit.CI.getPreprocessor(), clauses);
    finder.run();
    for (const Specifier &s : finder.Specifiers)
      result.specifiers.push_back(describe(unit, s));
    for (const Specifier &s : inheritedSpecifiers(view, finder))
      result.inherited.push_back(describe(unit, s));
    for (size_t i = 0; i < view.size(); ++i)
      if (!finder.Dropped[i] && view[i].isNot(clang::tok::eof))
        result.kept += (result.kept.empty() ? "" : " ") + spelling(unit, view[i]);
  });
  return result;
}

using strings = std::vector<std::string>;

} // namespace

TEST_CASE("the kind of a specifier follows from its declarator", "[specifiers]") {
  auto [source, expected] = GENERATE(table<const char *, const char *>({
      {"void f(int) restrict(amp);", "function amp f(int)"},
      {"struct s { s &operator+(int) restrict(amp); };", "function amp +(int)"},
      {"int (*f(int) restrict(cpu))(double);", "function cpu f(int)"},
      {"auto l = [](int) restrict(cpu, amp) { };", "lambda cpu amp ](int)"},
      {"template <class T> struct x; auto l = []<class T = x<x<int>>>(T *) restrict(amp) { };",
       "lambda amp >>>(T*)"},
      {"template <class T> struct x; auto l = []<class T = x<int>>(T *) restrict(amp) { };",
       "lambda amp >>(T*)"},
      {"template <class T> void f(T) { } template void f(int) restrict(cpu);",
       "instantiation cpu f(int)"},
      {"template <class T> void f(T); extern template void f(int) restrict(cpu);",
       "instantiation cpu f(int)"},
      {"typedef void f(int) restrict(amp);", "type amp f(int)"},
      {"using f = void(int) restrict(amp);", "type amp void(int)"},
      {"void (*p)(int) restrict(cpu);", "type cpu )(int)"},
      {"void g(void f(int) restrict(cpu));", "type cpu f(int)"},
      {"struct r; template <class> struct f; f<r(int) restrict(cpu)> *p;", "type cpu r(int)"},
  }));
  search found = search_in(source);
  CHECK(found.specifiers == strings{expected});
  CHECK(found.messages == "");
}

TEST_CASE("consecutive clauses are one specifier with the restrictions of all", "[specifiers]") {
  search found = search_in("void f() restrict(amp) restrict(cpu); void g() restrict(amp, cpu);");
  CHECK(found.specifiers == strings{"function cpu amp f()", "function cpu amp g()"});
  CHECK(found.messages == "");
}

TEST_CASE("qualifiers and attributes may precede a specifier", "[specifiers]") {
  search found = search_in("struct s { void f() const & __attribute__((cold)) restrict(amp); };\n"
                           "auto l = []() mutable restrict(amp) { };");
  CHECK(found.specifiers == strings{"function amp f()", "lambda amp ]()"});
  CHECK(found.messages == "");
}

TEST_CASE("exactly the tokens of the clauses are dropped", "[specifiers]") {
  search found = search_in("int f(int x) restrict(cpu) restrict(amp) { return x; }");
  CHECK(found.kept == "int f ( int x ) { return x ; }");
}

TEST_CASE("'restrict' is an ordinary name where no specifier is possible", "[specifiers]") {
  search found = search_in("void f() restrict(amp); int cpu; int restrict(int);\n"
                           "int a = restrict(1), b = restrict(cpu) + 1;\n"
                           "struct s { int restrict; } c; int d = c.restrict;");
  CHECK(found.specifiers == strings{"function amp f()"});
  CHECK(found.messages == "");
}

TEST_CASE("a specifier without a known restriction counts as both", "[specifiers]") {
  search found = search_in("void f() restrict(gpu);");
  CHECK(found.specifiers == strings{"function cpu amp f()"});
  CHECK_THAT(found.messages, Catch::Contains("source.cpp:1:19: error: unknown restriction 'gpu'"));
  CHECK_THAT(found.messages, Catch::Contains("[AMP1001]"));
}

TEST_CASE("a malformed list keeps its other names", "[specifiers]") {
  search found = search_in("void f() restrict(cpu; amp);");
  CHECK(found.specifiers == strings{"function cpu amp f()"});
  CHECK_THAT(found.messages, Catch::Contains("expected ',' or ')' [AMP1002]"));
}

TEST_CASE("a specifier after its position is reported and applies to its function",
          "[specifiers]") {
  auto [source, before] = GENERATE(table<const char *, const char *>({
      {"void f() noexcept restrict(amp);", "the exception specification"},
      {"auto f() -> int restrict(amp);", "the trailing return type"},
      {"auto f() noexcept -> int restrict(amp);", "the trailing return type"},
      {"struct s { virtual void f(); }; struct t : s { void f() override final restrict(amp); };",
       "'final'"},
      {"struct s { s(); void f() = delete restrict(amp); };", "'= delete'"},
  }));
  search found = search_in(source);
  CHECK(found.specifiers == strings{"function amp f()"});
  CHECK_THAT(found.messages, Catch::Contains("restriction specifier must precede " +
                                             std::string(before) + " [AMP1004]"));
}

TEST_CASE("a specifier on something other than a function is reported and dropped",
          "[specifiers]") {
  auto [source, rule, kept] = GENERATE(table<const char *, const char *, const char *>({
      {"auto l = [] restrict(amp) { };", "AMP1003", "auto l = [ ] { } ;"},
      {"int x restrict(amp);", "AMP1005", "int x ;"},
      {"int x[2] restrict(amp);", "AMP1005", "int x [ 2 ] ;"},
      {"struct s restrict(amp) { };", "AMP1005", "struct s { } ;"},
      {"struct s final restrict(amp) { };", "AMP1005", "struct s final { } ;"},
      {"enum class e restrict(cpu) { };", "AMP1005", "enum class e { } ;"},
      {"namespace n restrict(amp) { }", "AMP1005", "namespace n { }"},
  }));
  search found = search_in(source);
  CHECK(found.specifiers == strings());
  CHECK_THAT(found.messages, Catch::Contains(rule));
  CHECK(found.kept == kept);
}

TEST_CASE("a specifier before the declarator applies to the declared function", "[specifiers]") {
  auto source = GENERATE("restrict(amp) void f(int);", "void restrict(amp) f(int);");
  search found = search_in(source);
  CHECK(found.specifiers == strings{"function amp f(int)"});
  CHECK_THAT(found.messages, Catch::Contains("must follow the parameter list [AMP1006]"));
}

TEST_CASE("a storage class besides tile_static is reported", "[specifiers]") {
  search found = search_in("void f() restrict(amp) { static tile_static int x; }");
  CHECK_THAT(found.messages, Catch::Contains("'tile_static' cannot be combined with another"));
}

TEST_CASE("functions in the body of an amp function inherit its restrictions", "[specifiers]") {
  search found = search_in("void f() restrict(cpu, amp) {\n"
                           "  int helper(int), x = 1, other();\n"
                           "  int variable(x);\n"
                           "}\n"
                           "void g() { int helper(int); }");
  CHECK(found.inherited == strings{"function cpu amp helper(int)", "function cpu amp other()"});
}

TEST_CASE("members of a local class inherit the restrictions of the function", "[specifiers]") {
  search found =
      search_in("void f() restrict(amp) {\n"
                "  struct item { item(int x) : a{x} { } int get(float); int a; void (*p)(); };\n"
                "}");
  CHECK(std::set<std::string>(found.inherited.begin(), found.inherited.end()) ==
        std::set<std::string>{"function amp get(float)", "function amp item(intx)"});
}

TEST_CASE("a function with a specifier of its own does not inherit", "[specifiers]") {
  search found = search_in("void f() restrict(amp) { int own(int) restrict(cpu); int none(int); }");
  CHECK(found.inherited == strings{"function amp none(int)"});
}

TEST_CASE("lambdas inherit the restriction of amp-only code", "[specifiers]") {
  search found = search_in("void f() restrict(amp) { [](int) { }; [] { }; }\n"
                           "void g() restrict(cpu, amp) { [] { }; }");
  CHECK(found.inherited == strings{"lambda amp ](int)", "lambda amp ;[]"});
}
