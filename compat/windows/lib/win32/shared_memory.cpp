//===--- shared_memory.cpp - memory that processes share by a name --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "win32/shared_memory.h"
#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace amp2hip_windows {
namespace {
std::string path_of_name(std::string name) {
  const std::size_t prefix = name.find('\\'); // of Local\ or Global\.
  if (prefix != std::string::npos)
    name.erase(0, prefix + 1);
  std::replace(name.begin(), name.end(), '/', '_');
  return "/amp2hip." + name;
}
} // namespace

shared_memory::shared_memory(const std::string &name, bool creates) : path_(path_of_name(name)) {
  while (!open_and_lock(creates)) {
  }
}

bool shared_memory::open_and_lock(bool creates) {
  descriptor_ = shm_open(path_.c_str(), O_RDWR | (creates ? O_CREAT : 0), 0600);
  if (descriptor_ == -1)
    return true;
  // Nobody else has it: it is new, or its processes ended without closing it.
  const bool alone = flock(descriptor_, LOCK_EX | LOCK_NB) == 0;
  struct stat status;
  if (fstat(descriptor_, &status) != 0 || status.st_nlink == 0) {
    close(descriptor_);
    return false;
  }
  if (alone && !creates) {
    shm_unlink(path_.c_str());
    close(descriptor_);
    descriptor_ = -1;
    errno = ENOENT;
    return true;
  }
  is_new_ = alone;
  if (alone && ftruncate(descriptor_, 0) != 0) {
    close(descriptor_);
    descriptor_ = -1;
    return true;
  }
  while (flock(descriptor_, LOCK_SH) != 0 && errno == EINTR) {
  }
  return true;
}

shared_memory::~shared_memory() {
  if (descriptor_ == -1)
    return;
  if (flock(descriptor_, LOCK_EX | LOCK_NB) == 0)
    shm_unlink(path_.c_str());
  close(descriptor_);
}

} // namespace amp2hip_windows
