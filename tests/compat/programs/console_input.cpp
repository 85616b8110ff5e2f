//===--- console_input.cpp - a program that reads events of the console --===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// console_input.py types the keys, and compares what this program prints.
#include <conio.h>
#include <stdio.h>
#include <string.h>
#include <windows.h>

static void print_events(HANDLE input, DWORD expected) {
  for (DWORD i = 0; i < expected; ++i) {
    INPUT_RECORD event;
    DWORD count = 0;
    ReadConsoleInputW(input, &event, 1, &count);
    static_assert(sizeof(KEY_EVENT_RECORD) == 20 && sizeof(MOUSE_EVENT_RECORD) == 16, "");
    const PKEY_EVENT_RECORD key = &event.Event.KeyEvent;
    const PMOUSE_EVENT_RECORD mouse = &event.Event.MouseEvent;
    if (event.EventType == KEY_EVENT)
      printf("%s %x %x %x %x\n", key->bKeyDown ? "down" : "up", key->wVirtualKeyCode,
             key->wVirtualScanCode, key->uChar.UnicodeChar, key->dwControlKeyState);
    else if (event.EventType == MOUSE_EVENT)
      printf("mouse %d %d %x %x\n", mouse->dwMousePosition.X, mouse->dwMousePosition.Y,
             mouse->dwButtonState, mouse->dwEventFlags);
  }
}

int main() {
  const HANDLE input = GetStdHandle(STD_INPUT_HANDLE), output = GetStdHandle(STD_OUTPUT_HANDLE);
  DWORD mode = 0, count = 0;
  if (!GetConsoleMode(input, &mode) || !(mode & ENABLE_ECHO_INPUT))
    return 1;
  puts("getch");
  for (int i = 0; i < 10; ++i)
    printf("%d\n", _getch());
  printf("wide %x\n", _getwch());
  puts("events");
  print_events(input, 10);
  SetConsoleMode(input, ENABLE_EXTENDED_FLAGS | ENABLE_MOUSE_INPUT);
  puts("mouse");
  print_events(input, 3);
  SetConsoleMode(input, mode & ~ENABLE_ECHO_INPUT);
  puts("line");
  fflush(stdout);
  char line[20] = {};
  ReadConsoleA(input, line, 3, &count, nullptr);
  ReadConsoleA(input, line + 3, 10, &count, nullptr);
  printf("%d\n", strcmp(line, "secret\r\n"));
  SetConsoleMode(input, mode & ~ENABLE_LINE_INPUT);
  puts("single");
  fflush(stdout);
  ReadConsoleA(input, line, 10, &count, nullptr);
  printf("%x %c\n", count, line[0]);
  SetConsoleMode(input, mode);
  const INPUT_RECORD written = {KEY_EVENT, {}};
  WriteConsoleInputA(input, &written, 1, &count);
  GetNumberOfConsoleInputEvents(input, &count);
  INPUT_RECORD peeked[5];
  DWORD peeked_count = 0;
  PeekConsoleInputA(input, peeked, 5, &peeked_count);
  FlushConsoleInputBuffer(input);
  printf("%u %u %d\n", count, peeked_count, _kbhit());
  puts("cursor");
  CONSOLE_SCREEN_BUFFER_INFO info;
  GetConsoleScreenBufferInfo(output, &info);
  printf("%d %d %c\n", info.dwCursorPosition.X, info.dwCursorPosition.Y, _getch());
  // A signal ends the program; the terminal gets its cursor, its color and its echo again.
  const CONSOLE_CURSOR_INFO hidden = {25, FALSE};
  SetConsoleCursorInfo(output, &hidden);
  SetConsoleTextAttribute(output, FOREGROUND_RED);
  puts("waiting");
  _getch();
}
