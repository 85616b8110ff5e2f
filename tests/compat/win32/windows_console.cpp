//===--- windows_console.cpp - the console of windows.h ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <conio.h>
#include <fcntl.h>
#include <string>
#include <sys/ioctl.h>
#include <termios.h>
#include <thread>
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

namespace {

/// A terminal of 20 columns and 5 rows as standard input and output, until destroyed.
class test_terminal {
public:
  test_terminal() : master_(posix_openpt(O_RDWR | O_NOCTTY)) {
    fflush(stdout);
    grantpt(master_);
    unlockpt(master_);
    const int slave = open(ptsname(master_), O_RDWR | O_NOCTTY);
    const winsize size = {5, 20, 0, 0};
    ioctl(slave, TIOCSWINSZ, &size);
    for (int i = 0; i < 2; ++i) {
      old_[i] = dup(i);
      dup2(slave, i);
    }
    close(slave);
  }
  ~test_terminal() {
    fflush(stdout);
    for (int i = 0; i < 2; ++i) {
      dup2(old_[i], i);
      close(old_[i]);
    }
    close(master_);
  }
  /// What the program wrote since the last call, with `^` for ESC.
  std::string output() const {
    fflush(stdout);
    char bytes[4000];
    std::string text;
    fcntl(master_, F_SETFL, O_NONBLOCK);
    for (ssize_t size; (size = read(master_, bytes, sizeof bytes)) > 0;)
      text.append(bytes, static_cast<std::size_t>(size));
    fcntl(master_, F_SETFL, 0);
    for (char &c : text)
      c = c == '\033' ? '^' : c;
    return text;
  }

private:
  int master_, old_[2];
};

const HANDLE console_output = GetStdHandle(STD_OUTPUT_HANDLE);
const HANDLE console_input = GetStdHandle(STD_INPUT_HANDLE);

} // namespace

TEST_CASE("the console: characters and attributes of cells") {
  const test_terminal terminal;
  CHECK(SetConsoleTextAttribute(console_output, 7));
  terminal.output();
  DWORD written = 0;
  CHECK((WriteConsoleOutputCharacterA(console_output, "ab", 2, {1, 2}, &written) && written == 2));
  CHECK(terminal.output() == "^7^[3;2H^[0mab^8");
  CHECK(FillConsoleOutputAttribute(console_output, FOREGROUND_RED, 3, {1, 2}, &written));
  CHECK((written == 3 && terminal.output() == "^7^[3;2H^[0;31mab^8"));
  // The third cell has an attribute, and gets its character later.
  CHECK(WriteConsoleOutputCharacterW(console_output, L"\u00e4", 1, {3, 2}, &written));
  CHECK(terminal.output() == "^7^[3;4H^[0;31m\u00e4^8");
  CHECK(
      (WriteConsoleOutputCharacter(console_output, "\xDB", 1, {19, 4}, &written) && written == 1));
  CHECK(terminal.output() == "^7^[5;20H^[0m\u2588^8");
  const WORD attributes[] = {FOREGROUND_GREEN, COMMON_LVB_REVERSE_VIDEO | 7};
  CHECK((WriteConsoleOutputAttribute(console_output, attributes, 2, {19, 4}, &written) &&
         written == 1));
  CHECK(terminal.output() == "^7^[5;20H^[0;32m\u2588^8");
  CHECK(
      (FillConsoleOutputCharacter(console_output, ' ', 1000, {0, 0}, &written) && written == 100));
  terminal.output();
  // Text of the program may be at these places, so that they are not drawn again.
  CHECK(SetConsoleCursorPosition(console_output, {0, 0}));
  CHECK(terminal.output() == "^[1;1H");
  CHECK(FillConsoleOutputAttribute(console_output, FOREGROUND_BLUE, 100, {0, 0}, &written));
  CHECK(terminal.output() == "^7^8");
}

TEST_CASE("the console: rectangles of cells") {
  const test_terminal terminal;
  CHAR_INFO cells[6] = {};
  PCHAR_INFO cell = cells;
  for (int i = 0; i < 6; ++i, ++cell) {
    cell->Char.UnicodeChar = static_cast<wchar_t>(L'a' + i);
    cell->Attributes = i < 3 ? FOREGROUND_RED : FOREGROUND_BLUE | BACKGROUND_GREEN;
  }
  SMALL_RECT region = {-1, 1, 8, 8};
  PSMALL_RECT same = &region;
  CHECK(WriteConsoleOutputW(console_output, cells, {3, 2}, {0, 0}, same));
  CHECK((region.Left == 0 && region.Top == 1 && region.Right == 1 && region.Bottom == 2));
  CHECK(terminal.output() == "^7^[2;1H^[0;31mbc^8^7^[3;1H^[0;34;42mef^8");
  cells[0].Char.AsciiChar = '\xB3';
  region = {18, 4, 30, 30};
  CHECK(WriteConsoleOutputA(console_output, cells, {3, 2}, {0, 0}, &region));
  CHECK(terminal.output() == "^7^[5;19H^[0;31m\u2502b^8");
  region = {0, 0, 0, 0};
  CHECK(WriteConsoleOutput(console_output, cells, {3, 2}, {1, 0}, &region));
  CHECK(terminal.output() == "^7^[1;1H^[0;31mb^8");
}

TEST_CASE("the console: screen buffers") {
  const test_terminal terminal;
  const HANDLE buffer = CreateConsoleScreenBuffer(GENERIC_READ | GENERIC_WRITE, 0, nullptr,
                                                  CONSOLE_TEXTMODE_BUFFER, nullptr);
  REQUIRE(buffer != INVALID_HANDLE_VALUE);
  CHECK((SetConsoleScreenBufferSize(buffer, {4, 2}) && SetConsoleCursorPosition(buffer, {2, 0})));
  DWORD written = 0;
  CHECK((WriteFile(buffer, "ab\tc\r\nd", 7, &written, nullptr) && written == 7));
  CONSOLE_SCREEN_BUFFER_INFO info;
  CHECK((GetConsoleScreenBufferInfo(buffer, &info) && info.dwSize.X == 4 && info.dwSize.Y == 2 &&
         info.dwCursorPosition.X == 1 && info.dwCursorPosition.Y == 1));
  CHECK(SetConsoleTextAttribute(buffer, FOREGROUND_RED));
  CHECK(terminal.output().empty());
  CHECK(SetConsoleActiveScreenBuffer(buffer));
  CHECK(terminal.output() == "^[?1049h^7^[1;1H^[0m    ^[2;1Hd   ^8^[2;2H^[?25h");
  CHECK((WriteConsoleW(buffer, L"\u00e4", 1, &written, nullptr) && written == 1));
  CHECK(terminal.output() == "^7^[2;2H^[0;31m\u00e4^8^[2;3H");
  const CONSOLE_CURSOR_INFO hidden = {25, FALSE};
  CHECK(SetConsoleCursorInfo(console_output, &hidden));
  CHECK(SetConsoleActiveScreenBuffer(console_output));
  CHECK(terminal.output() == "^[0m^[?1049l^[?25l");
  CHECK(CloseHandle(buffer));
}

TEST_CASE("the console: title, colors and font") {
  const test_terminal terminal;
  CHECK(SetConsoleTitleA("a title"));
  CHECK(terminal.output() == "^]0;a title\a");
  char title[20];
  wchar_t wide_title[20];
  CHECK((GetConsoleTitleA(title, 4) == 7 && title == std::string("a t")));
  CHECK((GetConsoleTitleW(wide_title, 20) == 7 && wide_title == std::wstring(L"a title")));
  CHECK(GetConsoleTitle(title, 20) == 7);
  CONSOLE_SCREEN_BUFFER_INFOEX info = {};
  info.cbSize = sizeof info;
  PCONSOLE_SCREEN_BUFFER_INFOEX same = &info;
  CHECK((GetConsoleScreenBufferInfoEx(console_output, same) && info.dwSize.X == 20 &&
         info.ColorTable[12] == RGB(255, 0, 0)));
  info.wAttributes = 7;
  info.ColorTable[1] = RGB(1, 2, 3);
  terminal.output();
  CHECK(SetConsoleScreenBufferInfoEx(console_output, &info));
  CHECK(terminal.output() == "^]4;4;rgb:01/02/03^\\^[0m");
  CONSOLE_FONT_INFOEX font = {};
  font.cbSize = sizeof font;
  PCONSOLE_FONT_INFOEX same_font = &font;
  CHECK((GetCurrentConsoleFontEx(console_output, FALSE, same_font) && font.dwFontSize.Y == 16));
  font.dwFontSize.Y = 20;
  CHECK(SetCurrentConsoleFontEx(console_output, FALSE, &font));
  CONSOLE_FONT_INFO short_font = {};
  PCONSOLE_FONT_INFO same_short_font = &short_font;
  CHECK((GetCurrentConsoleFont(console_output, FALSE, same_short_font) &&
         short_font.dwFontSize.Y == 20 && GetConsoleFontSize(console_output, 0).Y == 20));
  CHECK((!SetConsoleDisplayMode(console_output, CONSOLE_FULLSCREEN_MODE, nullptr) &&
         !AttachConsole(ATTACH_PARENT_PROCESS) && MessageBeep(0)));
}

TEST_CASE("the console: keys are events and numbers of _getch") {
  const test_terminal terminal;
  DWORD count = 5;
  // The terminal is not that of the process: keys come from standard input as from a file.
  CHECK((!GetNumberOfConsoleInputEvents(console_input, &count) &&
         GetLastError() == ERROR_INVALID_HANDLE));
  INPUT_RECORD event = {};
  PINPUT_RECORD same = &event;
  CHECK((!ReadConsoleInputA(console_input, same, 1, &count) &&
         !ReadConsoleInputW(console_input, same, 1, &count) &&
         !ReadConsoleInput(console_input, same, 1, &count) &&
         !PeekConsoleInputA(console_input, same, 1, &count) &&
         !PeekConsoleInputW(console_input, same, 1, &count) &&
         !PeekConsoleInput(console_input, same, 1, &count) &&
         !WriteConsoleInputA(console_input, same, 1, &count) &&
         !WriteConsoleInputW(console_input, same, 1, &count) &&
         !WriteConsoleInput(console_input, same, 1, &count)));
  char text[10];
  wchar_t wide_text[10];
  CHECK((!ReadConsoleA(console_input, text, 10, &count, nullptr) &&
         !ReadConsoleW(console_input, wide_text, 10, &count, nullptr) &&
         !ReadConsole(console_input, text, 10, &count, nullptr)));
  CHECK((GetNumberOfConsoleMouseButtons(&count) && count == 3));
}

TEST_CASE("the console: events that a terminal does not report") {
  INPUT_RECORD event = {WINDOW_BUFFER_SIZE_EVENT, {}};
  const PWINDOW_BUFFER_SIZE_RECORD size = &event.Event.WindowBufferSizeEvent;
  const PMENU_EVENT_RECORD menu = &event.Event.MenuEvent;
  const PFOCUS_EVENT_RECORD focus = &event.Event.FocusEvent;
  CHECK((size->dwSize.X == 0 && menu->dwCommandId == 0 && !focus->bSetFocus));
  CHECK((sizeof(WINDOW_BUFFER_SIZE_RECORD) == 4 && sizeof(MENU_EVENT_RECORD) == 4 &&
         sizeof(FOCUS_EVENT_RECORD) == 4));
}

TEST_CASE("numbers of keys") {
  CHECK((VK_RETURN == '\r' && VK_ESCAPE == 27 && VK_SPACE == ' ' && VK_F1 + 11 == VK_F12 &&
         VK_NUMPAD0 + 9 == VK_NUMPAD9 && VK_LEFT < VK_RIGHT));
}
