//===--- crtdbg.cpp - _CrtDbgReport ---------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "crtdbg.h"
#include "crt/format.h"
#include "crt/invalid_parameter.h"
#include "text.h"
#include <algorithm>
#include <mutex>
#include <utility>
#include <vector>

using namespace amp2hip_windows;

namespace {

template <typename Hook>
struct added_hook {
  Hook hook;
  int count;
};

/// The functions that reports call, the last added one first.
struct report_hooks {
  std::mutex lock;
  std::vector<added_hook<_CRT_REPORT_HOOK>> narrow;
  std::vector<added_hook<_CRT_REPORT_HOOKW>> wide;
  _CRT_REPORT_HOOK last = nullptr;

  static report_hooks &get() {
    static auto *const all = new report_hooks; // used until the program ends
    return *all;
  }
};

template <typename Hook>
int change(std::vector<added_hook<Hook>> &hooks, int mode, Hook hook) {
  if ((mode != _CRT_RPTHOOK_INSTALL && mode != _CRT_RPTHOOK_REMOVE) || hook == nullptr) {
    invalid_parameter("_CrtSetReportHook2", "the mode is invalid, or the function is null");
    return -1;
  }
  auto found = std::find_if(hooks.begin(), hooks.end(),
                            [=](const added_hook<Hook> &one) { return one.hook == hook; });
  if (mode == _CRT_RPTHOOK_REMOVE) {
    if (found == hooks.end())
      return -1;
    const int left = --found->count;
    if (left == 0)
      hooks.erase(found);
    return left;
  }
  added_hook<Hook> added{hook, 1};
  if (found != hooks.end()) {
    added.count += found->count;
    hooks.erase(found);
  }
  hooks.insert(hooks.begin(), added);
  return added.count;
}

/// Returns true if a function has handled the report, and stores its result.
bool call_hooks(int type, std::string text, int &result) {
  report_hooks &hooks = report_hooks::get();
  std::unique_lock<std::mutex> guard(hooks.lock);
  const auto wide = hooks.wide;
  auto narrow = hooks.narrow;
  if (hooks.last != nullptr)
    narrow.push_back({hooks.last, 1});
  guard.unlock();
  std::wstring wide_text = widen(text);
  for (const auto &one : wide)
    if (one.hook(type, wide_text.data(), &result) != 0)
      return true;
  for (const auto &one : narrow)
    if (one.hook(type, text.data(), &result) != 0)
      return true;
  return false;
}

} // namespace

int _CrtDbgReport(int type, const char *file, int line, const char *, const char *format, ...) {
  std::string text;
  if (file != nullptr)
    text = std::string(file) + ":" + std::to_string(line) + ": ";
  if (format != nullptr) {
    va_list arguments;
    va_start(arguments, format);
    text += format_text(format, arguments).value_or("");
    va_end(arguments);
  }
  if (type != _CRT_WARN && (text.empty() || text.back() != '\n'))
    text += '\n';
  int result = 0;
  if (call_hooks(type, text, result))
    return result;
  put(stderr, text);
  return type == _CRT_ERROR || type == _CRT_ASSERT;
}

_CRT_REPORT_HOOK _CrtSetReportHook(_CRT_REPORT_HOOK hook) {
  report_hooks &hooks = report_hooks::get();
  const std::lock_guard<std::mutex> guard(hooks.lock);
  return std::exchange(hooks.last, hook);
}
int _CrtSetReportHook2(int mode, _CRT_REPORT_HOOK hook) {
  report_hooks &hooks = report_hooks::get();
  const std::lock_guard<std::mutex> guard(hooks.lock);
  return change(hooks.narrow, mode, hook);
}
int _CrtSetReportHookW2(int mode, _CRT_REPORT_HOOKW hook) {
  report_hooks &hooks = report_hooks::get();
  const std::lock_guard<std::mutex> guard(hooks.lock);
  return change(hooks.wide, mode, hook);
}
