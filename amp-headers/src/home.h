//===--- home.h - a home and its copies on accelerators ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_HOME_H
#define AMP2HIP_HOME_H

#include "amp2hip/backend.h"
#include "amp2hip/buffer.h"
#include "coherence.h"
#include <atomic>
#include <functional>
#include <mutex>
#include <vector>

namespace amp2hip {

/// Where bytes are to be read or written now.
struct place {
  void *memory;
  std::shared_ptr<queue> through; ///< null: host memory
};

/// A home, with the copies that it has on devices with memory of their own. CPU
/// accelerators use the host's. Every member may be called from any thread.
class home : public buffer {
public:
  enum class kind { host_memory, unsourced, array };

  home(kind what, void *memory, std::size_t bytes);
  ~home();

  /// For arrays: the view it lives on, and the other end of its copies.
  void place_array(std::shared_ptr<queue> where, std::shared_ptr<queue> associated);

  std::size_t bytes() const { return bytes_; }
  kind what() const { return what_; }
  const std::shared_ptr<queue> &where() const { return where_; }
  const std::shared_ptr<queue> &associated() const { return associated_; }

  /// Makes the copy that `where` works on current for a use there, and orders
  /// the queue after all work on it. Gives the memory.
  void *acquire(const std::shared_ptr<queue> &where, use how);
  /// The same for the host; the work is complete on return.
  void *acquire_host(use how);
  /// Host acquisition that the caller waits for: null where it is complete.
  std::shared_ptr<event> acquire_host_async(use how);

  /// Work that uses the copy on `where`'s device was queued there after
  /// acquire() or readable() had given its memory. Where another thread has
  /// taken the copy up meanwhile, whoever uses it last waits for this work too.
  void used_by(queue &where);
  /// How often another queue has taken a copy up: while it stays the same,
  /// used_by() has nothing to do.
  unsigned handovers() const { return handovers_.load(); }

  /// A copy into the host's memory was queued, which this point is after.
  void expect(std::shared_ptr<event> point);

  /// Where a reader finds the data with no copy of the whole: a device that
  /// has it, `preferred` if that does, else the host.
  place readable(const queue *preferred);

  /// Brings host memory up to date before the home dies, and waits for copies
  /// into memory that dies with it.
  void settle_at_end();

  void discard() noexcept;
  /// The host's memory in these bytes is the truth from now on.
  void refresh(bool whole, const std::function<void(char *)> &keep_changed);

  copy_counters counters() const;
  /// The state of the host's copy, and of that on a device.
  copy_state host_copy_state() const;
  copy_state device_copy_state(const device &where) const;

private:
  struct device_copy {
    std::shared_ptr<queue> last; ///< where it was used last, which owns the memory's life too
    void *memory;
    copy_state state;
  };

  // With the lock held:
  device_copy &copy_on(const std::shared_ptr<queue> &where);
  device_copy *current_device_copy();
  void allocate_host();
  void fetch_to_host();
  void set_host(copy_state state);
  void settle(copy_state *self, const transition &step);
  void wait_for_host();
  void order(device_copy &copy, const std::shared_ptr<queue> &where);

  mutable std::mutex lock_;
  std::atomic<unsigned> handovers_{0};
  const kind what_;
  const std::size_t bytes_;
  copy_state host_ = copy_state::invalid;
  bool host_owned_ = false;             ///< `host` was allocated here,
  device *host_from_ = nullptr;         ///< pinned by this device if not null
  std::shared_ptr<event> host_pending_; ///< a copy into the host's memory
  std::vector<device_copy> copies_;
  std::shared_ptr<queue> where_, associated_;
  copy_counters counters_;
};

inline home &home_of(buffer &data) { return static_cast<home &>(data); }
inline const home &home_of(const buffer &data) { return static_cast<const home &>(data); }

/// Whether two queues work on one memory.
inline bool same_memory(const queue &a, const queue &b) { return &a.owner() == &b.owner(); }
inline bool on_host(const queue &where) { return where.owner().properties().host_memory; }

} // namespace amp2hip

#endif // AMP2HIP_HOME_H
