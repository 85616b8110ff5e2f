//===--- message_box.cpp - messages and questions ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/win32/message_box.h"
#include "text.h"
#include <cctype>
#include <cstdio>
#include <string>
#include <vector>

using namespace amp2hip_windows;

namespace {

struct button {
  int id;
  const char *name;
};

std::vector<button> buttons_of(UINT type) {
  switch (type & 0xFu) {
  case MB_OKCANCEL:
    return {{IDOK, "OK"}, {IDCANCEL, "Cancel"}};
  case MB_ABORTRETRYIGNORE:
    return {{IDABORT, "Abort"}, {IDRETRY, "Retry"}, {IDIGNORE, "Ignore"}};
  case MB_YESNOCANCEL:
    return {{IDYES, "Yes"}, {IDNO, "No"}, {IDCANCEL, "Cancel"}};
  case MB_YESNO:
    return {{IDYES, "Yes"}, {IDNO, "No"}};
  case MB_RETRYCANCEL:
    return {{IDRETRY, "Retry"}, {IDCANCEL, "Cancel"}};
  default:
    return {{IDOK, "OK"}};
  }
}

/// Reads a line from standard input. False at its end.
bool read_line(std::string &line) {
  line.clear();
  int character = std::getc(stdin);
  for (; character != EOF && character != '\n'; character = std::getc(stdin))
    line += static_cast<char>(character);
  return character != EOF || !line.empty();
}

int show(const std::string &text, const std::string &caption, UINT type) {
  std::fflush(stdout);
  std::fprintf(stderr, "%s: %s\n", caption.empty() ? "Error" : caption.c_str(), text.c_str());
  const std::vector<button> buttons = buttons_of(type);
  if (buttons.size() == 1)
    return buttons[0].id;
  const std::size_t preferred = (type >> 8 & 0xFu) < buttons.size() ? type >> 8 & 0xFu : 0;
  for (std::string line;;) {
    for (const button &each : buttons)
      std::fprintf(stderr, "%s%s", &each == buttons.data() ? "" : "/", each.name);
    std::fprintf(stderr, " [%s]? ", buttons[preferred].name);
    std::fflush(stderr);
    if (!read_line(line) || line.empty() || line == "\r")
      return buttons[preferred].id;
    for (const button &each : buttons)
      if (std::toupper(static_cast<unsigned char>(line[0])) == each.name[0])
        return each.id;
  }
}

} // namespace

int MessageBoxA(HWND, LPCSTR text, LPCSTR caption, UINT type) {
  return show(text == nullptr ? "" : text, caption == nullptr ? "" : caption, type);
}
int MessageBoxW(HWND, LPCWSTR text, LPCWSTR caption, UINT type) {
  return show(text == nullptr ? "" : narrow(text), caption == nullptr ? "" : narrow(caption), type);
}
