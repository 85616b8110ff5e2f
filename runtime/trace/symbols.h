//===--- symbols.h - places of return addresses ---------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_RUNTIME_TRACE_SYMBOLS_H
#define AMP2HIP_RUNTIME_TRACE_SYMBOLS_H

#include "record.h"
#include <map>
#include <string>
#include <vector>

namespace amp2hip::trace {

/// Finds the program's code that caused operations, with addr2line of the binutils. Without it, or
/// without debug information, only functions are known.
class symbols {
public:
  explicit symbols(const recording &all);
  /// Finds the code of these return addresses.
  explicit symbols(const std::vector<void *> &all);
  /// Returns "file:line", "function", or "" if the runtime itself caused the operation.
  std::string place_of(const cause &why) const;
  /// Returns the same for return addresses, the innermost first: the innermost code that is not in
  /// a file of this project, of the system or of the compiler.
  std::string place_of(const std::vector<void *> &addresses) const;
  /// True if addr2line knows no line of an address.
  bool has_no_lines() const;
  /// True if addr2line is missing.
  bool lacks_tool() const { return lacks_tool_; }
  /// True if the program has no debug information for a cause.
  bool lacks_lines() const { return lacks_lines_; }

private:
  struct frame {
    std::string function, place;
  };
  /// The functions at an address, the innermost inlined one first.
  std::map<void *, std::vector<frame>> frames_;
  struct stack_place {
    std::string place;
    bool lacks_lines = false;
  };
  mutable std::map<const call_stack *, stack_place> of_stacks_;
  mutable bool lacks_lines_ = false;
  bool lacks_tool_ = false;
};

/// Returns the readable form of the name of a symbol.
std::string demangled(const char *name);
/// Returns the path of the object file that contains an address; "" if it is unknown.
std::string object_file(const void *address);
/// Quotes a path for the shell.
std::string quoted(const std::string &path);
/// The last component of a path.
std::string file_name(const std::string &path);

} // namespace amp2hip::trace

#endif // AMP2HIP_RUNTIME_TRACE_SYMBOLS_H
