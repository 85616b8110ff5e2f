//===--- windows_console.cpp - the console of windows.h ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <conio.h>
#include <string>
#include <unistd.h>
#include <windows.h>

#include "support.h"

/// What \p function writes to standard output, which is a file.
template <typename Function>
static std::string output_of(Function function) {
  const temporary_folder folder;
  fflush(stdout);
  const int old = dup(1);
  FILE *file = fopen((folder.path + "/out").c_str(), "w+");
  dup2(fileno(file), 1);
  function();
  fflush(stdout);
  dup2(old, 1);
  close(old);
  rewind(file);
  char bytes[200] = {};
  const std::size_t size = fread(bytes, 1, sizeof bytes, file);
  fclose(file);
  return std::string(bytes, size);
}

TEST_CASE("the console: escape sequences only for terminals") {
  const HANDLE console = GetStdHandle(STD_OUTPUT_HANDLE);
  CHECK((console != INVALID_HANDLE_VALUE && GetStdHandle(STD_OUTPUT_HANDLE) == console));
  CHECK((GetStdHandle(STD_ERROR_HANDLE) != console && GetStdHandle(STD_INPUT_HANDLE) != console));
  CHECK(GetStdHandle(5) == INVALID_HANDLE_VALUE);
  DWORD written = 0;
  const std::string printed = output_of([&] {
    COORD position = {3, 4};
    PCOORD pointer = &position;
    CHECK(
        SetConsoleTextAttribute(console, FOREGROUND_RED | FOREGROUND_INTENSITY | BACKGROUND_BLUE));
    CHECK((SetConsoleCursorPosition(console, *pointer) && SetConsoleTitleA("title") &&
           SetConsoleTitleW(L"title")));
    CHECK((SetConsoleTitle("title") && Beep(440, 1)));
    CHECK((WriteConsoleA(console, "text ", 5, &written, nullptr) && written == 5));
    CHECK((WriteConsole(console, "more ", 5, nullptr, nullptr)));
    CHECK((WriteConsoleW(console, L"w\u00e4", 2, &written, nullptr) && written == 2));
    CHECK((WriteFile(console, "!", 1, &written, nullptr) && written == 1));
    CONSOLE_SCREEN_BUFFER_INFO info;
    PCONSOLE_SCREEN_BUFFER_INFO same = &info;
    CHECK((!GetConsoleScreenBufferInfo(console, same) && GetLastError() == ERROR_INVALID_HANDLE));
    DWORD mode = 0;
    CHECK((!GetConsoleMode(console, &mode) && !SetConsoleMode(console, 0)));
    CONSOLE_CURSOR_INFO cursor = {25, FALSE};
    PCONSOLE_CURSOR_INFO same_cursor = &cursor;
    CHECK(SetConsoleCursorInfo(console, &cursor));
    cursor.bVisible = TRUE;
    CHECK((GetConsoleCursorInfo(console, same_cursor) && !cursor.bVisible));
    CHECK((FillConsoleOutputCharacterA(console, ' ', 9, position, &written) && written == 9));
    CHECK((FillConsoleOutputCharacterW(console, L'\u00e4', 3, position, &written) && written == 3));
    CHECK(FillConsoleOutputCharacter(console, 'x', 2, position, &written));
    CHECK((FillConsoleOutputAttribute(console, FOREGROUND_RED, 7, position, &written) &&
           written == 7));
    CHECK((SetConsoleScreenBufferSize(console, position) && FlushConsoleInputBuffer(console)));
    CHECK(GetLargestConsoleWindowSize(console).X == 0);
    SMALL_RECT rectangle = {0, 0, 1, 1};
    CHECK(SetConsoleWindowInfo(console, TRUE, &rectangle));
    CHECK(rectangle.Right == 1);
  });
  CHECK(printed == "text more w\u00e4!");
  CHECK((SetConsoleOutputCP(CP_UTF8) && GetConsoleOutputCP() == CP_UTF8));
  CHECK((SetConsoleCP(1252) && GetConsoleCP() == CP_UTF8));
  const bool has_terminal = isatty(0) != 0 || isatty(1) != 0 || isatty(2) != 0;
  CHECK((GetConsoleWindow() != nullptr) == has_terminal);
  CHECK((!AllocConsole() && GetLastError() == ERROR_ACCESS_DENIED && FreeConsole()));
}

TEST_CASE("conio: output, and keys that were put back") {
  const std::string printed = output_of([] {
    CHECK((_putch('a') == 'a' && _cputs("bc") == 0 && _cprintf("%d", 4) == 1));
    CHECK((_ungetch('k') == 'k' && _ungetch('l') == EOF && _kbhit() && kbhit()));
    CHECK(_getch() == 'k');
    CHECK((_ungetch('m') == 'm' && _getche() == 'm'));
    CHECK((_ungetch('n') == 'n' && getch() == 'n'));
    CHECK((_ungetch('o') == 'o' && getche() == 'o'));
  });
  CHECK(printed == "abc4mo");
}

TEST_CASE("numbers of keys") {
  CHECK((VK_RETURN == '\r' && VK_ESCAPE == 27 && VK_SPACE == ' ' && VK_F1 + 11 == VK_F12 &&
         VK_NUMPAD0 + 9 == VK_NUMPAD9 && VK_LEFT < VK_RIGHT));
}
