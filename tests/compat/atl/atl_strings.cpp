//===--- atl_strings.cpp - Tests of CString -------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <atlsimpstr.h>
#include <atlstr.h>
#include <catch2/catch.hpp>
#include <cstringt.h>
#include <map>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

TEST_CASE("CString: constructors and assignments") {
  CStringA text, copy("abc"), moved(std::move(copy)), repeated('x', 3), part("abcdef", 2);
  CHECK((text.IsEmpty() && copy.IsEmpty() && moved == "abc" && repeated == "xxx" && part == "ab"));
  CHECK(CStringW("gr\u00FCn") == L"gr\u00FCn");
  CHECK(CStringA(L"gr\u00FCn") == "gr\u00FCn");
  CHECK(CStringA(CStringW(L"\u20AC")) == "\u20AC");
  CHECK(CStringA(reinterpret_cast<const unsigned char *>("abc")) == "abc");
  CHECK(CStringW(L"a\0b", 3).GetLength() == 3);
  CHECK(CStringW("abc", 2) == L"ab");
  text = "a";
  text = L"wide";
  CHECK(text == "wide");
  text = 'c';
  CHECK(text == 'c');
  const CStringA &same = text;
  text = same;
  CHECK(text == "c");
  text = CStringW(L"w");
  CHECK(text == "w");
  text = static_cast<const char *>(nullptr);
  CHECK(text.IsEmpty());
  CHECK(CStringA(static_cast<const char *>(nullptr)) == "");
  CAtlStringA other = moved;
  other.SetAt(0, 'x');
  CHECK((moved == "abc" && other == "xbc"));
  CAtlStringW wide = L"abc";
  CHECK((wide[1] == L'b' && wide.GetAt(3) == 0));
  CHECK_THROWS_AS(wide[4], CAtlException);
  static_assert(sizeof(CString) == sizeof(void *));
  CStringT<char, StrTraitATL<char, ChTraitsCRT<char>>> traits("abc");
  CHECK(traits.GetLength() == 3);
}

TEST_CASE("CString: + and +=") {
  CStringA text = "a";
  text += "b";
  text += 'c';
  text += L"d";
  text += L'e';
  text += CStringW(L"f");
  text += text;
  CHECK(text == "abcdefabcdef");
  text.Append("xyz", 2);
  text.AppendChar('!');
  CHECK(text == "abcdefabcdefxy!");
  CHECK("(" + CStringA("a") + L"b" + 'c' + L')' == "(abc)");
  CStringA many;
  for (int i = 0; i < 10000; ++i)
    many += text;
  CHECK(many.GetLength() == 150000);
  text.Append(text.GetString() + 13);
  CHECK(text == "abcdefabcdefxy!y!");
}

TEST_CASE("CString: comparisons") {
  const CStringA text("abc");
  CHECK((text == "abc" && "abc" == text && text != "abd" && text < "abd" && "abd" > text));
  CHECK((text <= CStringA("abc") && text >= L"abc" && L"abb" < text && text == L"abc"));
  CHECK((text.Compare("abd") < 0 && text.CompareNoCase("ABC") == 0));
  CHECK((text.Collate("abc") == 0 && text.CollateNoCase("ABC") == 0));
  CHECK((CStringA("x") == 'x' && L'x' == CStringW(L"x") && CStringA("x") != 'y'));
  std::map<CStringA, int> numbers;
  numbers["one"] = 1;
  numbers[text] = 2;
  CHECK((numbers["abc"] == 2 && numbers.size() == 2));
}

TEST_CASE("CString: searches") {
  const CStringA text("one two two");
  CHECK((text.Find("two") == 4 && text.Find("two", 5) == 8 && text.Find("three") == -1));
  CHECK((text.Find('o') == 0 && text.Find('o', 1) == 6 && text.Find('x') == -1));
  CHECK((text.Find("one", 12) == -1 && text.Find("", 3) == 3));
  CHECK((text.ReverseFind('t') == 8 && text.ReverseFind('x') == -1));
  CHECK((text.FindOneOf("xyw") == 5 && text.FindOneOf("xyz") == -1));
}

TEST_CASE("CString: parts") {
  const CStringA text("abcdef");
  CHECK((text.Left(2) == "ab" && text.Right(2) == "ef" && text.Mid(2) == "cdef"));
  CHECK((text.Mid(2, 2) == "cd" && text.Mid(4, 9) == "ef" && text.Mid(9) == ""));
  CHECK((text.Left(-1) == "" && text.Left(9) == text && text.Right(9) == text));
  CHECK((text.SpanIncluding("cba") == "abc" && text.SpanExcluding("dx") == "abc"));
  std::vector<CStringA> words;
  int position = 0;
  const CStringA list(",a,;b;c");
  for (CStringA word = list.Tokenize(",;", position); position != -1;
       word = list.Tokenize(",;", position))
    words.push_back(word);
  CHECK(words == std::vector<CStringA>{"a", "b", "c"});
}

TEST_CASE("CString: changes") {
  CStringA text("  Abc\t");
  CHECK(text.Trim() == "Abc");
  CHECK((CStringA("xxaxx").Trim('x') == "a" && CStringA("xyaxy").Trim("yx") == "a"));
  CHECK((CStringA(" a ").TrimLeft() == "a " && CStringA(" a ").TrimRight() == " a"));
  CHECK((CStringA("xa").TrimLeft('x') == "a" && CStringA("ax").TrimRight("x") == "a"));
  CHECK((CStringA("xya").TrimLeft("xy") == "a" && CStringA("ax").TrimRight('x') == "a"));
  CHECK(text.MakeUpper() == "ABC");
  CHECK(text.MakeLower() == "abc");
  CHECK(text.MakeReverse() == "cba");
  CHECK((text.Insert(1, "xx") == 5 && text == "cxxba"));
  CHECK((text.Insert(99, '!') == 6 && text == "cxxba!"));
  CHECK((text.Delete(1, 2) == 4 && text == "cba!"));
  CHECK((text.Delete(3) == 3 && text.Delete(7, 2) == 3 && text == "cba"));
  CHECK((text.Replace("b", "bbb") == 1 && text.Replace("b", "") == 3 && text == "ca"));
  CHECK((text.Replace("aa", "a") == 0 && text.Replace('a', 'b') == 1 && text == "cb"));
  CHECK((text.Remove('c') == 1 && text.Remove('x') == 0 && text == "b"));
  CHECK(CStringW(L"gr\u00FCn").MakeReverse() == L"n\u00FCrg");
  text.Truncate(0);
  CHECK(text.IsEmpty());
}

TEST_CASE("CString: buffers") {
  CStringW text;
  wcscpy(text.GetBuffer(10), L"abc");
  text.ReleaseBuffer();
  CHECK((text == L"abc" && text.GetLength() == 3 && text.GetAllocLength() >= 10));
  wmemset(text.GetBufferSetLength(5), L'x', 5);
  CHECK(text == L"xxxxx");
  text.GetBuffer();
  text.ReleaseBuffer(2);
  CHECK(text == L"xx");
  text.FreeExtra();
  CHECK((text.GetAllocLength() == 2 && text == L"xx"));
  text.ReleaseBufferSetLength(1);
  CHECK(text == L"x");
  text.LockBuffer()[0] = L'y';
  text.UnlockBuffer();
  CHECK(text == L"y");
  text.Empty();
  text.ReleaseBuffer();
  CHECK(text.IsEmpty());
  *text.GetBuffer() = 0;
  CHECK_THROWS_AS(text.GetBuffer(-1), CAtlException);
  CSimpleStringA::CopyChars(CStringA("abc").GetBuffer(), "x", 1);
}

TEST_CASE("CString: formats") {
  CStringW wide;
  wide.Format(L"%s %S %5.2f %c", L"a", "b", 1.5, L'x');
  CHECK(wide == L"a b  1.50 x");
  CStringA narrow;
  narrow.Format("%s %S %08X", "a", L"b", 255);
  CHECK(narrow == "a b 000000FF");
  narrow.Format("<%s>", narrow.GetString());
  CHECK(narrow == "<a b 000000FF>");
  narrow.Format("");
  CHECK(narrow.IsEmpty());
  narrow.Format("%s", std::string(5000, 'x').c_str());
  CHECK(narrow.GetLength() == 5000);
  CHECK_THROWS_AS(narrow.Format(7654), CAtlException);
}

TEST_CASE("CString: other libraries") {
  const CStringA narrow("abc");
  const CStringW wide(L"gr\u00FCn");
  std::ostringstream out;
  out << narrow << '!';
  CHECK(out.str() == "abc!");
  std::wostringstream wide_out;
  wide_out << wide;
  CHECK(wide_out.str() == L"gr\u00FCn");
  CHECK(std::string(narrow) == "abc");
  BSTR text = narrow.AllocSysString();
  CHECK((std::wstring(text) == L"abc" && wide.SetSysString(&text) == text));
  CHECK(std::wstring(text) == L"gr\u00FCn");
  SysFreeString(text);
  const CSimpleStringW simple = wide;
  CHECK((CSimpleStringW::StringLength(simple) == 4 && CStringW(simple) == wide));
  CSimpleStringT<char> base(narrow);
  base += "d";
  CHECK(narrow < base.GetString());
}
