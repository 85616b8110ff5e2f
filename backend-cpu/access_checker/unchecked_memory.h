//===--- unchecked_memory.h - memory whose accesses need no check ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ACCESS_CHECKER_UNCHECKED_MEMORY_H
#define AMP2HIP_ACCESS_CHECKER_UNCHECKED_MEMORY_H

#include <array>
#include <atomic>
#include <cstddef>

namespace amp2hip::check {

/// A range of memory.
struct address_range {
  const char *begin = nullptr, *end = nullptr;

  bool contains(const char *address) const { return begin <= address && address < end; }
  /// Reduces this range, which contains \p address, to the part around \p address that is outside
  /// of
  /// \p other. Empties it if \p other contains \p address.
  void exclude(const address_range &other, const char *address) {
    if (other.end <= address)
      begin = begin < other.end ? other.end : begin;
    else if (other.begin > address)
      end = end > other.begin ? other.begin : end;
    else
      *this = {};
  }
};

/// Memory whose accesses by a thread of the system need no check: most accesses are to variables on
/// the stack and to the kernel's copies of its containers. Contains the stack of the running thread
/// of a kernel, and the last ranges that the checker has found to contain nothing to check.
class unchecked_memory {
public:
  /// True if an access needs no check. \p frame is the frame of a function that the accessing code
  /// calls.
  bool contains(const char *address, std::size_t bytes, const void *frame) const {
    if (address >= frame && address < stack_end_)
      return true;
    if (version_ != current_version.load(std::memory_order_relaxed))
      return false;
    for (const range &one : ranges_) { // NOLINT(readability-use-anyofallof): it is slower
      const auto offset = static_cast<std::size_t>(address - one.begin);
      if (offset < one.bytes && bytes <= one.bytes - offset)
        return true;
    }
    return false;
  }
  /// A thread of a kernel runs. Its frames are between those of the functions that it calls and
  /// \p end. Null if no thread of a kernel runs.
  void set_stack_end(const char *end) { stack_end_ = end; }
  /// Adds a range that was found for a \p version of the containers.
  void add(const address_range &one, unsigned version) {
    if (version != version_)
      forget();
    version_ = version;
    ranges_[next_] = {one.begin, static_cast<std::size_t>(one.end - one.begin)};
    next_ = (next_ + 1) % ranges_.size();
  }
  void forget() { ranges_ = {}; }

  /// The number of changes of the containers of the program. Ranges of earlier versions are not
  /// valid.
  static inline std::atomic<unsigned> current_version{0};

private:
  struct range {
    const char *begin = nullptr;
    std::size_t bytes = 0;
  };
  const char *stack_end_ = nullptr;
  unsigned version_ = 0;
  unsigned next_ = 0;
  std::array<range, 4> ranges_ = {};
};

} // namespace amp2hip::check

#endif // AMP2HIP_ACCESS_CHECKER_UNCHECKED_MEMORY_H
