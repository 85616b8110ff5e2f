//===--- exceptions.cpp - the mode of errors, and signals -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/win32/exceptions.h"
#include "console/restore.h"
#include "win32/last_error.h"
#include <algorithm>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <mutex>
#include <thread>
#include <unistd.h>
#include <vector>

using namespace amp2hip_windows;

namespace {

std::atomic<UINT> error_mode{0};

constexpr int signals[] = {SIGINT, SIGQUIT, SIGHUP, SIGTERM};
DWORD event_of(int signal) {
  return signal == SIGINT ? CTRL_C_EVENT : signal == SIGQUIT ? CTRL_BREAK_EVENT : CTRL_CLOSE_EVENT;
}

int signal_pipe[2];
void write_signal(int signal) {
  const int old = errno;
  const auto byte = static_cast<unsigned char>(signal);
  (void)!write(signal_pipe[1], &byte, 1);
  errno = old;
}

/// The functions of SetConsoleCtrlHandler, which a thread calls for the signals in the pipe.
class control_handlers {
public:
  static control_handlers &get() {
    static auto *const all = new control_handlers; // used until the program ends
    return *all;
  }
  BOOL add(PHANDLER_ROUTINE handler) {
    const std::lock_guard<std::mutex> guard(lock_);
    if (!started_) {
      if (pipe2(signal_pipe, O_CLOEXEC) != 0)
        return fail_with_errno();
      std::thread([this] { run(); }).detach();
      for (const int signal : signals)
        std::signal(signal, write_signal);
      started_ = true;
    }
    handlers_.push_back(handler);
    return TRUE;
  }
  BOOL remove(PHANDLER_ROUTINE handler) {
    const std::lock_guard<std::mutex> guard(lock_);
    const auto found = std::find(handlers_.rbegin(), handlers_.rend(), handler);
    if (found == handlers_.rend())
      return fail(ERROR_INVALID_PARAMETER);
    handlers_.erase(std::next(found).base());
    return TRUE;
  }
  void ignore(bool value) { ignores_ = value; }

private:
  void run() {
    unsigned char signal = 0;
    while (read(signal_pipe[0], &signal, 1) == 1 || errno == EINTR)
      handle(signal);
  }
  void handle(int signal) {
    std::vector<PHANDLER_ROUTINE> handlers;
    {
      const std::lock_guard<std::mutex> guard(lock_);
      handlers.assign(handlers_.rbegin(), handlers_.rend());
    }
    const DWORD event = event_of(signal);
    if (event == CTRL_C_EVENT && ignores_)
      return;
    const bool handled = std::any_of(handlers.begin(), handlers.end(),
                                     [=](PHANDLER_ROUTINE one) { return one(event) != FALSE; });
    if (handled && event != CTRL_CLOSE_EVENT)
      return;
    restore_terminal();
    std::signal(signal, SIG_DFL);
    kill(getpid(), signal);
  }

  std::mutex lock_;
  std::vector<PHANDLER_ROUTINE> handlers_;
  std::atomic<bool> ignores_{false};
  bool started_ = false;
};

} // namespace

UINT SetErrorMode(UINT mode) { return error_mode.exchange(mode); }
UINT GetErrorMode() { return error_mode; }

BOOL SetConsoleCtrlHandler(PHANDLER_ROUTINE handler, BOOL add) {
  control_handlers &all = control_handlers::get();
  if (handler != nullptr)
    return add != FALSE ? all.add(handler) : all.remove(handler);
  all.ignore(add != FALSE);
  std::signal(SIGINT, add != FALSE ? SIG_IGN : signal_pipe[1] != 0 ? write_signal : SIG_DFL);
  return TRUE;
}
