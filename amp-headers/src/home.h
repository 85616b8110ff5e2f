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

  byte_range whole() const { return {0, bytes_, true}; }

  /// The memory that acquire() would give, where it would find nothing to do for
  /// any bytes; else null, also where that is not known. Takes no lock: a launch
  /// asks for each of its containers.
  void *ready(const queue &where, use how) const {
    const unsigned char needed = how == use::read ? ready_to_read : ready_to_write;
    if ((ready_.load(std::memory_order_acquire) & needed) == 0 ||
        first_user_.load(std::memory_order_acquire) != &where)
      return nullptr;
    return first_memory_.load(std::memory_order_relaxed);
  }

  /// Makes the copy that `where` works on current for a use of these bytes
  /// there, and orders the queue after all work on it. Gives the whole home's
  /// memory.
  void *acquire(const std::shared_ptr<queue> &where, use how, const byte_range &bytes);
  void *acquire(const std::shared_ptr<queue> &where, use how) { return acquire(where, how, whole()); }
  /// The same for the host; the work is complete on return.
  void *acquire_host(use how, const byte_range &bytes);
  void *acquire_host(use how) { return acquire_host(how, whole()); }
  /// Host acquisition that the caller waits for: null where it is complete.
  std::shared_ptr<event> acquire_host_async(use how, const byte_range &bytes);

  /// Work that uses the copy on `where`'s device was queued there after
  /// acquire() or readable() had given its memory. Where another thread has
  /// taken the copy up meanwhile, whoever uses it last waits for this work too.
  void used_by(queue &where);
  /// How often another queue has taken a copy up: while it stays the same,
  /// used_by() has nothing to do.
  unsigned handovers() const { return handovers_.load(); }

  /// A copy into the host's memory was queued, which this point is after.
  void expect(std::shared_ptr<event> point);

  /// Where a reader finds these bytes: a device that has them, `preferred` if
  /// that does, else the host, where they are brought if no copy has them all.
  place readable(const queue *preferred, const byte_range &bytes);

  /// Brings the program's own memory up to date before the last handle is gone.
  void bring_home();
  /// Waits for copies into memory that dies with the home.
  void finish_arrivals();

  /// The contents do not matter any more; nothing where the bytes are not dense.
  void discard(const byte_range &bytes) noexcept;
  /// The host's memory in these bytes is what counts from now on.
  void host_is_truth(const byte_range &bytes);

  copy_counters counters() const;
  /// The state of the host's copy, and of that on a device, as a whole.
  copy_state host_copy_state() const;
  copy_state device_copy_state(const device &where) const;

private:
  struct device_copy {
    std::shared_ptr<queue> last; ///< where it was used last, which owns the memory's life too
    void *memory;
  };

  // With the lock held:
  device_copy &copy_on(const std::shared_ptr<queue> &where);
  copy_set bit_of(const device_copy &copy) const { return host_copy_bit << (1 + (&copy - copies_.data())); }
  device_copy &one_of(copy_set copies);
  void allocate_host();
  void fetch(device_copy &to, std::size_t begin, std::size_t end, copy_set sources);
  void fetch_to_host(std::size_t begin, std::size_t end, copy_set sources);
  void use_host(use how, const byte_range &bytes);
  void tell();
  void tell_host();
  void tell_launches();
  void host_waits_for(std::shared_ptr<event> point);
  void wait_for_host();
  void order(device_copy &copy, const std::shared_ptr<queue> &where);

  // Of the first accelerator that the home has a copy on, for ready(). Set with
  // the lock held; the memory stays where it is. What a launch looks at
  // lies beside the count of handles.
  enum : unsigned char { ready_to_read = 1, ready_to_write = 2 };
  std::atomic<unsigned char> ready_{0};
  std::atomic<const queue *> first_user_{nullptr};
  std::atomic<void *> first_memory_{nullptr};

  std::atomic<unsigned> handovers_{0};

  mutable std::mutex lock_;
  const kind what_;
  const std::size_t bytes_;
  coherence_map current_;
  bool host_owned_ = false;             ///< `host` was allocated here,
  device *host_from_ = nullptr;         ///< pinned by this device if not null
  std::shared_ptr<event> host_pending_; ///< copies into the host's memory
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
