//===--- registry.cpp - the devices and the default device ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "registry.h"
#include "accelerator_access.h"
#include "amp2hip/accelerator/access_checks.h"
#include "amp2hip/error/errors.h"
#include "amp2hip/error/exceptions.h"
#include "environment.h"
#include "wide_output.h"
#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>

namespace amp2hip {

// Weak, so that the address is null if the backend is not linked. A GPU backend is linked only if
// an object file of the program refers to it.
// NOLINTBEGIN(readability-redundant-declaration): the other declarations are not weak.
[[gnu::weak]] backend &cuda_backend();
[[gnu::weak]] backend &hip_backend();
// NOLINTEND(readability-redundant-declaration)

std::uint64_t next_queue_number() noexcept {
  static std::atomic<std::uint64_t> last{0};
  return ++last;
}

registry &registry::get() {
  static registry *const all = new registry;
  if (!all->missing_gpu_.empty())
    throw concurrency::runtime_exception(all->missing_gpu_.c_str(), E_FAIL);
  return *all;
}

registry::registry() {
  join_wide_output();
  backend &(*const cuda)() = &cuda_backend;
  backend &(*const hip)() = &hip_backend;
  std::string problems;
  std::string missing;
  const auto add_gpus = [&](const char *vendor, backend &(*const linked)()) {
    if (linked == nullptr) {
      missing += (missing.empty() ? "" : " or ") + std::string(vendor);
      return;
    }
    const std::size_t before = devices_.size();
    add(linked());
    if (devices_.size() == before)
      problems += std::string("; ") + vendor + ": " +
                  (linked().problem().empty() ? "no GPU" : linked().problem());
  };
  add_gpus("CUDA", cuda);
  add_gpus("HIP", hip);
  if (!missing.empty())
    problems += "; the program was not compiled for " + missing;
  if (devices_.empty() && (cuda != nullptr || hip != nullptr))
    gpu_problems_ = problems.substr(2);
  add(cpu_backend());
  // A program that is built for checking checks unless AMP2HIP_CHECK is 0.
  const bool checks = is_set("AMP2HIP_CHECK") ||
                      (access_checks::get() != nullptr && std::getenv("AMP2HIP_CHECK") == nullptr);
  default_ = checks ? find(concurrency::accelerator::direct3d_ref) : best_device(devices_);
  if (const char *wanted = std::getenv("CPPAMP_DEFAULT_ACCELERATOR"))
    set_default_by_environment(wanted);
  report(problems.empty() ? problems : problems.substr(2));
}

/// Prints the sizes of the memory pools when the program ends.
static void report_pools() {
  std::string text;
  for (const device *one : registry::get().devices())
    if (const std::string pools = one->pool_report(); !pools.empty())
      text += "amp2hip: accelerator " + path_of(*one) + ": " + pools + "\n";
  write_narrow(stderr, text);
}

void registry::report(const std::string &problems) {
  if (is_set("AMP2HIP_REQUIRE_GPU") && default_->properties().is_emulated)
    missing_gpu_ = "AMP2HIP_REQUIRE_GPU is set, but the default accelerator is " +
                   path_of(*default_) + (problems.empty() ? "" : " (" + problems + ")");
  if (is_set("AMP2HIP_VERBOSE")) {
    if (missing_gpu_.empty())
      (void)std::atexit(&report_pools);
    std::string text;
    for (const device *one : devices_) {
      const device_properties &has = one->properties();
      text += "amp2hip: accelerator " + path_of(*one) + ", " +
              std::string(has.description.begin(), has.description.end()) + ", " +
              std::to_string(has.dedicated_memory / 1024) + " MiB" +
              (has.runs_kernels ? "" : ", runs no kernels") +
              (one == default_ ? ", the default" : "") + "\n";
    }
    const bool has_gpu = std::any_of(devices_.begin(), devices_.end(), [](const device *one) {
      return !one->properties().is_emulated;
    });
    if (!problems.empty())
      text +=
          std::string("amp2hip: ") + (has_gpu ? "no other GPU: " : "no GPU: ") + problems + "\n";
    write_narrow(stderr, text);
  }
}

void registry::set_default_by_environment(const std::string &wanted) {
  if (wanted.empty())
    return;
  device *const found = find(std::wstring(wanted.begin(), wanted.end()));
  if (found != nullptr && found->properties().runs_kernels) {
    default_ = found;
    return;
  }
  std::string text = "amp2hip: CPPAMP_DEFAULT_ACCELERATOR is \"" + wanted + "\", which " +
                     (found == nullptr ? "names no accelerator" : "runs no kernels") +
                     "; the default is " + path_of(*default_) + ". Accelerators that run kernels:";
  for (const device *one : devices_)
    if (one->properties().runs_kernels)
      text += " " + path_of(*one);
  write_narrow(stderr, text + "\n");
}

device *best_device(const std::vector<device *> &all) {
  const auto better = [](const device_properties &a, const device_properties &b) {
    if (a.runs_kernels != b.runs_kernels)
      return a.runs_kernels;
    if (a.is_emulated != b.is_emulated)
      return b.is_emulated;
    if (a.dedicated_memory != b.dedicated_memory)
      return a.dedicated_memory > b.dedicated_memory;
    return !a.has_display && b.has_display;
  };
  device *best = all.front();
  for (device *one : all)
    if (better(one->properties(), best->properties()))
      best = one;
  return best;
}

void registry::add(backend &from) {
  for (std::unique_ptr<device> &created : from.devices()) {
    device *const one = created.release();
    const bool shared = one->properties().host_memory;
    devices_.push_back(one);
    entries_.push_back(
        {one, one->create_queue(concurrency::queuing_mode_automatic),
         shared ? concurrency::access_type_read_write : concurrency::access_type_none, false});
  }
}

registry::entry &registry::entry_of(const device &of) {
  for (entry &e : entries_)
    if (e.of == &of)
      return e;
  throw_error("the device is not in the list of accelerators");
}

device *registry::find(const std::wstring &path) {
  if (path == L"default")
    return &default_device(false);
  for (device *one : devices_)
    if (one->properties().path == path)
      return one;
  return nullptr;
}

device &registry::default_device(bool fix) {
  const std::lock_guard<std::mutex> guard(lock_);
  default_fixed_ |= fix;
  return *default_;
}

bool registry::set_default(device &chosen) {
  const std::lock_guard<std::mutex> guard(lock_);
  if (default_fixed_)
    return false;
  default_fixed_ = true;
  default_ = &chosen;
  return true;
}

const std::shared_ptr<queue> &registry::default_queue(const device &of) {
  return entry_of(of).default_queue;
}

concurrency::access_type registry::default_access(const device &of, bool fix) {
  const std::lock_guard<std::mutex> guard(lock_);
  entry &e = entry_of(of);
  e.access_fixed |= fix;
  return e.access;
}

bool registry::set_default_access(const device &of, concurrency::access_type type) {
  const std::lock_guard<std::mutex> guard(lock_);
  entry &e = entry_of(of);
  if (e.access_fixed || of.default_access_used())
    return false;
  e.access_fixed = true;
  e.access = type;
  return true;
}

} // namespace amp2hip
