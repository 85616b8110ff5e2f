//===--- call_stacks.h - the functions around an access -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ACCESS_CHECKER_CALL_STACKS_H
#define AMP2HIP_ACCESS_CHECKER_CALL_STACKS_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

namespace amp2hip::check {

/// The call stacks of the threads of a kernel, from the calls that the compiler inserts at the
/// begin and the end of each function. A message names the line of the innermost function that the
/// programmer wrote, also if a function of a header makes the access.
class call_stacks {
public:
  /// A number for the innermost return addresses of an access; 0 for none.
  using id = std::uint32_t;

  /// The running thread enters a function that returns to \p return_address.
  void enter(void *return_address) {
    if (current_ != nullptr)
      current_->push_back({return_address, mixed(hash(), return_address)});
  }
  void leave() {
    if (current_ != nullptr && !current_->empty())
      current_->pop_back();
  }
  /// Thread \p number runs from now on. Its stack is empty if it begins.
  void switch_to(std::size_t number, bool begins);
  /// No thread of the kernel runs.
  void pause() { current_ = nullptr; }

  /// Returns the number of the stack of an access by the running thread with this return address.
  id of(void *place);
  /// Returns the return addresses of a stack.
  std::vector<void *> addresses(id stack) const;

private:
  static constexpr std::size_t depth = 16;
  using frames = std::array<void *, depth>;
  /// A call, with a hash of the stack up to it.
  struct call {
    void *return_address;
    std::uint64_t hash;
  };

  static std::uint64_t mixed(std::uint64_t hash, const void *address) {
    hash = (hash ^ reinterpret_cast<std::uintptr_t>(address)) * 0x9e3779b97f4a7c15u;
    return hash ^ (hash >> 29);
  }
  std::uint64_t hash() const {
    return current_ == nullptr || current_->empty() ? 1 : current_->back().hash;
  }
  id number(const frames &one);

  std::vector<std::vector<call>> threads_;
  std::vector<call> *current_ = nullptr;
  std::map<frames, id> numbers_;
  std::vector<const frames *> known_;
  struct result {
    std::uint64_t hash;
    id number;
  };
  std::array<result, 1024> last_ = {}; ///< the last results, by their hash
};

} // namespace amp2hip::check

#endif // AMP2HIP_ACCESS_CHECKER_CALL_STACKS_H
