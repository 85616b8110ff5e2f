// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of the queries about token lists that need no parser.
#include "normalize/TokenView.h"

#include "clang/Basic/IdentifierTable.h"
#include "clang/Basic/LangOptions.h"
#include "clang/Lex/Lexer.h"
#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

using namespace amp2hip;

namespace {

constexpr size_t none = TokenView::None;

clang::LangOptions cpp17() {
  clang::LangOptions lang;
  lang.CPlusPlus = lang.CPlusPlus11 = lang.CPlusPlus14 = lang.CPlusPlus17 = true;
  lang.Bool = lang.GNUKeywords = true;
  return lang;
}

/// The tokens of a text, which may be incomplete or wrong C++.
class tokens {
public:
  explicit tokens(std::string text) : text_(std::move(text)), lang_(cpp17()), names_(lang_) {
    const char *begin = text_.c_str();
    clang::Lexer lexer(clang::SourceLocation(), lang_, begin, begin, begin + text_.size());
    clang::Token token;
    for (lexer.LexFromRawLexer(token); token.isNot(clang::tok::eof); lexer.LexFromRawLexer(token)) {
      offsets_.push_back(lexer.getBufferLocation() - begin - token.getLength());
      if (token.is(clang::tok::raw_identifier)) {
        clang::IdentifierInfo &name = names_.get(token.getRawIdentifier());
        token.setIdentifierInfo(&name);
        token.setKind(name.getTokenID());
      }
      all_.push_back(token);
    }
  }

  TokenView view() const { return TokenView(all_); }

  /// The index of the token at the beginning of `part`, a unique part of the text.
  size_t at(const std::string &part) const {
    size_t offset = text_.find(part);
    INFO(part << " in " << text_);
    REQUIRE(offset != std::string::npos);
    REQUIRE(text_.find(part, offset + 1) == std::string::npos);
    auto found = std::find(offsets_.begin(), offsets_.end(), offset);
    REQUIRE(found != offsets_.end());
    return found - offsets_.begin();
  }

private:
  std::string text_;
  clang::LangOptions lang_;
  clang::IdentifierTable names_;
  std::vector<clang::Token> all_;
  std::vector<size_t> offsets_;
};

/// A part of a text, and the text.
struct place {
  const char *part, *text;
};

bool introduces_lambda(place p) {
  tokens t(p.text);
  return t.view().isLambdaIntroducer(t.at(p.part));
}

} // namespace

TEST_CASE("the partner of a bracket is the bracket of its pair", "[tokens]") {
  tokens t("f(a[(0)], { b });");
  TokenView view = t.view();
  auto [open, close] = GENERATE(
      table<const char *, const char *>({{"(a", ");"}, {"[", "],"}, {"(0", ")]"}, {"{", "})"}}));
  CHECK(view.match(t.at(open)) == t.at(close));
  CHECK(view.match(t.at(close)) == t.at(open));
  CHECK(view.match(t.at("f")) == none);
}

TEST_CASE("a closing bracket ends the unclosed brackets inside its pair", "[tokens]") {
  tokens t("{ ( a[ }; )");
  TokenView view = t.view();
  CHECK(view.match(t.at("{")) == t.at("}"));
  CHECK(view.match(t.at("(")) == none);
  CHECK(view.match(t.at("[")) == none);
  CHECK(view.match(t.at(")")) == none);
}

TEST_CASE("a parenthesis does not end an unclosed brace", "[tokens]") {
  tokens t("( { ) }");
  TokenView view = t.view();
  CHECK(view.match(t.at("(")) == none);
  CHECK(view.match(t.at(")")) == none);
  CHECK(view.match(t.at("{")) == t.at("}"));
}

TEST_CASE("the angle bracket of a template argument list is found backward", "[tokens]") {
  auto [text, end, begin] = GENERATE(table<const char *, const char *, const char *>({
      {"A<int> x;", "> x", "<int"},
      {"A<B<int>> x;", ">>", "<B"},          // `>>` ends the outer list
      {"A<f(c > d)> x;", "> x", "<f"},       // skips the parentheses
      {"A<&B::operator>>> x;", "> x", "<&"}, // skips the name of an operator
  }));
  tokens t(text);
  CHECK(t.view().matchAngle(t.at(end)) == t.at(begin));
}

TEST_CASE("a comparison is no template argument list", "[tokens]") {
  auto [text, end] = GENERATE(table<const char *, const char *>(
      {{"a < b; c > d;", "> d"}, {"(a < b) && c > d;", "> d"}, {"f(a > b);", "> b"}}));
  tokens t(text);
  CHECK(t.view().matchAngle(t.at(end)) == none);
}

TEST_CASE("a declaration starts after the previous one", "[tokens]") {
  tokens t("int a; void f(int b[2], float c) { return d; } e g;");
  TokenView view = t.view();
  CHECK(view.declarationStart(t.at("a;")) == 0);
  CHECK(view.declarationStart(t.at("{")) == t.at("void"));
  CHECK(view.declarationStart(t.at("c)")) == t.at("int b")); // in parentheses
  CHECK(view.declarationStart(t.at("d;")) == t.at("return"));
  CHECK(view.declarationStart(t.at("g;")) == t.at("e g"));
}

TEST_CASE("attributes of all spellings are skipped", "[tokens]") {
  tokens t("[[nodiscard]] __attribute__((a(1))) alignas(8) int x[2];");
  TokenView view = t.view();
  CHECK(view.skipAttributes(0) == t.at("int"));
  CHECK(view.skipAttributes(t.at("[2")) == t.at("[2"));
}

TEST_CASE("two closing brackets end an attribute only if two opening ones begin it", "[tokens]") {
  tokens attribute("f [[a(b[0])]] ()"), subscript("a[b[0]]");
  size_t begin = none;
  REQUIRE(attribute.view().attributeEndsAt(attribute.at("] ()"), begin));
  CHECK(begin == attribute.at("[["));
  CHECK_FALSE(subscript.view().attributeEndsAt(subscript.at("[0") + 3, begin));
}

TEST_CASE("a bracket where an operand begins introduces a lambda", "[tokens]") {
  auto p = GENERATE(values<place>({{"[", "[] { }"},
                                   {"[x", "auto f = [x](int) { };"},
                                   {"[&", "call(1, [&] { });"},
                                   {"[=", "return [=] { };"},
                                   {"[a", "S{1} + [a] { return a; }();"}}));
  INFO(p.text);
  CHECK(introduces_lambda(p));
}

TEST_CASE("a bracket after an operand or a declarator introduces no lambda", "[tokens]") {
  auto p = GENERATE(values<place>({{"[0", "a[0];"},
                                   {"[0", "f()[0];"},
                                   {"[1", "a[0][1];"},
                                   {"[0", "\"text\"[0];"},
                                   {"[0", "S{1, 2}[0];"},
                                   {"[3", "new int[3];"},
                                   {"[]", "T &operator[](int);"},
                                   {"[]", "void operator delete[](void *);"},
                                   {"[a", "auto const &[a, b] = pair;"},
                                   {"[[", "[[noreturn]] void f();"}}));
  INFO(p.text);
  CHECK_FALSE(introduces_lambda(p));
}

TEST_CASE("queries about an index without a token are negative", "[tokens]") {
  tokens t("int x;");
  TokenView view = t.view();
  auto index = GENERATE(size_t(3), none);
  CHECK(view.size() == 3);
  CHECK_FALSE(view.is(index, clang::tok::identifier, clang::tok::semi));
  CHECK(view.name(index) == nullptr);
  CHECK(view.match(index) == none);
  CHECK_FALSE(view.isTypeKeyword(index));
  CHECK_FALSE(view.isLiteral(index));
  CHECK_FALSE(view.isLambdaIntroducer(index));
}
