//===--- sequences.h - parallel loops over iterators ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_PPL_SEQUENCES_H
#define AMP2HIP_WINDOWS_PPL_SEQUENCES_H

#include "amp2hip_windows/ppl/scheduling.h"
#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

namespace amp2hip_windows {

/// A sequence of iterators whose element of any number is found quickly. For forward iterators, it
/// stores every 64th one.
template <typename Iterator,
          bool IsRandom =
              std::is_convertible<typename std::iterator_traits<Iterator>::iterator_category,
                                  std::random_access_iterator_tag>::value>
class sequence {
public:
  sequence(Iterator begin, Iterator end)
      : begin_(begin), count_(static_cast<std::size_t>(end - begin)) {}
  std::size_t size() const { return count_; }
  Iterator at(std::size_t number) const {
    return begin_ + static_cast<typename std::iterator_traits<Iterator>::difference_type>(number);
  }

private:
  Iterator begin_;
  std::size_t count_;
};

template <typename Iterator>
class sequence<Iterator, false> {
public:
  sequence(Iterator begin, Iterator end) {
    for (; begin != end; ++begin, ++count_)
      if (count_ % interval == 0)
        marks_.push_back(begin);
    if (count_ % interval == 0)
      marks_.push_back(end);
  }
  std::size_t size() const { return count_; }
  Iterator at(std::size_t number) const {
    Iterator found = marks_[number / interval];
    for (std::size_t i = number % interval; i > 0; --i)
      ++found;
    return found;
  }

private:
  static constexpr std::size_t interval = 64;
  std::vector<Iterator> marks_;
  std::size_t count_ = 0;
};

/// Divides \p count elements into chunks for as many tasks as keep all threads busy.
class chunks {
public:
  chunks(std::size_t count, std::size_t least)
      : count_(count),
        number_(std::max<std::size_t>(
            1, std::min(count / std::max<std::size_t>(least, 1), 8 * concurrency_level()))) {}
  std::size_t size() const { return number_; }
  /// The first element of a chunk; the number of elements for the chunk after the last one.
  std::size_t begin(std::size_t chunk) const {
    return count_ / number_ * chunk + std::min(chunk, count_ % number_);
  }

private:
  std::size_t count_, number_;
};

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_PPL_SEQUENCES_H
