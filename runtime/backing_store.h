//===--- backing_store.h - backing stores and their copies on devices -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_RUNTIME_BACKING_STORE_H
#define AMP2HIP_RUNTIME_BACKING_STORE_H

#include "amp2hip/accelerator/access_checks.h"
#include "amp2hip/accelerator/backend.h"
#include "amp2hip/accelerator/trace.h"
#include "amp2hip/array/buffer.h"
#include "coherence.h"
#include "image_state.h"
#include <atomic>
#include <functional>
#include <mutex>

namespace amp2hip {

/// The memory that a copy reads.
struct memory_location {
  void *memory;
  std::shared_ptr<queue> through; ///< the queue of the device; null for host memory
};

/// A backing store with its copies on devices that have their own memory. CPU accelerators use the
/// host's copy. All member functions may be called from any thread.
///
/// A backing store is the memory that all views of one source share: the program's own memory
/// (`host_memory`), storage of views without a source (`unsourced`), or an array (`array`).
class backing_store : public buffer {
public:
  enum class kind { host_memory, unsourced, array };

  backing_store(kind which, void *memory, std::size_t bytes);
  ~backing_store();

  /// For arrays: sets the queue on which the array resides and the associated queue.
  void set_array_queues(std::shared_ptr<queue> where, std::shared_ptr<queue> associated);
  /// For arrays over the program's own memory of a device: sets the queue and the memory. \p
  /// deleter, if any, is called when the memory is not used any more.
  void adopt_memory(std::shared_ptr<queue> where, void *memory, std::function<void()> deleter);
  /// For textures over the program's own image: like set_array_queues().
  void adopt_image(const std::shared_ptr<queue> &where, const image_format &format,
                   std::unique_ptr<texture_image> image);
  /// For textures on a GPU: allows acquire_texels() to create an image.
  void set_image_format(const image_format &format);

  std::size_t bytes() const { return bytes_; }
  kind get_kind() const { return kind_; }
  const std::shared_ptr<queue> &where() const { return where_; }
  const std::shared_ptr<queue> &associated() const { return associated_; }

  byte_range whole() const { return {0, bytes_, true}; }

  /// Returns the memory that acquire() would return, if acquire() needs no copy and no change of
  /// state for any range of bytes. Otherwise, or if that is unknown, returns null. Takes no lock,
  /// since a launch calls this function for each of its containers.
  void *try_acquire(const queue &where, access_mode mode) const {
    const unsigned char needed = mode == access_mode::read ? current_for_read : current_for_write;
    if ((launch_state_.load(std::memory_order_acquire) & needed) == 0 ||
        first_queue_.load(std::memory_order_acquire) != &where)
      return nullptr;
    return first_memory_.load(std::memory_order_relaxed);
  }

  /// Brings the copy on the device of `where` up to date for an access to \p bytes, and orders
  /// `where` after all work on this copy. Returns the memory of the whole copy.
  /// The accesses of a kernel that an access checker observes are not reported to it.
  void *acquire(const std::shared_ptr<queue> &where, access_mode mode, const byte_range &bytes,
                bool is_observed = false);
  void *acquire(const std::shared_ptr<queue> &where, access_mode mode) {
    return acquire(where, mode, whole());
  }
  /// Like try_acquire() and acquire(), for a texture in a launch in `where`. Sets \p image to the
  /// image that the kernel uses, or to null.
  void *acquire_texels(const std::shared_ptr<queue> &where, access_mode mode,
                       const byte_range &bytes, bool is_sampled, const image_handles *&image);
  /// Copies \p bytes from memory of the host directly to the image of a texture. Returns false, and
  /// copies nothing, if there is no image, if the bytes are not the whole texture, or if the copy
  /// needs linear memory.
  bool overwrite_image(const std::shared_ptr<queue> &where, const byte_range &bytes,
                       const void *from);
  /// Returns the image of a texture, which \p mode accesses, for code outside of launches. Returns
  /// null if there is none.
  const image_handles *acquire_image(access_mode mode);
  /// Brings the host's copy up to date for an access to \p bytes and waits until it is complete.
  /// The caller reports the access to the access checker if \p is_observed is true.
  void *acquire_host(access_mode mode, const byte_range &bytes, bool is_observed = false);
  void *acquire_host(access_mode mode) { return acquire_host(mode, whole()); }
  /// Brings the host's copy up to date for an access to \p bytes without waiting for the copies.
  /// Returns an event to wait for, or null if the host's copy is complete.
  std::shared_ptr<event> acquire_host_async(access_mode mode, const byte_range &bytes,
                                            bool is_observed = false);

  /// Must be called after an access checker has observed a launch that uses this backing store, or
  /// a copy to it. The next subscript on the host then reports its access to the checker if it has
  /// to.
  void observed();

  /// Must be called after work was queued in `where` that uses memory returned by acquire() or
  /// acquire_source(). If another thread has meanwhile handed the device copy over to another
  /// queue, the other queue then waits for this work too.
  void record_use(queue &where);
  /// The number of times that a device copy was handed over to another queue. If the number is the
  /// same as before the memory was requested, record_use() has nothing to do and need not be
  /// called.
  unsigned handovers() const { return handovers_.load(); }

  /// Records that a copy to the host's memory was queued and is complete when the event \p point is
  /// done.
  void add_host_copy(std::shared_ptr<event> point);

  /// Returns memory that is current for all of \p bytes. Prefers, in this order, the copy on the
  /// device of `preferred`, the host's copy, and the copy on another device. If no copy is current
  /// for all of the bytes, copies them to the host.
  memory_location acquire_source(const queue *preferred, const byte_range &bytes);

  /// Copies changes back to the program's own memory, of the host or of a device; called when the
  /// last handle is destroyed.
  void write_back();
  /// Waits for pending copies to the host's memory. Called before the backing store and this memory
  /// are freed.
  void wait_for_host_copies();

  /// Discards the contents of the bytes. No-op if the range is not dense.
  void discard(const byte_range &bytes) noexcept;
  /// Makes the host's copy the only current copy of these bytes.
  void invalidate_device_copies(const byte_range &bytes);

  copy_counters counters() const;
  /// Return the state of the host's copy (host_copy_state) or of the copy on the device \p where
  /// (device_copy_state), for the whole backing store.
  copy_state host_copy_state() const;
  copy_state device_copy_state(const device &where) const;

private:
  struct device_copy {
    std::shared_ptr<queue> last; ///< the queue of the last use, which also frees the memory
    void *memory;
  };

  // The caller of the following functions must hold lock_:
  device_copy &copy_on(const std::shared_ptr<queue> &where);
  void *acquire_locked(device_copy &copy, access_mode mode, const byte_range &bytes);
  copy_set bit_of(const device_copy &copy) const {
    return host_copy_bit << (1 + (&copy - copies_.data()));
  }
  device_copy &first_copy_in(copy_set copies);
  void allocate_host();
  void fetch(device_copy &to, std::size_t begin, std::size_t end, copy_set sources);
  void fetch_to_host(std::size_t begin, std::size_t end, copy_set sources);
  void access_host_locked(access_mode mode, const byte_range &bytes);
  /// Reports an access outside of observed kernels to the access checker. The caller must publish
  /// the state of the host's copy afterwards.
  void report_access(access_mode mode, const byte_range &bytes);
  void publish_state();
  void publish_host_state();
  void publish_launch_state();
  void add_host_copy_locked(std::shared_ptr<event> point);
  void wait_for_host_copies_locked();
  void hand_over(device_copy &copy, const std::shared_ptr<queue> &where);

  // The state that try_acquire() reads without a lock: it describes the copy on the first
  // accelerator that got one. The state is written with the lock held; first_memory_ never changes
  // after it is set. These members are declared first so that they are close to the reference
  // count, which a launch also reads.
  enum : unsigned char { current_for_read = 1, current_for_write = 2 };
  std::atomic<unsigned char> launch_state_{0};
  std::atomic<const queue *> first_queue_{nullptr};
  std::atomic<void *> first_memory_{nullptr};

  std::atomic<unsigned> handovers_{0};

  mutable std::mutex lock_;
  access_checks *const checks_; ///< of the program, or null
  const kind kind_;
  const std::size_t bytes_;
  coherence_map current_;
  bool host_owned_ = false;             ///< `host` was allocated by this object
  device *host_from_ = nullptr;         ///< the device that pinned `host`, or null
  std::shared_ptr<event> host_pending_; ///< pending copies to the host's memory
  boost::container::small_vector<device_copy, 1> copies_; ///< mostly one, which needs no allocation
  bool is_foreign_ = false;                               ///< the memory at where_ is the program's
  std::function<void()> deleter_;                         ///< of foreign memory
  std::unique_ptr<image_state> image_;                    ///< of textures on a GPU
  std::shared_ptr<queue> where_, associated_;
  copy_counters counters_;
  /// The reason for which the copies on accelerators are not current.
  trace::stale_reason stale_ = trace::stale_reason::is_new;
};

inline backing_store &backing_store_of(buffer &data) { return static_cast<backing_store &>(data); }
inline const backing_store &backing_store_of(const buffer &data) {
  return static_cast<const backing_store &>(data);
}

/// True if two queues use the same memory because they belong to the same device.
inline bool same_memory(const queue &a, const queue &b) { return &a.owner() == &b.owner(); }
inline bool on_host(const queue &where) { return where.owner().properties().host_memory; }

} // namespace amp2hip

#endif // AMP2HIP_RUNTIME_BACKING_STORE_H
