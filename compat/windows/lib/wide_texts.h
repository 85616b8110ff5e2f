//===--- wide_texts.h - arrays of wide strings ----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_WIDE_TEXTS_H
#define AMP2HIP_WINDOWS_LIB_WIDE_TEXTS_H

#include "text.h"
#include <string>
#include <vector>

namespace amp2hip_windows {

/// Texts as the null-terminated array that wmain() takes.
class wide_texts {
public:
  /// \p texts is a null-terminated array, too.
  explicit wide_texts(char **texts) {
    for (; *texts != nullptr; ++texts)
      texts_.push_back(widen(*texts));
    for (std::wstring &text : texts_)
      pointers_.push_back(text.data());
    pointers_.push_back(nullptr);
  }
  wide_texts(const wide_texts &) = delete;
  wide_texts &operator=(const wide_texts &) = delete;
  wchar_t **get() { return pointers_.data(); }

private:
  std::vector<std::wstring> texts_;
  std::vector<wchar_t *> pointers_;
};

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_WIDE_TEXTS_H
