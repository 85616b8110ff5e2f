//===--- unwind_tables.cpp - where a fault can be caught ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "win32/unwind_tables.h"
#include <cstdint>
#include <cstring>
#include <unwind.h>

namespace amp2hip_windows {

#if defined(__x86_64__)
namespace {

/// Reads the table of a function, in the format of the C++ ABI of Itanium.
class table_reader {
public:
  explicit table_reader(uintptr_t at) : at_(reinterpret_cast<const unsigned char *>(at)) {}

  unsigned char byte() { return *at_++; }
  uintptr_t uleb128() {
    uintptr_t result = 0;
    for (unsigned shift = 0;; shift += 7) {
      const unsigned char next = byte();
      result |= static_cast<uintptr_t>(next & 0x7F) << shift;
      if ((next & 0x80) == 0)
        return result;
    }
  }
  /// Reads an offset. Sets \p known to false for an encoding that compilers do not use here.
  uintptr_t offset(unsigned char encoding, bool &known) {
    switch (encoding) {
    case 0x01:
      return uleb128();
    case 0x02:
      return fixed<uint16_t>();
    case 0x03:
      return fixed<uint32_t>();
    case 0x04:
      return fixed<uint64_t>();
    default:
      known = false;
      return 0;
    }
  }
  const unsigned char *position() const { return at_; }

private:
  template <typename T>
  uintptr_t fixed() {
    T value;
    std::memcpy(&value, at_, sizeof(T));
    at_ += sizeof(T);
    return value;
  }
  const unsigned char *at_;
};

/// Returns true if an exception may pass the instruction at \p offset of a function with the table
/// at \p table.
bool has_entry(uintptr_t table, uintptr_t offset) {
  constexpr unsigned char omitted = 0xFF;
  table_reader reader(table);
  bool known = reader.byte() == omitted; // the base of landing pads
  if (reader.byte() != omitted)          // the types of handlers
    reader.uleb128();
  const unsigned char encoding = reader.byte();
  const uintptr_t size = reader.uleb128();
  const unsigned char *const end = reader.position() + size;
  while (known && reader.position() < end) {
    const uintptr_t start = reader.offset(encoding, known), length = reader.offset(encoding, known);
    reader.offset(encoding, known); // the landing pad
    reader.uleb128();               // the action
    if (offset < start)
      return false;
    if (offset - start < length)
      return true;
  }
  return !known;
}

// The saved registers by their DWARF numbers.
constexpr int saved[][2] = {{3, REG_RBX},  {6, REG_RBP},  {12, REG_R12},
                            {13, REG_R13}, {14, REG_R14}, {15, REG_R15}};

/// The exception table of a stack frame's function. Without a table, an exception passes the frame.
/// With one, std::terminate() is called unless the frame's instruction has an entry in it.
enum class frame_table { none, has_entry, lacks_entry };

/// The search for the innermost frame from which the exception of a fault can be thrown.
struct frame_search {
  ucontext_t *context;     ///< of the fault
  uintptr_t fault;         ///< the instruction of the fault
  uintptr_t guard;         ///< the address of the guarded_block, at which the search ends
  bool is_started = false; ///< the frame of the fault was visited
  bool is_found = false;   ///< the exception can reach the guarded_block
  bool is_moved = false;   ///< the exception must be thrown from a caller, with `registers`
  bool may_throw = false;  ///< the frame visited before `last` has an entry
  frame_table last = frame_table::none; ///< of the frame visited last
  greg_t registers[NGREG];
};

/// Visits a stack frame, innermost frame first.
_Unwind_Reason_Code visit(_Unwind_Context *frame, void *data) {
  frame_search &s = *static_cast<frame_search *>(data);
  int before = 0;
  const uintptr_t address = _Unwind_GetIPInfo(frame, &before),
                  at = before != 0 ? address : address - 1, stack = _Unwind_GetCFA(frame);
  if (!s.is_started) {
    s.is_started = before != 0 && address == s.fault;
    if (!s.is_started)
      return _URC_NO_REASON;
  } else if (stack > s.guard) {
    s.is_found = s.last != frame_table::lacks_entry; // the last frame contains the guard
    return _URC_NORMAL_STOP;
  } else {
    if (s.last == frame_table::lacks_entry || (s.last == frame_table::has_entry && !s.may_throw)) {
      s.is_moved = true;
      std::memcpy(s.registers, s.context->uc_mcontext.gregs, sizeof(s.registers));
      for (const auto &[number, index] : saved)
        s.registers[index] = static_cast<greg_t>(_Unwind_GetGR(frame, number));
      s.registers[REG_RSP] = static_cast<greg_t>(stack);
      s.registers[REG_RIP] = static_cast<greg_t>(at);
    }
    // A function without a table may be one that cannot throw, such as memcpy.
    s.may_throw = s.last == frame_table::has_entry;
  }
  const auto table = reinterpret_cast<uintptr_t>(_Unwind_GetLanguageSpecificData(frame));
  s.last = table == 0                                             ? frame_table::none
           : has_entry(table, at - _Unwind_GetRegionStart(frame)) ? frame_table::has_entry
                                                                  : frame_table::lacks_entry;
  return _URC_NO_REASON;
}

} // namespace

bool prepare_to_throw(ucontext_t &context, const void *guard) {
  frame_search s;
  s.context = &context;
  s.fault = static_cast<uintptr_t>(context.uc_mcontext.gregs[REG_RIP]);
  s.guard = reinterpret_cast<uintptr_t>(guard);
  _Unwind_Backtrace(visit, &s);
  if (s.is_found && s.is_moved)
    std::memcpy(context.uc_mcontext.gregs, s.registers, sizeof(s.registers));
  return s.is_found;
}
#else
bool prepare_to_throw(ucontext_t &, const void *) { return true; }
#endif

} // namespace amp2hip_windows
