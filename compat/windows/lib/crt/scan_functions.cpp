//===--- scan_functions.cpp - sscanf_s and related functions -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/crt/stdio.h"
#include "amp2hip_windows/crt/wide_stdio.h"
#include "crt/invalid_parameter.h"
#include "crt/print.h"
#include "crt/scan.h"
#include "crt/wide_streams.h"

using namespace amp2hip_windows;

namespace {

template <typename Char>
class text_input final : public scan_input {
public:
  explicit text_input(const Char *text) : next_(text) {}
  long peek() override {
    if (*next_ == 0)
      return end;
    if constexpr (sizeof(Char) == 1)
      return static_cast<unsigned char>(*next_);
    else
      return static_cast<long>(*next_);
  }
  void advance() override { ++next_; }

private:
  const Char *next_;
};

/// The bytes of a stream.
class byte_input final : public scan_input {
public:
  explicit byte_input(FILE *stream) : stream_(stream) {}
  long peek() override {
    const int c = std::getc(stream_);
    if (c != EOF)
      std::ungetc(c, stream_);
    return c;
  }
  void advance() override { std::getc(stream_); }

private:
  FILE *stream_;
};

/// The characters of a stream of UTF-8, which may be wide-oriented.
class character_input final : public scan_input {
public:
  explicit character_input(FILE *stream) : stream_(stream) {}
  ~character_input() override {
    // Bytes after the first cannot be put back; scanf stops there only after an invalid input.
    if (peeked_ && next_ != end && next_ < 0x80)
      put_back(static_cast<int>(next_));
  }
  long peek() override {
    if (!peeked_) {
      next_ = read();
      peeked_ = true;
    }
    return next_;
  }
  void advance() override { peeked_ = false; }

private:
  void put_back(int c) {
    if (std::fwide(stream_, 0) > 0)
      std::ungetwc(static_cast<wint_t>(c), stream_);
    else
      std::ungetc(c, stream_);
  }
  long read() {
    const wint_t c = read_character(stream_);
    return c == WEOF ? end : static_cast<long>(c);
  }

  FILE *stream_;
  long next_ = end;
  bool peeked_ = false;
};

template <typename Input, typename Source, typename Char>
int scan_from(const char *function, Source *source, const Char *format, va_list arguments,
              scan_sizes sizes = scan_sizes::given) {
  if (source == nullptr || format == nullptr) {
    invalid_parameter(function, "the input or the format is null");
    return EOF;
  }
  Input input(source);
  return scan(input, format, arguments, sizes);
}

/// Returns Microsoft's format for one of standard C: `%hs` for `%s`.
std::wstring microsofts_format(const wchar_t *format) {
  std::wstring result;
  for (const wchar_t *c = format; *c != 0; ++c) {
    result += *c;
    if (*c != L'%')
      continue;
    for (++c; *c == L'*' || (*c >= L'0' && *c <= L'9'); ++c)
      result += *c;
    if (*c == 0)
      break;
    if (*c == L's' || *c == L'c' || *c == L'[')
      result += L'h';
    result += *c == L'S' ? L"ls" : *c == L'C' ? L"lc" : std::wstring(1, *c);
  }
  return result;
}

} // namespace

int amp2hip_windows::scan_standard(FILE *stream, const wchar_t *format, va_list arguments) {
  return scan_from<character_input>("fwscanf", stream, microsofts_format(format).c_str(), arguments,
                                    scan_sizes::none);
}

int vsscanf_s(const char *buffer, const char *format, va_list arguments) {
  return scan_from<text_input<char>>("sscanf_s", buffer, format, arguments);
}
int sscanf_s(const char *buffer, const char *format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, vsscanf_s(buffer, format, arguments));
}
int vfscanf_s(FILE *stream, const char *format, va_list arguments) {
  return scan_from<byte_input>("fscanf_s", stream, format, arguments);
}
int fscanf_s(FILE *stream, const char *format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, vfscanf_s(stream, format, arguments));
}
int vscanf_s(const char *format, va_list arguments) {
  return scan_from<byte_input>("scanf_s", stdin, format, arguments);
}
int scanf_s(const char *format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, vscanf_s(format, arguments));
}

int vswscanf_s(const wchar_t *buffer, const wchar_t *format, va_list arguments) {
  return scan_from<text_input<wchar_t>>("swscanf_s", buffer, format, arguments);
}
int swscanf_s(const wchar_t *buffer, const wchar_t *format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, vswscanf_s(buffer, format, arguments));
}
int vfwscanf_s(FILE *stream, const wchar_t *format, va_list arguments) {
  return scan_from<character_input>("fwscanf_s", stream, format, arguments);
}
int fwscanf_s(FILE *stream, const wchar_t *format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, vfwscanf_s(stream, format, arguments));
}
int vwscanf_s(const wchar_t *format, va_list arguments) {
  return scan_from<character_input>("wscanf_s", stdin, format, arguments);
}
int wscanf_s(const wchar_t *format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, vwscanf_s(format, arguments));
}

int amp2hip_windows_vsscanf(const char *buffer, const char *format, va_list arguments) {
  return scan_from<text_input<char>>("sscanf", buffer, format, arguments, scan_sizes::none);
}
int amp2hip_windows_sscanf(const char *buffer, const char *format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, amp2hip_windows_vsscanf(buffer, format, arguments));
}
int amp2hip_windows_vfscanf(FILE *stream, const char *format, va_list arguments) {
  return scan_from<byte_input>("fscanf", stream, format, arguments, scan_sizes::none);
}
int amp2hip_windows_fscanf(FILE *stream, const char *format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, amp2hip_windows_vfscanf(stream, format, arguments));
}
int amp2hip_windows_vscanf(const char *format, va_list arguments) {
  return scan_from<byte_input>("scanf", stdin, format, arguments, scan_sizes::none);
}
int amp2hip_windows_scanf(const char *format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, amp2hip_windows_vscanf(format, arguments));
}

int amp2hip_windows_vswscanf(const wchar_t *buffer, const wchar_t *format, va_list arguments) {
  return scan_from<text_input<wchar_t>>("swscanf", buffer, format, arguments, scan_sizes::none);
}
int amp2hip_windows_swscanf(const wchar_t *buffer, const wchar_t *format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, amp2hip_windows_vswscanf(buffer, format, arguments));
}
int amp2hip_windows_vfwscanf(FILE *stream, const wchar_t *format, va_list arguments) {
  return scan_from<character_input>("fwscanf", stream, format, arguments, scan_sizes::none);
}
int amp2hip_windows_fwscanf(FILE *stream, const wchar_t *format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, amp2hip_windows_vfwscanf(stream, format, arguments));
}
int amp2hip_windows_vwscanf(const wchar_t *format, va_list arguments) {
  return scan_from<character_input>("wscanf", stdin, format, arguments, scan_sizes::none);
}
int amp2hip_windows_wscanf(const wchar_t *format, ...) {
  AMP2HIP_WITH_ARGUMENTS(format, amp2hip_windows_vwscanf(format, arguments));
}
