//===--- device.cpp - a GPU -----------------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "device.h"
#include "../runtime/environment.h"
#include "amp2hip/error/device_errors.h"
#include "error.h"
#include "queue.h"
#include <algorithm>
#include <cstdlib>
#include <cstring>

namespace amp2hip::AMP2HIP_GPU_NAMESPACE {

namespace {

// True if the machine has only one device. The device is then always current.
bool is_only_device() {
  static const bool only = [] {
    int count = 0;
    if (gpuGetDeviceCount(&count) == gpuSuccess)
      return count == 1;
    clear_error();
    return false;
  }();
  return only;
}

} // namespace

[[gnu::hot]] current_device::current_device(int ordinal) {
  if (is_only_device())
    return;
  int now = -1;
  check(gpuGetDevice(&now), "getting the current device");
  if (now == ordinal)
    return;
  check(gpuSetDevice(ordinal), "making device ", ordinal, " current");
  former_ = now;
}

[[gnu::hot]] current_device::~current_device() {
  if (former_ != -1)
    (void)gpuSetDevice(former_);
}

namespace {

// True if the device may use a memory pool. False if the environment variable AMP2HIP_NO_CACHE is
// set, so that memory checkers see each allocation.
bool caching_allowed() { return !is_set("AMP2HIP_NO_CACHE"); }

int attribute(device_attribute which, int ordinal) {
  int value = 0;
  check(gpuDeviceGetAttribute(&value, which, ordinal), "reading an attribute of device ", ordinal);
  return value;
}

/// Returns 0 for an attribute that the vendor's library does not know: HIP's libraries for AMD and
/// for NVIDIA lack some of the attributes that HIP's header declares.
int attribute_if_known(device_attribute which, int ordinal) {
  int value = 0;
  if (gpuDeviceGetAttribute(&value, which, ordinal) == gpuSuccess)
    return value;
  clear_error();
  return 0;
}

device_properties properties_of(int ordinal, int number) {
  vendor_properties vendor;
  check(gpuGetDeviceProperties(&vendor, ordinal), "reading the properties of device ", ordinal);
  char bus[32] = "";
  check(gpuDeviceGetPCIBusId(bus, sizeof bus, ordinal), "reading the bus id of device ", ordinal);
  device_properties result;
  result.path = device_path_prefix + std::wstring(bus, bus + std::strlen(bus));
  if (number != 0)
    result.path += L"#" + std::to_wstring(number);
  result.description = std::wstring(vendor.name, vendor.name + std::strlen(vendor.name));
  result.version = static_cast<unsigned>(vendor.major) << 16 | static_cast<unsigned>(vendor.minor);
  result.dedicated_memory = vendor.totalGlobalMem / 1024;
  result.has_display = attribute_if_known(attribute_time_limit, ordinal) != 0;
  result.max_argument_bytes = parameter_bytes(vendor);
  return result;
}

} // namespace

gpu::gpu(int ordinal, int number)
    : device(properties_of(ordinal, number), ordinal), staging_(ordinal) {
  max_pitch_ = static_cast<std::size_t>(attribute(attribute_max_pitch, ordinal));
  multiprocessors_ = static_cast<unsigned>(attribute(attribute_multiprocessors, ordinal));
  const int registers = attribute_if_known(attribute_multiprocessor_registers, ordinal);
  const int threads = attribute_if_known(attribute_multiprocessor_threads, ordinal);
  registers_per_thread_ = threads > 0 ? registers / threads / 8 * 8 : 0; // allocated in groups of 8
}

gpu::~gpu() {
  if (pool_ != nullptr)
    (void)gpuMemPoolDestroy(pool_);
}

void gpu::create_memory_pool() {
  if (!caching_allowed() || attribute_if_known(attribute_memory_pools, ordinal_) == 0)
    return;
  // Create a pool, because the program may use the default pool of the device.
  gpuMemPoolProps how{};
  how.allocType = gpuMemAllocationTypePinned;
  how.location.type = gpuMemLocationTypeDevice;
  how.location.id = ordinal_;
  check(gpuMemPoolCreate(&pool_, &how), "creating a memory pool on device ", ordinal_);
  // Keep freed memory in the pool: later allocations then need not wait for the
  // driver.
  std::uint64_t keep = UINT64_MAX;
  check(gpuMemPoolSetAttribute(pool_, gpuMemPoolAttrReleaseThreshold, &keep),
        "setting up the memory pool of device ", ordinal_);
  // Give the other devices access to the pool, which copies between devices require.
  int count = 0;
  check(gpuGetDeviceCount(&count), "counting devices");
  for (int other = 0; other < count; ++other) {
    int reachable = 0;
    if (other == ordinal_ || gpuDeviceCanAccessPeer(&reachable, other, ordinal_) != gpuSuccess ||
        reachable == 0)
      continue;
    gpuMemAccessDesc access{};
    access.location.type = gpuMemLocationTypeDevice;
    access.location.id = other;
    access.flags = gpuMemAccessFlagsProtReadWrite;
    if (gpuMemPoolSetAccess(pool_, &access, 1) != gpuSuccess)
      clear_error(); // the copies then go through the host
  }
}

std::string gpu::pool_report() const {
  std::uint64_t reserved = 0, used = 0;
  if (pool_ == nullptr ||
      gpuMemPoolGetAttribute(pool_, gpuMemPoolAttrReservedMemHigh, &reserved) != gpuSuccess ||
      gpuMemPoolGetAttribute(pool_, gpuMemPoolAttrUsedMemHigh, &used) != gpuSuccess) {
    clear_error(); // for example, the vendor's runtime ends before this process
    return "";
  }
  const auto mebibytes = [](std::uint64_t bytes) {
    return std::to_string((bytes + (1u << 20) - 1) >> 20) + " MiB"; // rounded up
  };
  return "its memory pool reserved at most " + mebibytes(reserved) + " and used at most " +
         mebibytes(used);
}

std::shared_ptr<queue> gpu::create_queue(concurrency::queuing_mode mode) {
  current_device current(ordinal_);
  std::call_once(pool_created_, [this] { create_memory_pool(); });
  gpuStream_t stream = nullptr;
  // Create a non-blocking stream: accelerator views are independent of each other (§3.3), but
  // blocking streams would synchronize with the legacy default stream.
  check(gpuStreamCreateWithFlags(&stream, gpuStreamNonBlocking), "creating a stream on ", *this);
  return std::make_shared<stream_queue>(*this, mode, stream, true);
}

std::shared_ptr<queue> gpu::adopt_stream(void *stream, concurrency::queuing_mode mode) {
  current_device current(ordinal_);
  std::call_once(pool_created_, [this] { create_memory_pool(); });
  return std::make_shared<stream_queue>(*this, mode, static_cast<gpuStream_t>(stream), false);
}

bool gpu::owns_memory(const void *memory) const { return is_memory_of(ordinal_, memory); }

void *gpu::allocate_host(std::size_t bytes) {
  current_device current(ordinal_);
  void *memory = nullptr;
  bytes = std::max<std::size_t>(bytes, 1);
  check(allocate_pinned(&memory, bytes), "allocating ", bytes, " bytes of pinned host memory");
  return memory;
}

void gpu::release_host(void *memory) noexcept { (void)free_pinned(memory); }

device_message *gpu::attach_error_channel(const void *symbol) {
  current_device current(ordinal_);
  void *const memory = allocate_host(sizeof(device_message));
  std::memset(memory, 0, sizeof(device_message));
  const error_channel channel = {static_cast<device_message *>(memory), 0};
  const gpuError_t code =
      gpuMemcpyToSymbol(symbol, &channel, sizeof channel, 0, gpuMemcpyHostToDevice);
  if (code == gpuSuccess)
    return channel.message;
  release_host(memory);
  if (code != gpuErrorInvalidSymbol)
    check(code, "setting up the error channel of ", *this);
  clear_error(); // the symbol belongs to kernels for another vendor's devices
  return nullptr;
}

void gpu::set_variable(const void *symbol, int value) {
  current_device current(ordinal_);
  const gpuError_t code = gpuMemcpyToSymbol(symbol, &value, sizeof value, 0, gpuMemcpyHostToDevice);
  if (code != gpuSuccess && code != gpuErrorInvalidSymbol)
    check(code, "setting a variable on ", *this);
  clear_error();
}

timestamp_ptr gpu::record_time(gpuStream_t stream, double now) {
  current_device current(ordinal_);
  return clock_.record(stream, now);
}

bool gpu::is_pinned(const void *address) const { return is_device_accessible(address); }

void *gpu::allocate(std::size_t bytes, gpuStream_t stream) {
  bytes = std::max<std::size_t>(bytes, 1);
  void *memory = free_blocks_.take(bytes, stream);
  if (memory != nullptr)
    return memory;
  current_device current(ordinal_);
  const auto attempt = [&] {
    return pool_ != nullptr ? gpuMallocFromPoolAsync(&memory, bytes, pool_, stream)
                            : gpuMalloc(&memory, bytes);
  };
  gpuError_t code = attempt();
  if (code == error_out_of_memory) {
    // Wait for all work of the device: memory that other streams freed is available once the work
    // of these streams is complete.
    clear_error();
    free_blocks_.clear();
    check(gpuDeviceSynchronize(), "synchronizing ", *this, " to reclaim freed memory");
    const auto trim = [&] {
      if (pool_ != nullptr)
        check(gpuMemPoolTrimTo(pool_, 0), "trimming the memory pool of ", *this);
    };
    trim();
    code = attempt();
    if (code != gpuSuccess) {
      // Return the memory that the pool reserved in vain, because other users of the device need
      // it.
      clear_error();
      trim();
    }
  }
  check(code, "allocating ", bytes, " bytes on ", *this);
  return memory;
}

void gpu::release(void *memory, std::size_t bytes, gpuStream_t stream) noexcept {
  int former = -1;
  if (pool_ != nullptr) {
    if (!free_blocks_.keep(memory, std::max<std::size_t>(bytes, 1), stream))
      (void)gpuFreeAsync(memory, stream);
    return;
  }
  (void)gpuGetDevice(&former);
  (void)gpuSetDevice(ordinal_);
  (void)gpuStreamSynchronize(stream); // its work may use the memory
  (void)gpuFree(memory);
  (void)gpuSetDevice(former);
}

void gpu::forget(gpuStream_t stream) noexcept { free_blocks_.clear(stream); }

std::ostream &operator<<(std::ostream &out, const gpu &device) {
  return out << "device " << device.ordinal();
}

} // namespace amp2hip::AMP2HIP_GPU_NAMESPACE
