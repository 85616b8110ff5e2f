//===--- processes.h - child processes ------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_WIN32_PROCESSES_H
#define AMP2HIP_WINDOWS_LIB_WIN32_PROCESSES_H

#include "amp2hip_windows/win32/handles.h"
#include "win32/objects.h"
#include <optional>
#include <string>
#include <sys/types.h>
#include <vector>

namespace amp2hip_windows {

/// A child process.
class process final : public object {
public:
  explicit process(pid_t id) : id(id) {}
  bool is_signaled() const override { return ended; }

  const pid_t id;
  bool ended = false;
  DWORD code = STILL_ACTIVE;
  std::optional<DWORD> terminated; ///< The code of TerminateProcess.
};

/// What a child process gets.
struct process_options {
  std::vector<std::string> arguments;
  std::optional<std::vector<std::string>> environment; ///< Nothing: that of this process.
  std::string folder;                                  ///< Empty: the current folder.
  int files[3] = {-1, -1, -1};                         ///< -1: those of this process.
};

/// Returns the path of the program \p name; empty, with errno, if there is none. A name without a
/// folder is searched in PATH, if \p searches, too.
std::string find_program(const std::string &name, bool searches);
/// Starts a program; returns null, with errno, if that fails.
std::shared_ptr<process> start_process(const std::string &path, const process_options &options);
/// Waits for the end of the process and returns its code.
DWORD wait_for(process &of);
/// Returns pointers to the texts, and a null pointer.
std::vector<char *> pointers_to(const std::vector<std::string> &texts);

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_WIN32_PROCESSES_H
