//===--- backend.h - the interface of the backends ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ACCELERATOR_BACKEND_H
#define AMP2HIP_ACCELERATOR_BACKEND_H

#include "amp2hip/accelerator/access_type.h"
#include "amp2hip/compiler/atomic_value.h"
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <typeinfo>
#include <vector>

// A backend is a set of devices. A device creates queues. A queue allocates memory, copies and
// launches in order. Virtual functions are only used for infrequent work: a launch on a GPU calls
// no virtual function, but templates down to the vendor's function (launch_gpu.h).
//
// Errors: every function that is not noexcept may throw runtime_exception, out_of_memory or
// accelerator_view_removed. what() of these exceptions contains the operands and the vendor's
// message.

namespace amp2hip {

struct image_format;
struct checked_container;
struct image_handles;
class device;
class queue;
struct device_message;

/// The results of the getters of concurrency::accelerator (§3.2.6).
struct device_properties {
  std::wstring path;                ///< unique and stable, for example L"cuda\\0000:c3:00.0"
  std::wstring description;         ///< the vendor's name for the device
  unsigned version = 0;             ///< major in the high 16 bits, minor in the low
  std::size_t dedicated_memory = 0; ///< in kilobytes
  bool has_display = false;
  bool supports_double = true;
  bool is_debug = false;
  bool is_emulated = false;
  bool runs_kernels = true;
  /// True for the CPU accelerators, whose kernels use host memory directly. False for a GPU, which
  /// has its own memory.
  bool host_memory = false;
  /// The largest number of bytes that the arguments of a launch may have.
  std::size_t max_argument_bytes = 4096;
};

/// A point in the sequence of work of a queue.
class event {
public:
  virtual ~event() = default;
  /// True if all work up to this point is complete. Does not block.
  virtual bool done() = 0;
  /// Blocks until all work up to this point is complete. Throws the error of that work, if any.
  virtual void wait() = 0;
};

/// A point in the sequence of work of a GPU's queue whose time is measured. Objects are counted by
/// timestamp_ptr and used again, so that a trace allocates nothing per launch.
class timestamp {
public:
  timestamp(const timestamp &) = delete;
  timestamp &operator=(const timestamp &) = delete;
  /// True if all work up to this point is complete. Does not block.
  virtual bool reached() = 0;
  /// Reads the time if all work up to this point is complete; then microseconds() does not block.
  /// Returns false otherwise. Does not block.
  virtual bool try_read() = 0;
  /// Waits until the point is reached, and returns its time in microseconds of the host's steady
  /// clock.
  virtual double microseconds() = 0;

protected:
  timestamp() = default;
  virtual ~timestamp() = default;

private:
  friend class timestamp_ptr;
  /// Called when no timestamp_ptr refers to the object.
  virtual void unused() noexcept = 0;
  atomic_value<int> uses_{0};
};

/// A reference to a timestamp, or null.
class timestamp_ptr {
public:
  timestamp_ptr() = default;
  explicit timestamp_ptr(timestamp *object) noexcept : object_(object) { retain(); }
  timestamp_ptr(const timestamp_ptr &other) noexcept : object_(other.object_) { retain(); }
  timestamp_ptr(timestamp_ptr &&other) noexcept : object_(other.object_) {
    other.object_ = nullptr;
  }
  timestamp_ptr &operator=(timestamp_ptr other) noexcept {
    timestamp *const old = object_;
    object_ = other.object_;
    other.object_ = old;
    return *this;
  }
  ~timestamp_ptr() {
    if (object_ != nullptr && object_->uses_.fetch_sub(1, std::memory_order_acq_rel) == 1)
      object_->unused();
  }
  timestamp *get() const noexcept { return object_; }
  timestamp *operator->() const noexcept { return object_; }
  explicit operator bool() const noexcept { return object_ != nullptr; }

private:
  void retain() noexcept {
    if (object_ != nullptr)
      object_->uses_.fetch_add(1, std::memory_order_relaxed);
  }
  timestamp *object_ = nullptr;
};

/// A time before which the next work of a queue does not begin.
struct begin_point {
  timestamp_ptr time;   ///< null on the CPU
  bool is_idle = false; ///< true if the time is measured now, and the queue has no other work
};

/// A copy of `height` rows of `width` bytes. The rows begin `to_pitch` bytes apart in the
/// destination and `from_pitch` bytes apart in the source. With one row, it is a contiguous copy.
struct copy_shape {
  std::size_t width;
  std::size_t height;
  std::size_t to_pitch;
  std::size_t from_pitch;
};

/// A texture in the layout of a device's texture units. Kernels access it by its handles.
class texture_image {
public:
  virtual ~texture_image() = default;
  texture_image(const texture_image &) = delete;
  texture_image &operator=(const texture_image &) = delete;

  virtual const image_handles &handles() const = 0;
  /// Copies the texels of \p level from linear memory of the device, or from pinned memory of the
  /// host, in the order of the queue that created the image.
  virtual void copy_from_linear(const void *texels, unsigned level) = 0;
  /// Copies the texels of an image with a surface to linear memory.
  virtual void copy_to_linear(void *texels) const = 0;

protected:
  texture_image() = default;
};

/// Makes the work of other threads wait while one thread has exclusive access to a queue
/// (native::access_lock).
class access_gate {
public:
  access_gate();
  ~access_gate();
  access_gate(const access_gate &) = delete;
  access_gate &operator=(const access_gate &) = delete;

  /// Not recursive; unlock() must be called by the same thread.
  void lock();
  bool try_lock();
  void unlock();

  /// A thread that queues work keeps the gate open for the time of the call. Scopes of one gate
  /// must not be nested.
  class scope {
  public:
    explicit scope(access_gate &gate) : gate_(gate) {
      if (gate_.users_.fetch_add(1, std::memory_order_acquire) & locked)
        gate_.wait();
    }
    ~scope() { gate_.users_.fetch_sub(1, std::memory_order_release); }
    scope(const scope &) = delete;
    scope &operator=(const scope &) = delete;

  private:
    access_gate &gate_;
  };

private:
  static constexpr unsigned locked = 1u << 31; ///< the other bits count the scopes
  /// Waits until the gate is unlocked, and enters it.
  void wait();

  atomic_value<unsigned> users_{0};
  struct owner; ///< a mutex; <amp.h> does not include <mutex>, which takes long to compile
  // Not a std::unique_ptr, which takes nvcc 15 ms in each source.
  owner *const owner_;
};

/// The counters of a queue (<amp_statistics.h>).
struct queue_counters {
  atomic_value<std::uint64_t> launches{0};
  atomic_value<std::uint64_t> copies[4] = {}, bytes[4] = {}; ///< by trace::copy_direction
};

/// Returns the next number for a queue.
std::uint64_t next_queue_number() noexcept;

/// An in-order stream of work on a device; the implementation of accelerator_view (§3.3). All
/// member functions may be called from any thread.
class queue {
public:
  virtual ~queue() = default;
  queue(const queue &) = delete;
  queue &operator=(const queue &) = delete;

  device &owner() const { return owner_; }
  concurrency::queuing_mode mode() const { return mode_; }
  /// The vendor's handle (cudaStream_t, hipStream_t), or null on the CPU.
  void *native() const { return native_; }
  /// The same for the program, which may queue work there from now on.
  void *share_native() {
    is_shared_.store(true, std::memory_order_relaxed);
    return native_;
  }
  /// Entered by each function that queues work on a GPU.
  access_gate &gate() { return gate_; }
  queue_counters &counters() { return counters_; }
  /// A number that no other queue of the process has, not even after this queue is destroyed.
  std::uint64_t number() const { return number_; }
  /// The number of the queue in the trace, or -1.
  atomic_value<int> &trace_index() { return trace_index_; }

  /// Allocates device memory, aligned to 256 bytes, for work that is queued here after this call.
  virtual void *allocate(std::size_t bytes) = 0;
  /// Frees memory of \p bytes bytes, as allocated, once all work queued here so far is complete.
  virtual void release(void *memory, std::size_t bytes) noexcept = 0;

  /// Copies from host to device. The caller may change \p from as soon as the function returns.
  virtual void copy_in(void *to, const void *from, const copy_shape &shape) = 0;
  /// Copies from device to host. The bytes at \p to are complete when an event that this queue
  /// records afterwards is done.
  virtual void copy_out(void *to, const void *from, const copy_shape &shape) = 0;
  /// Copies within this device.
  virtual void copy_within(void *to, const void *from, const copy_shape &shape) = 0;
  /// Copies from another device of the same backend. The caller must already have ordered this
  /// queue after the work that writes \p from.
  virtual void copy_from(void *to, device &source, const void *from, std::size_t bytes) = 0;

  /// Creates an image for kernels that are queued here. Returns null if the device has no texture
  /// units for this format, or no memory for the image.
  virtual std::unique_ptr<texture_image> create_image(const image_format &format);
  /// Copies all texels of an image with one level from the host. Returns false, and copies nothing,
  /// if that needs a copy in linear memory. The caller may change \p from as soon as the function
  /// returns.
  virtual bool copy_in_image(texture_image &image, const void *from, std::size_t bytes);
  /// True if kernels can read and write the texels of an image with one level. Otherwise, images
  /// only serve samples.
  virtual bool has_surfaces() const { return true; }
  /// Creates an image over \p array, the vendor's array, which stays the caller's. Throws
  /// runtime_exception if the array does not have the format, and unsupported_feature if the device
  /// has no texture units for it.
  virtual std::unique_ptr<texture_image> adopt_image(void *array, const image_format &format);
  /// Sets the extent (x first, 0 beyond the rank) and the bits of \p format to those of \p array,
  /// the vendor's array. Throws unsupported_feature if images cannot be created over such arrays.
  virtual void read_format(void *array, image_format &format);
  /// Frees an image, or keeps it for the next image of this format, once all work queued here so
  /// far is complete.
  virtual void release_image(std::unique_ptr<texture_image> image) noexcept;

  /// Returns a time before which the work that is queued next does not begin; null on the CPU,
  /// where the call that queues work completes it. If \p may_be_early, a time before the work of an
  /// idle queue need not be measured now. \p now is the time of the host's steady clock in
  /// microseconds, read shortly before: reading it takes as long as the rest of the function.
  virtual begin_point begin_time(bool may_be_early, double now);
  /// Returns the time at which all work queued so far ends; null on the CPU. \p now is as above.
  virtual timestamp_ptr end_time(double now);
  /// Returns an event after all work queued so far.
  virtual std::shared_ptr<event> record() = 0;
  /// Makes all work that is queued here after this call wait for \p point, an event of a queue of
  /// the same backend. Does not block the caller.
  virtual void wait_for(event &point) = 0;
  /// Submits held-back work to the device. Does not block.
  virtual void flush() = 0;
  /// Blocks until all work queued so far is complete. Throws the error of that work, if any.
  virtual void wait() = 0;

protected:
  queue(device &owner, concurrency::queuing_mode mode, void *native)
      : owner_(owner), mode_(mode), native_(native) {}

  device &owner_;
  concurrency::queuing_mode mode_;
  void *native_;
  atomic_value<bool> is_shared_{false};
  access_gate gate_;
  queue_counters counters_;
  atomic_value<int> trace_index_{-1};
  const std::uint64_t number_ = next_queue_number();
};

struct memory_range {
  char *begin;
  std::size_t bytes;
};

/// A launch on a CPU accelerator. The functions `run`, `run_tile` and `run_tiles` are instantiated
/// in the translation unit of the kernel, so that the compiler inlines the kernel into their loops.
struct cpu_kernel {
  const void *functor;
  const void *domain;
  const std::type_info *type;
  /// The number of threads of an untiled launch, or the number of tiles of a tiled launch.
  std::uint64_t count;
  /// The number of threads of a tile; 0 in an untiled launch.
  unsigned tile_threads;
  /// If true, each call of `run` or `run_tile` runs one thread, and the backend catches the
  /// exception that ends an aborted thread. If false, a call runs many threads in a loop, which
  /// contains no exception handler so that the compiler can vectorize it.
  bool one_by_one;
  // For messages:
  int rank;     ///< the rank of the launch; 0 if it has more than three dimensions
  int tiles[3]; ///< the number of tiles, or of threads of an untiled launch, in each dimension
  int tile[3];  ///< the number of threads of a tile in each dimension
  /// Set on the checking accelerator only: maps the n-th position in the order of execution to a
  /// thread number of the tile. Null if the threads run in ascending order.
  const unsigned *thread_order;
  /// Set on the checking accelerator only: the ranges of memory that a tiled launch may write.
  /// There are none if this memory is not known. Untiled launches have none either.
  const memory_range *written;
  std::size_t written_count;
  /// Set for an access checker only: the containers of the kernel.
  const checked_container *containers;
  std::size_t container_count;
  /// Untiled launches: runs the threads first..last-1.
  void (*run)(const cpu_kernel &kernel, std::uint64_t first, std::uint64_t last);
  /// Tiled launches: runs the threads of one tile, beginning with \p first_thread. Returns after
  /// the last thread, or after a thread that has waited at a barrier.
  void (*run_tile)(const cpu_kernel &kernel, std::uint64_t tile, unsigned first_thread,
                   void *tile_state);
  /// Tiled launches: runs the tiles first..last-1, each as one loop over its threads per section
  /// between two barriers. Null if the translator generated no such loops for the kernel.
  void (*run_tiles)(const cpu_kernel &kernel, std::uint64_t first, std::uint64_t last);
};

/// A device. Devices live until the program ends.
class device {
public:
  virtual ~device() = default;
  device(const device &) = delete;
  device &operator=(const device &) = delete;

  const device_properties &properties() const { return properties_; }
  /// The vendor's number for the device; 0 on the CPU.
  int ordinal() const { return ordinal_; }

  virtual std::shared_ptr<queue> create_queue(concurrency::queuing_mode mode) = 0;
  /// Creates a queue whose work goes to \p stream, the vendor's stream, which stays the caller's.
  /// Throws runtime_exception on a CPU accelerator.
  virtual std::shared_ptr<queue> adopt_stream(void *stream, concurrency::queuing_mode mode);
  /// True if kernels on this device can access \p memory as their own memory.
  virtual bool owns_memory(const void *memory) const;
  /// Allocates (pinned) host memory for fast copies to and from this device.
  virtual void *allocate_host(std::size_t bytes) = 0;
  virtual void release_host(void *memory) noexcept = 0;

  /// Returns the memory that the device's pools have reserved and used at most, as text for
  /// AMP2HIP_VERBOSE; "" if there are none.
  virtual std::string pool_report() const { return ""; }

  /// Runs a launch to completion, on CPU accelerators only. Rethrows the exception of a thread.
  /// Throws runtime_exception if not all threads of a tile reach a barrier.
  virtual void run(const cpu_kernel &kernel);

  /// Connects an error_channel, a device variable with the vendor's symbol \p symbol, to a new
  /// message on this device. Kernels then report their errors in this message. Returns the message,
  /// which lives until the program ends. Returns null if kernels on this device do not report
  /// errors through a channel.
  virtual device_message *attach_error_channel(const void *symbol);
  /// Sets an int variable in device memory, given by the vendor's symbol \p symbol, on this device.
  /// Does nothing if the variable belongs to kernels for devices of another vendor.
  virtual void set_variable(const void *symbol, int value);

  /// Records that data of an array_view was used on this device. Afterwards the program can no
  /// longer set the default CPU access (§3.2.5).
  void use_default_access() {
    if (!default_access_used())
      default_access_used_.store(true, std::memory_order_relaxed);
  }
  bool default_access_used() const { return default_access_used_.load(std::memory_order_relaxed); }

protected:
  device(device_properties properties, int ordinal)
      : properties_(std::move(properties)), ordinal_(ordinal) {}

  device_properties properties_;
  int ordinal_;

private:
  atomic_value<bool> default_access_used_{false};
};

/// The devices of one backend, created at the first use of the runtime.
class backend {
public:
  virtual ~backend() = default;
  /// Returns the devices; the best candidate for the default accelerator comes first. Returns an
  /// empty list, and does not throw, if there is no driver or no GPU.
  virtual std::vector<std::unique_ptr<device>> devices() = 0;
  /// The vendor's reason why devices() has found none, or "".
  virtual std::string problem() const { return ""; }
};

// Each backend library defines one of these functions. Each object file of the program refers to
// the function for its compiler, so the linker includes the library of that compiler. The registry
// of accelerators uses the backends that are linked.
backend &cpu_backend();
backend &cuda_backend();
backend &hip_backend();

} // namespace amp2hip

#endif // AMP2HIP_ACCELERATOR_BACKEND_H
