//===--- wide_output.cpp - wide and narrow output in one program ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "wide_output.h"
#include <cerrno>
#include <cstdlib>
#include <cwchar>
#include <iostream>
#include <new>
#include <streambuf>
#include <unistd.h>
#if defined(__GLIBCXX__)
#include <ext/stdio_sync_filebuf.h>
#endif

namespace amp2hip {

namespace {

void append_utf8(std::string &text, wchar_t character) {
  auto code = static_cast<unsigned long>(character);
  if (code > 0x10ffff || (code >= 0xd800 && code < 0xe000))
    code = 0xfffd; // not a Unicode character
  const auto add = [&text](unsigned long byte) { text += static_cast<char>(byte); };
  const auto follow = [&](unsigned shift) { add(0x80 | (code >> shift & 0x3f)); };
  if (code < 0x80) {
    add(code);
  } else if (code < 0x800) {
    add(0xc0 | code >> 6);
    follow(0);
  } else if (code < 0x10000) {
    add(0xe0 | code >> 12);
    follow(6);
    follow(0);
  } else {
    add(0xf0 | code >> 18);
    follow(12);
    follow(6);
    follow(0);
  }
}

bool write_all(int file, const char *text, std::size_t bytes) {
  while (bytes != 0) {
    const ssize_t written = ::write(file, text, bytes);
    if (written < 0 && errno == EINTR)
      continue;
    if (written <= 0)
      return false;
    text += written;
    bytes -= static_cast<std::size_t>(written);
  }
  return true;
}

/// Locks a FILE for the output of one text.
class locked_file {
public:
  explicit locked_file(std::FILE *file) : file_(file) { flockfile(file_); }
  ~locked_file() { funlockfile(file_); }
  locked_file(const locked_file &) = delete;
  locked_file &operator=(const locked_file &) = delete;

private:
  std::FILE *file_;
};

/// An unbuffered stream buffer that writes UTF-8. Its output appears in order with that of
/// std::cout and printf, as long as std::cout is synchronized with the C library.
class utf8_buffer final : public std::wstreambuf {
public:
  explicit utf8_buffer(std::FILE *file) : file_(file) {}

protected:
  std::streamsize xsputn(const wchar_t *text, std::streamsize count) override {
    return put(text, count) ? count : 0;
  }
  int_type overflow(int_type character) override {
    if (traits_type::eq_int_type(character, traits_type::eof()))
      return traits_type::not_eof(character);
    const wchar_t one = traits_type::to_char_type(character);
    return put(&one, 1) ? character : traits_type::eof();
  }
  int sync() override { return std::fflush(file_); }

private:
  bool put(const wchar_t *text, std::streamsize count) {
    const locked_file lock(file_);
    if (std::fwide(file_, 0) > 0) { // the program itself made the file wide-oriented
      for (std::streamsize i = 0; i < count; ++i)
        if (std::fputwc(text[i], file_) == WEOF)
          return false;
      return true;
    }
    std::string bytes;
    for (std::streamsize i = 0; i < count; ++i)
      append_utf8(bytes, text[i]);
    return write_narrow(file_, bytes);
  }

  std::FILE *file_;
};

/// Replaces the buffer of \p stream by a utf8_buffer in \p storage, if the stream still has the
/// initial buffer of the standard library. The new buffer is never destroyed, because the library
/// flushes the stream at the very end.
void join(std::wostream &stream, std::FILE *file, void *storage) {
#if defined(__GLIBCXX__)
  if (dynamic_cast<__gnu_cxx::stdio_sync_filebuf<wchar_t> *>(stream.rdbuf()) != nullptr)
    stream.rdbuf(new (storage) utf8_buffer(file));
#else
  (void)stream, (void)file, (void)storage;
#endif
}

struct initializer {
  initializer() { join_wide_output(); }
};
// Replaces the buffers before the program's own initializers run, which may already write.
[[gnu::init_priority(101)]] initializer before_all;

} // namespace

bool write_narrow(std::FILE *file, const std::string &text) {
  const locked_file lock(file);
  const int orientation = std::fwide(file, 0);
  if (orientation > 0) {
    for (const char c : text)
      if (std::fputwc(static_cast<unsigned char>(c) < 0x80 ? static_cast<wchar_t>(c) : L'?',
                      file) == WEOF)
        return false;
    return true;
  }
  // Writes to the descriptor if the program has not used the stream, whose buffer is then empty.
  // This leaves the orientation of the stream undecided.
  const int descriptor = ::fileno(file);
  if (orientation == 0 && descriptor >= 0)
    return write_all(descriptor, text.data(), text.size());
  return std::fwrite(text.data(), 1, text.size(), file) == text.size();
}

void join_wide_output() {
  static const bool once = [] {
    const char *const wanted = std::getenv("AMP2HIP_WIDE_OUTPUT");
    if (wanted != nullptr && std::string(wanted) == "separate")
      return false;
    static std::ios_base::Init streams; // constructs the standard streams
    alignas(utf8_buffer) static char storage[3][sizeof(utf8_buffer)];
    join(std::wcout, stdout, storage[0]);
    join(std::wcerr, stderr, storage[1]);
    join(std::wclog, stderr, storage[2]);
    return true;
  }();
  (void)once;
}

} // namespace amp2hip
