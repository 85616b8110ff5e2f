//===--- bstr.cpp - texts with their length ------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/win32/bstr.h"
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <cwchar>

namespace {

/// The length in bytes is stored before the text. The size keeps the text aligned.
struct header {
  alignas(std::max_align_t) UINT bytes;
};

header *header_of(BSTR text) { return reinterpret_cast<header *>(text) - 1; }

/// Copies \p bytes bytes, unless \p text is null, and adds a null character.
BSTR make(const void *text, std::size_t bytes) {
  const std::size_t all = sizeof(header) + bytes + sizeof(OLECHAR);
  auto *memory = static_cast<header *>(std::calloc(1, all));
  if (memory == nullptr)
    return nullptr;
  memory->bytes = static_cast<UINT>(bytes);
  if (text != nullptr)
    std::memcpy(memory + 1, text, bytes);
  return reinterpret_cast<BSTR>(memory + 1);
}

/// Replaces \p to, which may be a part of the new text.
int replace(BSTR *to, BSTR text) {
  if (text == nullptr)
    return FALSE;
  SysFreeString(*to);
  *to = text;
  return TRUE;
}

} // namespace

BSTR SysAllocString(const OLECHAR *text) {
  return text != nullptr ? make(text, std::wcslen(text) * sizeof(OLECHAR)) : nullptr;
}
BSTR SysAllocStringLen(const OLECHAR *text, UINT length) {
  return make(text, length * sizeof(OLECHAR));
}
BSTR SysAllocStringByteLen(LPCSTR text, UINT size) { return make(text, size); }
int SysReAllocString(BSTR *to, const OLECHAR *text) { return replace(to, SysAllocString(text)); }
int SysReAllocStringLen(BSTR *to, const OLECHAR *text, UINT length) {
  return replace(to, SysAllocStringLen(text, length));
}
void SysFreeString(BSTR text) {
  if (text != nullptr)
    std::free(header_of(text));
}
UINT SysStringByteLen(BSTR text) { return text != nullptr ? header_of(text)->bytes : 0; }
UINT SysStringLen(BSTR text) { return SysStringByteLen(text) / sizeof(OLECHAR); }
