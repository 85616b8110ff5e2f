//===--- checker.h - finds faults in the accesses to memory ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_CHECK_CHECKER_H
#define AMP2HIP_CHECK_CHECKER_H

#include "amp2hip/accelerator/access_checks.h"
#include "amp2hip/accelerator/backend.h"
#include "fault.h"
#include "names.h"
#include "shadow.h"
#include "stores.h"
#include <atomic>
#include <mutex>
#include <optional>
#include <set>

namespace amp2hip::check {

/// How an instruction accesses memory.
enum class access_kind : unsigned char { read, write, atomic_read, atomic_write, atomic_update };

/// The access checker. The compiler's instrumentation calls accessed() before each access of the
/// program's code, in kernels and on the host. In kernels, the checker finds
/// - conflicting accesses of two threads without an order (§8.1.2);
/// - reads of elements of arrays and views, or of tile_static variables, that nobody has written;
/// - reads of memory that another array_view has changed without a synchronization (§8.2).
///
/// The last fault is also found on the host. A launch reports its first fault.
class checker final : public access_checks {
public:
  /// Returns the checker of the program; null before it is constructed.
  static checker *instance();
  /// Constructs the checker.
  static void create();

  void created(const buffer &store, const char *memory, std::size_t bytes) override;
  void destroyed(const buffer &store) noexcept override;
  void accessed(const buffer &store, const byte_range &bytes, bool reads, bool writes) override;
  void discarded(const buffer &store, const byte_range &bytes) noexcept override;
  bool must_see_access(const buffer &store) const override;

  void launch_begins(const cpu_kernel &kernel) override;
  void tile_begins(std::uint64_t tile) override;
  void thread_runs(std::uint64_t number) override;
  void thread_waits() override;
  std::string access_to(const void *first) const override;
  void barrier_passed(fenced_memory fenced) override;
  void launch_ends() noexcept override;
  void raise() override;

  /// The code with the return address \p place accesses memory.
  void accessed(char *address, std::size_t bytes, access_kind kind, void *place) {
    if (inside_)
      return;
    if (running_)
      accessed_in_kernel(address, bytes, kind, place);
    else if (newer_.load(std::memory_order_relaxed) != 0)
      accessed_on_host(address, bytes, kind, place);
  }

private:
  /// A container of the kernel.
  struct region {
    checked_container container;
    shadow words;
    store_state *state;
    std::size_t offset; ///< of the container in its backing store, in bytes
  };
  /// A write whose effect is not known before the next access of the thread.
  struct pending_write {
    char *address = nullptr;
    std::size_t bytes = 0;
    void *place = nullptr;
    bool atomic = false;
    char old[16];
  };

  checker() = default;
  void accessed_in_kernel(char *address, std::size_t bytes, access_kind kind, void *place);
  void accessed_on_host(const char *address, std::size_t bytes, access_kind kind, void *place);
  void finish_write();
  void read(char *address, std::size_t bytes, bool atomic, void *place);
  region *region_of(const char *address);
  shadow *tile_static_of(const char *address);
  void check_contents(region &where, const char *address, std::size_t bytes, const access &reader);
  bool conflicts(const access &first, const access &second) const;
  access access_by(void *place, bool is_global, bool atomic) const;
  void race(const access &first, bool first_writes, const access &second, bool second_writes,
            const char *address, std::size_t bytes);
  void keep(fault one, const char *address, std::size_t bytes);
  void update_newer() { newer_.store(stores_.newer_count(), std::memory_order_relaxed); }

  /// Held by the functions of this class. The program may replace the functions that allocate
  /// memory; their accesses to memory are then not checked.
  class scope {
  public:
    explicit scope(const checker &of) : guard_(of.lock_) { inside_ = true; }
    ~scope() { inside_ = false; }
    scope(const scope &) = delete;
    scope &operator=(const scope &) = delete;

  private:
    const std::lock_guard<std::mutex> guard_;
  };

  static thread_local bool running_; ///< this thread runs a kernel
  static thread_local bool inside_;  ///< this thread is in a scope

  mutable std::mutex lock_; ///< protects stores_ and reported_
  stores stores_;
  std::set<void *> reported_;            ///< the places on the host with a report
  std::set<std::string> reported_lines_; ///< their lines
  std::atomic<std::size_t> newer_{0};

  // The launch that runs:
  std::mutex launch_;
  const cpu_kernel *kernel_ = nullptr;
  unsigned tile_threads_ = 1;
  std::uint64_t tile_ = 0;
  std::uint32_t thread_ = 0; ///< in the launch, plus 1
  std::uint32_t global_round_ = 0, tile_static_round_ = 0, barriers_ = 0;
  std::vector<region> regions_;
  std::vector<thread_block> blocks_;
  std::vector<shadow> tile_static_;    ///< one for each block
  std::vector<memory_range> internal_; ///< variables in the blocks that are not of the program
  pending_write pending_;
  std::optional<fault> found_;
  std::string message_; ///< of the last launch
};

} // namespace amp2hip::check

#endif // AMP2HIP_CHECK_CHECKER_H
