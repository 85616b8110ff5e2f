//===--- checker.h - finds faults in the accesses to memory ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ACCESS_CHECKER_CHECKER_H
#define AMP2HIP_ACCESS_CHECKER_CHECKER_H

#include "amp2hip/accelerator/access_checks.h"
#include "amp2hip/accelerator/backend.h"
#include "call_stacks.h"
#include "elements.h"
#include "fault.h"
#include "names.h"
#include "process_memory.h"
#include "shadow.h"
#include "stores.h"
#include "unchecked_memory.h"
#include <atomic>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <utility>

namespace amp2hip::check {

/// How an instruction accesses memory.
enum class access_kind : unsigned char { read, write, atomic_read, atomic_write, atomic_update };

/// The access checker. The compiler's instrumentation calls accessed() before each access of the
/// program's code, in kernels and on the host. In kernels, the checker finds
/// - conflicting accesses of two threads without an order (§8.1.2);
/// - reads of elements of arrays and views, or of tile_static variables, that nobody has written;
/// - reads of memory that another array_view, or the host's own code, has changed without a
///   synchronization (§8.2);
/// - accesses outside of the containers and arrays.
///
/// Stale data are also found on the host. A launch reports its first fault.
class checker final : public access_checks {
public:
  /// Returns the checker of the program; null before it is constructed.
  static checker *instance() { return instance_; }
  /// Constructs the checker.
  static void create();

  void created(const buffer &store, const char *memory, std::size_t bytes) override;
  void destroyed(const buffer &store) noexcept override;
  void accessed(const buffer &store, const byte_range &bytes, bool reads, bool writes) override;
  void discarded(const buffer &store, const byte_range &bytes) noexcept override;
  void copied(const buffer &to, std::size_t to_begin, const buffer &from, std::size_t from_begin,
              std::size_t bytes) override;
  bool must_see_access(const buffer &store, bool write) const override;

  void launch_begins(const cpu_kernel &kernel) override;
  void tile_begins(std::uint64_t tile) override;
  void thread_runs(std::uint64_t number, bool begins) override;
  void thread_waits() override;
  void uses_element(const void *data, const void *first, const void *element, std::size_t bytes,
                    int rank, const int *extent) override;
  std::string access_to(const void *data, int rank) override;
  void barrier_passed(fenced_memory fenced) override;
  void launch_ends() noexcept override;
  void raise() override;

  /// True if accessed() must be called for an access. Most accesses need no check. \p frame is the
  /// frame of a function that the accessing code calls.
  static bool must_see(char *address, std::size_t bytes, access_kind kind, const void *frame) {
    return (running_ ||
            (kind == access_kind::read ? newer_ : watched_).load(std::memory_order_relaxed) != 0) &&
           !unchecked_.contains(address, bytes, frame);
  }
  /// The code with the return address \p place accesses memory. \p is_code is false for an access
  /// by a function of the C library.
  void accessed(char *address, std::size_t bytes, access_kind kind, void *place, bool is_code) {
    if (inside_)
      return;
    if (running_)
      accessed_in_kernel(address, bytes, kind, place, is_code);
    else if (!launches_)
      accessed_on_host(address, bytes, kind, place);
  }
  /// The code with the return address \p place uses an index outside of an array of type \p array.
  void index_outside(long index, const char *array, void *place);
  /// The running function enters or leaves a function; see call_stacks.
  static void entered(void *return_address) {
    if (running_ && !inside_)
      instance()->stacks_.enter(return_address);
  }
  static void left() {
    if (running_ && !inside_)
      instance()->stacks_.leave();
  }

private:
  /// Memory that a kernel accesses.
  struct target {
    shadow *words = nullptr; ///< null for memory that is not checked
    region *named = nullptr; ///< the container that the thread names; null for tile_static memory
    bool is_global = false;
  };
  /// A write whose effect is not known before the next access of the thread.
  struct pending_write {
    char *address = nullptr;
    std::size_t bytes = 0;
    target where;
    std::uint32_t stack = 0;
    bool atomic = false;
    bool was_read = false;                       ///< the thread has read memory since
    std::pair<std::uint64_t, std::uint64_t> old; ///< the bytes before, if there are at most 16
  };
  /// A read of bytes that nobody has written. It is a race if another thread writes them later.
  struct suspicion {
    fault what;
    const char *address;
    std::size_t bytes;
  };
  /// An index outside of an array, before the access.
  struct outside_index {
    long index;
    const char *array;
  };

  checker() = default;
  void accessed_in_kernel(char *address, std::size_t bytes, access_kind kind, void *place,
                          bool is_code);
  void accessed_on_host(const char *address, std::size_t bytes, access_kind kind, void *place);
  target target_at(const char *address);
  void begin_write(char *address, std::size_t bytes, const target &where, bool atomic,
                   std::uint32_t stack);
  void finish_write();
  void record_change(const pending_write &one);
  void read(const char *address, std::size_t bytes, const target &where, access reader);
  const char *stack_end(const char *frame);
  shadow *tile_static_of(const char *address);
  void check_contents(region &where, const char *address, std::size_t bytes, access reader);
  void check_array(const char *address, std::size_t bytes, bool writes, access by);
  void check_outside(const char *address, std::size_t bytes, bool writes, void *place);
  address_range process_memory_around(const char *address);
  access access_by(std::uint32_t stack, bool atomic) const {
    return {thread_, barriers_, stack, 0, atomic, false, elements::none};
  }
  /// True if an earlier access and one of the running thread, one of them a write, have no order.
  /// The order of threads of a tile is that of their barriers; the threads of other tiles have
  /// none.
  bool conflicts(const access &first, access second, bool is_global) const {
    if (!first.any() || first.thread == second.thread || (first.bytes & second.bytes) == 0)
      return false;
    return first.thread - tile_first_ >= tile_threads_ ||
           first.barriers >= (is_global ? global_order_ : tile_static_order_);
  }
  void race(access first, bool first_writes, access second, bool second_writes, const char *address,
            std::size_t bytes);
  bool name(described_access &one, const char *address, std::size_t bytes);
  std::optional<fault> fault_at(fault::kind what, access by, bool writes, const char *address,
                                std::size_t bytes);
  void settle();
  std::vector<void *> host_callers(void *place);
  void report_on_host(void *place, const std::string &where, const std::string &message);
  void update_watched() {
    const std::size_t newer = stores_.newer_count();
    newer_.store(newer, std::memory_order_relaxed);
    watched_.store(newer + (stores_.any_cached() ? 1 : 0), std::memory_order_relaxed);
  }

  /// Exists while the functions of this class run. The program may replace the functions that
  /// allocate memory; their accesses to memory are then not checked.
  class own_accesses {
  public:
    own_accesses() { inside_ = true; }
    ~own_accesses() { inside_ = false; }
    own_accesses(const own_accesses &) = delete;
    own_accesses &operator=(const own_accesses &) = delete;
  };
  /// own_accesses that also holds lock_.
  class scope {
  public:
    explicit scope(const checker &of) : guard_(of.lock_) {}

  private:
    const std::lock_guard<std::mutex> guard_;
    const own_accesses own_;
  };

  static inline checker *instance_ = nullptr; ///< never destroyed, because destructors of the
                                              ///< program access memory

  // Defined here, so that the compiler sees that they need no initialization at run time.
  static inline thread_local bool launches_ = false; ///< this thread runs a launch
  static inline thread_local bool running_ = false;  ///< this thread runs a thread of a kernel
  static inline thread_local bool inside_ = false;   ///< this thread is in a function of this class
  static inline thread_local unchecked_memory unchecked_;

  static inline std::atomic<std::size_t> newer_{0};   ///< if not 0, reads of the host matter
  static inline std::atomic<std::size_t> watched_{0}; ///< if not 0, writes of the host matter

  /// Protects stores_, reported_ and the names in messages. The accesses of a kernel read the flags
  /// of bytes without it: another thread changes those of other bytes, unless the program has a
  /// race.
  mutable std::mutex lock_;
  stores stores_;
  std::set<void *> reported_;                          ///< the places on the host with a report
  std::set<std::string> reported_lines_;               ///< their lines
  std::map<void *, std::vector<void *>> host_callers_; ///< of places that write

  // The launch that runs:
  std::mutex launch_;
  const cpu_kernel *kernel_ = nullptr;
  std::uint32_t tile_threads_ = 1;
  std::uint32_t tile_first_ = 1;   ///< the first thread of the tile; see access::thread
  std::uint32_t thread_ = 0;       ///< in the launch, plus 1
  std::uint32_t barriers_ = 0;     ///< of the tile
  std::uint32_t global_order_ = 0; ///< barriers_ after the last that ordered global memory
  std::uint32_t tile_static_order_ =
      0; ///< barriers_ after the last that ordered tile_static memory
  elements elements_;
  call_stacks stacks_;
  process_memory process_memory_;
  std::vector<thread_block> blocks_;
  std::vector<shadow> tile_static_;    ///< one for each block
  std::vector<memory_range> internal_; ///< variables in the blocks that are not of the program
  pending_write pending_;
  std::pair<std::uint32_t, const cpu_kernel *>
      last_change_; ///< the last write to the host's memory
  std::optional<outside_index> outside_index_;
  std::optional<suspicion> suspected_;
  std::optional<fault> found_;
  std::string message_; ///< of the last launch
};

} // namespace amp2hip::check

#endif // AMP2HIP_ACCESS_CHECKER_CHECKER_H
