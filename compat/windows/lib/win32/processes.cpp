//===--- processes.cpp - child processes ----------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "win32/processes.h"
#include "text.h"
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <spawn.h>
#include <strings.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace amp2hip_windows {
namespace {

bool is_program(const std::string &path) {
  std::error_code error;
  return std::filesystem::is_regular_file(path, error) && access(path.c_str(), X_OK) == 0;
}

/// Returns the path with or without the extension of Windows' programs; empty if there is none.
std::string program_at(const std::string &path) {
  if (is_program(path))
    return path;
  const std::size_t stem = path.size() - std::min<std::size_t>(path.size(), 4);
  if (strcasecmp(path.c_str() + stem, ".exe") == 0 && is_program(path.substr(0, stem)))
    return path.substr(0, stem);
  return "";
}

/// The codes of Windows for processes that a signal ended.
DWORD code_of_signal(int signal) {
  switch (signal) {
  case SIGSEGV:
  case SIGBUS:
    return 0xC0000005; // STATUS_ACCESS_VIOLATION
  case SIGILL:
    return 0xC000001D; // STATUS_ILLEGAL_INSTRUCTION
  case SIGFPE:
    return 0xC0000094; // STATUS_INTEGER_DIVIDE_BY_ZERO
  case SIGTRAP:
    return 0x80000003; // STATUS_BREAKPOINT
  case SIGINT:
    return 0xC000013A; // STATUS_CONTROL_C_EXIT
  case SIGABRT:
    return 3; // that of abort()
  default:
    return 1;
  }
}

void watch(const std::shared_ptr<process> &child) {
  int status = 0;
  while (waitpid(child->id, &status, 0) == -1 && errno == EINTR) {
  }
  object_lock &lock = object_lock::get();
  const std::lock_guard<std::mutex> guard(lock.mutex);
  child->code = WIFEXITED(status)   ? static_cast<DWORD>(WEXITSTATUS(status))
                : child->terminated ? *child->terminated
                                    : code_of_signal(WTERMSIG(status));
  child->ended = true;
  lock.signaled.notify_all();
}

} // namespace

std::string find_program(const std::string &name, bool searches) {
  std::string found;
  if (name.find('/') != std::string::npos || !searches) {
    found = program_at(name);
  } else {
    std::error_code error;
    const auto own = std::filesystem::read_symlink("/proc/self/exe", error).parent_path().string();
    const char *const variable = std::getenv("PATH");
    const std::string folders = own + ":.:" + (variable != nullptr ? variable : "");
    for (std::size_t at = 0; at < folders.size() && found.empty();) {
      const std::size_t end = std::min(folders.find(':', at), folders.size());
      if (end > at)
        found = program_at(folders.substr(at, end - at) + "/" + name);
      at = end + 1;
    }
  }
  if (found.empty())
    errno = ENOENT;
  return found;
}

std::vector<char *> pointers_to(const std::vector<std::string> &texts) {
  std::vector<char *> pointers;
  for (const std::string &text : texts)
    pointers.push_back(const_cast<char *>(text.c_str()));
  pointers.push_back(nullptr);
  return pointers;
}

std::shared_ptr<process> start_process(const std::string &path, const process_options &options) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  for (int i = 0; i < 3; ++i)
    if (options.files[i] >= 0)
      posix_spawn_file_actions_adddup2(&actions, options.files[i], i);
  // A relative path is relative to the folder of this process.
  std::error_code error;
  const std::string program = std::filesystem::absolute(path, error).string();
  if (!options.folder.empty())
    posix_spawn_file_actions_addchdir_np(&actions, options.folder.c_str());
  std::vector<char *> arguments = pointers_to(options.arguments), environment;
  if (options.environment)
    environment = pointers_to(*options.environment);
  pid_t id = 0;
  errno = posix_spawn(&id, program.c_str(), &actions, nullptr, arguments.data(),
                      options.environment ? environment.data() : environ);
  posix_spawn_file_actions_destroy(&actions);
  if (errno != 0)
    return nullptr;
  auto child = std::make_shared<process>(id);
  std::thread(watch, child).detach();
  return child;
}

DWORD wait_for(process &of) {
  object_lock &lock = object_lock::get();
  std::unique_lock<std::mutex> guard(lock.mutex);
  lock.signaled.wait(guard, [&] { return of.ended; });
  return of.code;
}

} // namespace amp2hip_windows
