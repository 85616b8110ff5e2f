//===--- wide_output.cpp - Wide and narrow output of one program ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// This test is a separate program, because a process has only one set of output streams.
#include "support.h"
#include <cstdio>
#include <cwchar>
#include <fstream>
#include <iostream>
#include <locale>
#include <sstream>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

/// Runs `body` in a child process whose streams are unused, and returns what it
/// prints to stdout and stderr.
template <typename Body>
static std::string printed(Body body) {
  char name[] = "/tmp/amp2hip-wide-output-XXXXXX";
  const int file = ::mkstemp(name);
  REQUIRE(file >= 0);
  ::close(file);
  const pid_t child = ::fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    if (std::freopen(name, "a", stdout) == nullptr || std::freopen(name, "a", stderr) == nullptr)
      ::_exit(2);
    body();
    std::cout.flush();
    std::wcout.flush();
    std::fflush(nullptr);
    ::_exit(0);
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  CHECK(status == 0);
  std::ifstream in(name);
  std::stringstream text;
  text << in.rdbuf();
  ::unlink(name);
  return text.str();
}

/// The type of std::wcout's buffer before main(). The runtime must have
/// replaced the buffer by then.
static std::string first_text = [] {
  std::wcout.flush();
  return std::string(typeid(*std::wcout.rdbuf()).name());
}();

TEST_CASE("wide output: narrow and wide output appear in program order") {
  CHECK(first_text.find("utf8_buffer") != std::string::npos);
  CHECK(printed([] {
          std::wcout << L"one " << 1 << std::endl;
          std::cout << "two\n";
          std::printf("three\n");
          std::wcout << L"four" << L'\n';
          std::printf("five ");
          std::wcout << std::wstring(L"six ") << 0.5 << L' ';
          std::cout << "seven" << std::endl;
        }) == "one 1\ntwo\nthree\nfour\nfive six 0.5 seven\n");
  CHECK(printed([] {
          std::wcerr << L"a";
          std::cerr << "b";
          std::wclog << L"c";
          std::fprintf(stderr, "d");
          std::clog << "e" << std::flush;
        }) == "abcde");
}

// Runs with AMP2HIP_WIDE_OUTPUT=separate (CMakeLists.txt).
TEST_CASE("wide output: the environment variable disables it", "[.]") {
  CHECK(first_text.find("utf8_buffer") == std::string::npos);
  // The registry does not change the streams.
  CHECK(concurrency::accelerator().get_description().empty() == false);
  CHECK(std::string(typeid(*std::wcout.rdbuf()).name()) == first_text);
}

TEST_CASE("wide output: is UTF-8, whatever the locale") {
  CHECK(printed([] {
          std::wcout << L"\u00e4 \u20ac \U0001f600 " << static_cast<wchar_t>(0xd800) << L" end";
          std::cout << (std::wcout.good() ? " good" : " bad");
        }) == "\xc3\xa4 \xe2\x82\xac \xf0\x9f\x98\x80 \xef\xbf\xbd end good");
  CHECK(printed([] {
          std::wcout.imbue(std::locale::classic());
          std::wcout << L"\u00e4" << 1000;
          std::cout << 1;
        }) == "\xc3\xa4"
              "10001");
}

TEST_CASE("wide output: wide output of the C library still works") {
  CHECK(printed([] {
          std::wcout << L"one ";
          std::wprintf(L"two ");
          std::wcout << L"three " << std::flush;
          std::wprintf(L"four");
        }) == "one two three four");
}

TEST_CASE("wide output: streams that are not synchronized with the C library") {
  const std::string text = printed([] {
    std::wcout << L"one ";
    std::ios_base::sync_with_stdio(false);
    std::cout << "two " << std::flush;
    std::wcout << L"three " << std::flush;
    std::cout << "four";
  });
  CHECK(text == "one two three four");
}

TEST_CASE("wide output: the program's own stream buffers are not replaced") {
  std::wostringstream own;
  std::wstreambuf *const before = std::wcout.rdbuf(own.rdbuf());
  std::wcout << concurrency::accelerator().get_device_path();
  std::wcout.rdbuf(before);
  CHECK(own.str() == concurrency::accelerator().get_device_path());
  // Static, because the streams are flushed after `body` has returned.
  CHECK(printed([] {
          static std::ostringstream other;
          std::cout.rdbuf(other.rdbuf());
          std::cout << "not here";
          std::wcout << L"here";
        }) == "here");
}
