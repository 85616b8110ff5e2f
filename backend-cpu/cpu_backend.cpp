//===--- cpu_backend.cpp - the CPU accelerators --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip/accelerator/backend.h"
#include "amp2hip/error/device_errors.h"
#include "amp2hip/error/error_sink.h"
#include "amp2hip/error/exceptions.h"
#include "amp2hip/launch/thread_state.h"
#include "parallel.h"
#include "race_check.h"
#include "tile_runner.h"
#include <cstdlib>
#include <cstring>
#include <exception>
#include <system_error>
#include <thread>
#include <unistd.h>

namespace amp2hip {
namespace {

/// The event of a CPU queue: all work is complete when the call that queued it returns.
class done_event final : public event {
public:
  bool done() override { return true; }
  void wait() override {}
};

class cpu_queue final : public queue {
public:
  cpu_queue(device &owner, concurrency::queuing_mode mode) : queue(owner, mode, nullptr) {}

  void *allocate(std::size_t bytes) override { return owner().allocate_host(bytes); }
  void release(void *memory, std::size_t) noexcept override { owner().release_host(memory); }
  void copy_in(void *to, const void *from, const copy_shape &shape) override {
    copy(to, from, shape);
  }
  void copy_out(void *to, const void *from, const copy_shape &shape) override {
    copy(to, from, shape);
  }
  void copy_within(void *to, const void *from, const copy_shape &shape) override {
    copy(to, from, shape);
  }
  void copy_from(void *to, device &, const void *from, std::size_t bytes) override {
    std::memcpy(to, from, bytes);
  }
  std::shared_ptr<event> record() override { return std::make_shared<done_event>(); }
  void wait_for(event &point) override { point.wait(); }
  void flush() override {}
  void wait() override {}

private:
  static void copy(void *to, const void *from, const copy_shape &shape) {
    for (std::size_t row = 0; row < shape.height; ++row)
      std::memcpy(static_cast<char *>(to) + row * shape.to_pitch,
                  static_cast<const char *>(from) + row * shape.from_pitch, shape.width);
  }
};

/// Sets the state of this thread (thread_state) while it runs a part of a launch: the kind of amp
/// code and the sink for its errors.
class accelerator_scope {
public:
  accelerator_scope(running what, error_sink &errors) : state_(this_thread()), before_(state_) {
    state_.what = what;
    state_.errors = &errors;
    state_.caller = errors.caller();
    state_.domain = errors.domain();
  }
  ~accelerator_scope() { state_ = before_; }
  accelerator_scope(const accelerator_scope &) = delete;
  accelerator_scope &operator=(const accelerator_scope &) = delete;

private:
  thread_state &state_;
  const thread_state before_;
};

class cpu_device final : public device {
public:
  explicit cpu_device(device_properties properties) : device(std::move(properties), 0) {}

  std::shared_ptr<queue> create_queue(concurrency::queuing_mode mode) override {
    return std::make_shared<cpu_queue>(*this, mode);
  }
  void *allocate_host(std::size_t bytes) override {
    void *const memory = std::aligned_alloc(256, (bytes + 255) / 256 * 256);
    if (memory == nullptr && bytes != 0)
      throw concurrency::out_of_memory(
          ("cannot allocate " + std::to_string(bytes) + " bytes of host memory").c_str());
    return memory;
  }
  void release_host(void *memory) noexcept override { std::free(memory); }

  void run(const cpu_kernel &launch) override {
    error_sink errors(*launch.type);
    cpu_kernel kernel = launch;
    kernel.one_by_one = aborts_are_expected();
    access_checks *const checks = properties().is_debug ? access_checks::get() : nullptr;
    const std::unique_ptr<race_check> races = checks == nullptr ? race_check::of(kernel) : nullptr;
    // If a thread was aborted, other threads may have waited for it in vain. The errors that the
    // kernel reported are thrown instead of the exception that this caused.
    const auto raise = [&] {
      if (!errors.empty())
        errors.raise();
      if (checks != nullptr)
        checks->raise();
    };
    try {
      if (checks != nullptr)
        run_observed(kernel, errors, *checks);
      else
        run_pieces(kernel, errors);
    } catch (...) {
      raise();
      throw;
    }
    raise();
    if (races != nullptr && !errors.has_atomics())
      check_races(*races, *kernel.type);
  }

private:
  /// Runs a launch on this thread, so that the checker sees one access at a time.
  void run_observed(const cpu_kernel &kernel, error_sink &errors, access_checks &checks) const {
    struct observed_launch {
      access_checks &checks;
      ~observed_launch() { checks.launch_ends(); }
    };
    checks.launch_begins(kernel);
    const observed_launch until_end = {checks};
    const accelerator_scope scope(running::checked, errors);
    if (kernel.tile_threads == 0) {
      if (kernel.one_by_one)
        run_one_by_one(kernel, 0, kernel.count);
      else
        kernel.run(kernel, 0, kernel.count);
      return;
    }
    tile_runner &runner = tile_runner::of_this_thread();
    for (std::uint64_t tile = 0; tile < kernel.count; ++tile) {
      checks.tile_begins(tile);
      runner.run(kernel, tile, &checks);
    }
  }

  void check_races(race_check &races, const std::type_info &type) const {
    bool has_atomics = false;
    // Each run has a sink of its own: an error in one of them must not make the others fail.
    const auto run_silently = [&](const auto &run) {
      error_sink silent(type);
      silent.silence();
      const struct note_atomics {
        const error_sink &sink;
        bool &found;
        ~note_atomics() { found |= sink.has_atomics(); }
      } at_end = {silent, has_atomics};
      run(silent);
      if (!silent.empty())
        silent.raise();
    };
    reruns how;
    how.all = [&](const cpu_kernel &kernel) {
      run_silently([&](error_sink &silent) { run_pieces(kernel, silent); });
    };
    how.one = [&](const cpu_kernel &kernel, std::uint64_t tile) {
      run_silently([&](error_sink &silent) { run_tile_alone(kernel, tile, silent); });
    };
    how.ambiguous = [&] { return has_atomics; };
    try {
      races.check(how);
    } catch (const std::system_error &) { // no thread is available: skip the check
    }
  }

  /// Runs one tile on a new OS thread.
  static void run_tile_alone(const cpu_kernel &kernel, std::uint64_t tile, error_sink &silent) {
    std::exception_ptr failure;
    std::thread([&] {
      const accelerator_scope scope(running::checked, silent);
      try {
        tile_runner::of_this_thread().run(kernel, tile);
      } catch (...) {
        failure = std::current_exception();
      }
    }).join();
    if (failure)
      std::rethrow_exception(failure);
  }

  static void run_one_by_one(const cpu_kernel &kernel, std::uint64_t first, std::uint64_t last) {
    for (; first < last; ++first)
      try {
        kernel.run(kernel, first, first + 1);
      } catch (const thread_aborted &) { // the other threads continue (§12.3)
      }
  }

  void run_pieces(const cpu_kernel &kernel, error_sink &errors) const {
    const running what = properties().is_debug ? running::checked : running::accelerator;
    if (kernel.tile_threads == 0) {
      parallel_pieces(kernel.count, [&](std::uint64_t first, std::uint64_t last) {
        const accelerator_scope scope(what, errors);
        if (kernel.one_by_one)
          run_one_by_one(kernel, first, last);
        else
          kernel.run(kernel, first, last);
      });
      return;
    }
    parallel_pieces(kernel.count, [&](std::uint64_t first, std::uint64_t last) {
      const accelerator_scope scope(what, errors);
      // Do not use work-item loops if threads run one by one: the loops share their control flow
      // among threads, so they cannot abort a single thread.
      if (kernel.run_tiles != nullptr && !kernel.one_by_one)
        return kernel.run_tiles(kernel, first, last);
      tile_runner &runner = tile_runner::of_this_thread();
      for (std::uint64_t tile = first; tile < last; ++tile)
        runner.run(kernel, tile);
    });
  }
};

class cpu_backend_devices final : public backend {
public:
  std::vector<std::unique_ptr<device>> devices() override {
    device_properties base;
    base.version = 1u << 16;
    base.dedicated_memory = static_cast<std::size_t>(sysconf(_SC_PHYS_PAGES)) *
                            (static_cast<std::size_t>(sysconf(_SC_PAGE_SIZE)) / 1024);
    base.is_emulated = true;
    base.host_memory = true;
    std::vector<std::unique_ptr<device>> all;
    auto add = [&](const wchar_t *path, std::wstring description, bool debug, bool kernels) {
      device_properties one = base;
      one.path = path;
      one.description = std::move(description);
      one.is_debug = debug;
      one.runs_kernels = kernels;
      all.push_back(std::make_unique<cpu_device>(std::move(one)));
    };
    const std::wstring cores = std::to_wstring(std::thread::hardware_concurrency());
    add(L"direct3d\\warp", L"CPU accelerator, " + cores + L" cores", false, true);
    add(L"direct3d\\ref", L"CPU accelerator with checks, " + cores + L" cores", true, true);
    add(L"cpu", L"CPU memory", false, false);
    return all;
  }
};

} // namespace

backend &cpu_backend() {
  static cpu_backend_devices *const one = new cpu_backend_devices;
  return *one;
}

} // namespace amp2hip
