//===--- keys.cpp - events of a terminal ---------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "console/keys.h"
#include "amp2hip_windows/win32/virtual_keys.h"
#include "text.h"
#include <cstring>

namespace amp2hip_windows {

namespace {

constexpr char escape = '\033';

INPUT_RECORD key_event(WORD code, WORD scan, wchar_t character, DWORD state) {
  INPUT_RECORD event = {};
  event.EventType = KEY_EVENT;
  event.Event.KeyEvent.bKeyDown = TRUE;
  event.Event.KeyEvent.wRepeatCount = 1;
  event.Event.KeyEvent.wVirtualKeyCode = code;
  event.Event.KeyEvent.wVirtualScanCode = scan;
  event.Event.KeyEvent.uChar.UnicodeChar = character;
  event.Event.KeyEvent.dwControlKeyState = state;
  return event;
}

struct special_key {
  int sequence; ///< the final letter, or the number before `~`
  WORD code, scan;
};
constexpr special_key special_keys[] = {
    {'A', VK_UP, 72},   {'B', VK_DOWN, 80}, {'C', VK_RIGHT, 77}, {'D', VK_LEFT, 75},
    {'F', VK_END, 79},  {'H', VK_HOME, 71}, {'P', VK_F1, 59},    {'Q', VK_F2, 60},
    {'R', VK_F3, 61},   {'S', VK_F4, 62},   {1, VK_HOME, 71},    {2, VK_INSERT, 82},
    {3, VK_DELETE, 83}, {4, VK_END, 79},    {5, VK_PRIOR, 73},   {6, VK_NEXT, 81},
    {7, VK_HOME, 71},   {8, VK_END, 79},    {11, VK_F1, 59},     {12, VK_F2, 60},
    {13, VK_F3, 61},    {14, VK_F4, 62},    {15, VK_F5, 63},     {17, VK_F6, 64},
    {18, VK_F7, 65},    {19, VK_F8, 66},    {20, VK_F9, 67},     {21, VK_F10, 68},
    {23, VK_F11, 87},   {24, VK_F12, 88}};

/// The keys of a US keyboard with the numbers of their scan codes; without and with Shift.
struct row {
  WORD first_scan;
  const char *keys, *shifted;
};
constexpr row rows[] = {{2, "1234567890-=", "!@#$%^&*()_+"},
                        {16, "qwertyuiop[]", "QWERTYUIOP{}"},
                        {30, "asdfghjkl;'`", "ASDFGHJKL:\"~"},
                        {43, "\\zxcvbnm,./", "|ZXCVBNM<>?"}};

/// The number of a key by its character without Shift.
WORD code_of(char key) {
  constexpr const char *keys = ";=,-./`[\\]'";
  constexpr WORD codes[] = {VK_OEM_1,      VK_OEM_PLUS, VK_OEM_COMMA, VK_OEM_MINUS,
                            VK_OEM_PERIOD, VK_OEM_2,    VK_OEM_3,     VK_OEM_4,
                            VK_OEM_5,      VK_OEM_6,    VK_OEM_7};
  if (const char *found = std::strchr(keys, key); found != nullptr)
    return codes[found - keys];
  return static_cast<WORD>(key >= 'a' && key <= 'z' ? key - 'a' + 'A' : key);
}

INPUT_RECORD event_of_character(wchar_t c, DWORD state) {
  switch (c) {
  case '\r':
  case '\n':
    return key_event(VK_RETURN, 28, '\r', state);
  case 0x7F:
  case '\b':
    return key_event(VK_BACK, 14, '\b', state);
  case '\t':
    return key_event(VK_TAB, 15, c, state);
  case escape:
    return key_event(VK_ESCAPE, 1, c, state);
  case ' ':
    return key_event(VK_SPACE, 57, c, state);
  default:
    break;
  }
  const bool with_control = c >= 1 && c <= 26;
  const wchar_t typed = with_control ? c - 1 + 'a' : c;
  if (typed > 0 && typed < 0x7F)
    for (const row &in : rows)
      for (const char *keys : {in.keys, in.shifted})
        if (const char *found = std::strchr(keys, static_cast<char>(typed)); found != nullptr) {
          const std::ptrdiff_t place = found - keys;
          return key_event(code_of(in.keys[place]), static_cast<WORD>(in.first_scan + place), c,
                           state | (with_control ? LEFT_CTRL_PRESSED : 0U) |
                               (keys == in.shifted ? SHIFT_PRESSED : 0U));
        }
  return key_event(VK_PACKET, 0, c, state);
}

/// The state of the keys by the number in an escape sequence, less one.
DWORD state_of(int bits) {
  return ((bits & 1) != 0 ? SHIFT_PRESSED : 0U) | ((bits & 2) != 0 ? LEFT_ALT_PRESSED : 0U) |
         ((bits & 4) != 0 ? LEFT_CTRL_PRESSED : 0U);
}

/// An escape sequence: `ESC [`, numbers, a final character; or `ESC O` and a letter.
struct sequence {
  std::size_t size = 0; ///< 0 if it is none or not complete
  bool of_mouse = false;
  std::vector<int> numbers;
  char final = 0;
};
sequence sequence_of(const std::string &bytes) {
  sequence result;
  if (bytes.size() < 3 || bytes[0] != escape || (bytes[1] != '[' && bytes[1] != 'O'))
    return result;
  std::size_t at = 2;
  if (bytes[at] == '<') {
    result.of_mouse = true;
    ++at;
  }
  result.numbers.push_back(0);
  for (; at < bytes.size() && (std::isdigit(bytes[at]) != 0 || bytes[at] == ';'); ++at)
    if (bytes[at] == ';')
      result.numbers.push_back(0);
    else if (result.numbers.back() < 10000)
      result.numbers.back() = result.numbers.back() * 10 + (bytes[at] - '0');
  if (at < bytes.size()) {
    result.final = bytes[at];
    result.size = at + 1;
  }
  return result;
}

INPUT_RECORD mouse_event(const sequence &of) {
  INPUT_RECORD event = {};
  event.EventType = MOUSE_EVENT;
  MOUSE_EVENT_RECORD &mouse = event.Event.MouseEvent;
  const int what = of.numbers[0];
  mouse.dwMousePosition = {static_cast<SHORT>(of.numbers[1] - 1),
                           static_cast<SHORT>(of.numbers[2] - 1)};
  mouse.dwControlKeyState = state_of((what >> 2) & 7);
  constexpr DWORD buttons[] = {FROM_LEFT_1ST_BUTTON_PRESSED, FROM_LEFT_2ND_BUTTON_PRESSED,
                               RIGHTMOST_BUTTON_PRESSED, 0};
  if ((what & 64) != 0) {
    mouse.dwEventFlags = MOUSE_WHEELED;
    mouse.dwButtonState = (what & 1) != 0 ? 0xFF880000U : 0x00780000U;
  } else {
    mouse.dwEventFlags = (what & 32) != 0 ? MOUSE_MOVED : 0U;
    mouse.dwButtonState = of.final == 'M' ? buttons[what & 3] : 0U;
  }
  return event;
}

std::vector<INPUT_RECORD> down_and_up(const INPUT_RECORD &down) {
  INPUT_RECORD up = down;
  up.Event.KeyEvent.bKeyDown = FALSE;
  return {down, up};
}

std::size_t size_of_character(char first) {
  const auto byte = static_cast<unsigned char>(first);
  return byte < 0xC2 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
}

} // namespace

bool is_incomplete(const std::string &bytes) {
  if (bytes.empty() || bytes[0] != escape)
    return !bytes.empty() && bytes.size() < size_of_character(bytes[0]);
  return bytes.size() == 1 ||
         ((bytes[1] == '[' || bytes[1] == 'O') && sequence_of(bytes).size == 0);
}

std::vector<INPUT_RECORD> take_events(std::string &bytes) {
  if (const sequence found = sequence_of(bytes); found.size != 0) {
    bytes.erase(0, found.size);
    if (found.of_mouse)
      return found.numbers.size() == 3 ? std::vector<INPUT_RECORD>{mouse_event(found)}
                                       : std::vector<INPUT_RECORD>{};
    const DWORD state = found.numbers.size() > 1 ? state_of(found.numbers[1] - 1) : 0;
    for (const special_key &key : special_keys)
      if (key.sequence == (found.final == '~' ? found.numbers[0] : found.final))
        return down_and_up(key_event(key.code, key.scan, 0, state | ENHANCED_KEY));
    if (found.final == 'Z')
      return down_and_up(key_event(VK_TAB, 15, '\t', SHIFT_PRESSED));
    return {};
  }
  DWORD state = 0;
  if (bytes[0] == escape && bytes.size() > 1) {
    bytes.erase(0, 1);
    state = LEFT_ALT_PRESSED;
  }
  const std::size_t size = size_of_character(bytes[0]);
  const wchar_t character = widen(bytes.substr(0, size))[0];
  bytes.erase(0, size);
  return down_and_up(event_of_character(character, state));
}

} // namespace amp2hip_windows
