// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A temporary folder for tests that read and write files.
#ifndef AMP2HIP_TESTS_UNIT_TEMPORARY_FOLDER_H
#define AMP2HIP_TESTS_UNIT_TEMPORARY_FOLDER_H

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <catch2/catch.hpp>
#include <string>
#include <vector>

/// A temporary folder, removed with its contents when the object is destroyed.
class temporary_folder {
public:
  temporary_folder() {
    llvm::SmallString<256> unique;
    REQUIRE_FALSE(llvm::sys::fs::createUniqueDirectory("amp2hip-unit", unique));
    llvm::SmallString<256> real;
    REQUIRE_FALSE(llvm::sys::fs::real_path(unique, real));
    root_ = real.str().str();
  }
  temporary_folder(const temporary_folder &) = delete;
  temporary_folder &operator=(const temporary_folder &) = delete;
  ~temporary_folder() { llvm::sys::fs::remove_directories(root_); }

  /// Returns the absolute path of a file in the folder.
  std::string path(const std::string &name) const { return root_ + "/" + name; }

  /// Writes a file, and creates its parent folders.
  void write(const std::string &name, llvm::StringRef text) const {
    REQUIRE_FALSE(llvm::sys::fs::create_directories(llvm::sys::path::parent_path(path(name))));
    std::error_code failed;
    llvm::raw_fd_ostream stream(path(name), failed);
    REQUIRE_FALSE(failed);
    stream << text;
  }

  /// Returns the contents of a file, or "<none>" if it does not exist.
  std::string read(const std::string &name) const {
    auto buffer = llvm::MemoryBuffer::getFile(path(name));
    return buffer ? (*buffer)->getBuffer().str() : "<none>";
  }

  /// Returns the paths of all files, sorted, without amp2hip's own records.
  std::vector<std::string> files() const {
    std::vector<std::string> found;
    std::error_code failed;
    for (llvm::sys::fs::recursive_directory_iterator it(root_, failed), end; it != end && !failed;
         it.increment(failed))
      if (it->type() == llvm::sys::fs::file_type::regular_file &&
          it->path().find("/.amp2hip/") == std::string::npos)
        found.push_back(it->path().substr(root_.size() + 1));
    std::sort(found.begin(), found.end());
    return found;
  }

private:
  std::string root_;
};

#endif // AMP2HIP_TESTS_UNIT_TEMPORARY_FOLDER_H
