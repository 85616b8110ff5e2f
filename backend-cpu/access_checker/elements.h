//===--- elements.h - the containers that a kernel uses -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ACCESS_CHECKER_ELEMENTS_H
#define AMP2HIP_ACCESS_CHECKER_ELEMENTS_H

#include "amp2hip/accelerator/access_checks.h"
#include "shadow.h"
#include "stores.h"
#include <array>
#include <vector>

namespace amp2hip::check {

/// A container of the kernel.
struct region {
  checked_container container;
  shadow words;
  store_state *state;
  std::size_t offset;      ///< of the container in its backing store, in bytes
  bool shares_memory;      ///< another backing store has the same memory of the program
  std::vector<int> extent; ///< of a texture that the kernel has used
};

/// The containers of a kernel. Several of them may have the same memory: the accesses to it are
/// recorded for the first. Messages name the container whose subscript operator the thread called.
class elements {
public:
  static constexpr unsigned char none = 255;

  void begin(std::vector<region> regions, const void *kernel);
  void end() {
    regions_.clear();
    last_ = nullptr;
  }
  std::vector<region> &regions() { return regions_; }

  /// Returns the first container with this address; null if there is none.
  region *at(const char *address) {
    if (last_ != nullptr && !any_shared_ && last_->words.contains(address))
      return last_;
    return first_at(address);
  }
  /// Returns the container that \p thread names for this address; null if there is none.
  region *named(const char *address, std::uint32_t thread) {
    return any_shared_ ? used_at(address, thread) : at(address);
  }
  /// Returns the container of which \p first is the first element, or that of a part or copy in the
  /// kernel. \p data and \p rank are those of uses_element(). Returns null if there is none.
  region *of_part(const char *first, const char *data, int rank);
  /// Returns the container that ends last before an address, or begins first after it.
  region *nearest(const char *address);
  /// See access_checks::uses_element().
  void use(const char *data, const char *first, const char *element, std::size_t bytes, int rank,
           const int *extent, std::uint32_t thread);

  unsigned char number_of(const region *one) const;
  region *numbered(unsigned char number) {
    return number < regions_.size() ? &regions_[number] : nullptr;
  }

  /// Returns the index of the element at an address, which may be outside of the container.
  static std::vector<std::ptrdiff_t> index_of(const region &in, const char *address);

private:
  region *first_at(const char *address);
  region *used_at(const char *address, std::uint32_t thread);

  /// A use of an element by a thread.
  struct use_of_element {
    const char *element = nullptr;
    std::size_t bytes = 0; ///< 0 for the beginning of a part
    std::uint32_t thread = 0;
    region *of = nullptr;
  };

  std::vector<region> regions_;
  const char *kernel_ = nullptr;
  bool any_shared_ = false; ///< two containers have common memory
  region *last_ = nullptr;  ///< the last result of at()
  std::array<use_of_element, 32> uses_;
  std::size_t next_ = 0;
};

} // namespace amp2hip::check

#endif // AMP2HIP_ACCESS_CHECKER_ELEMENTS_H
