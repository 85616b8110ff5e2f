//===--- soak.cpp - The runtime under sustained load ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Usage: soak [--seconds N] [--threads N] [--seed N]
//
// The threads create, use and destroy containers at random, and compare them
// with plain vectors. The test fails if a container differs, an exception is
// thrown, a thread makes no progress, or memory grows.
//
//===----------------------------------------------------------------------===//

#include "worker.h"
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <fstream>
#include <string>
#include <thread>

namespace {

struct options {
  int seconds = 600;
  int threads = 8;
  unsigned seed = 1;
};

options parse(int argc, char **argv) {
  options all;
  for (int i = 1; i < argc; i += 2) {
    const long value = i + 1 < argc ? std::atol(argv[i + 1]) : 0;
    if (std::strcmp(argv[i], "--seconds") == 0 && value > 0)
      all.seconds = static_cast<int>(value);
    else if (std::strcmp(argv[i], "--threads") == 0 && value > 0)
      all.threads = static_cast<int>(value);
    else if (std::strcmp(argv[i], "--seed") == 0)
      all.seed = static_cast<unsigned>(value);
    else {
      std::fprintf(stderr, "usage: soak [--seconds N] [--threads N] [--seed N]\n");
      std::exit(2);
    }
  }
  const char *const size = std::getenv("AMP2HIP_TEST_SIZE");
  if (size != nullptr && std::strcmp(size, "small") == 0 && all.seconds > 5)
    all.seconds = 5;
  return all;
}

/// Returns the resident memory in MiB; 0 if the system does not provide it.
long resident() {
  std::ifstream status("/proc/self/status");
  for (std::string word; status >> word;)
    if (word == "VmRSS:") {
      long kilobytes = 0;
      status >> kilobytes;
      return kilobytes / 1024;
    }
  return 0;
}

/// False under sanitizers, which delay freeing and record allocations.
bool memory_is_measured() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  return false;
#else
  return true;
#endif
}

/// A thread with its worker and its result.
struct thread_of {
  thread_of(unsigned seed, const soak::shared_data &shared) : work(seed, shared) {}
  soak::worker work;
  std::thread thread;
  std::string failure;
  std::atomic<bool> over{false};
};

void run(thread_of &one, std::chrono::steady_clock::time_point until) {
  try {
    while (std::chrono::steady_clock::now() < until)
      one.work.step();
    one.work.end();
  } catch (const std::exception &error) {
    one.failure = error.what();
  }
  one.over = true;
}

/// Terminates the program if a thread makes no progress for a minute.
class progress_watchdog {
public:
  explicit progress_watchdog(std::size_t threads)
      : seen_(threads), since_(threads, std::chrono::steady_clock::now()) {}
  void check(std::size_t number, const thread_of &one) {
    const auto now = std::chrono::steady_clock::now();
    const unsigned long steps = one.work.steps;
    if (one.over || steps != seen_[number])
      since_[number] = now;
    seen_[number] = steps;
    if (now - since_[number] < std::chrono::seconds(60))
      return;
    std::printf("soak: thread %zu makes no progress after %lu steps\n", number, steps);
    std::fflush(stdout);
    std::_Exit(1);
  }

private:
  std::vector<unsigned long> seen_;
  std::vector<std::chrono::steady_clock::time_point> since_;
};

} // namespace

int main(int argc, char **argv) {
  const options with = parse(argc, argv);
  const auto begin = std::chrono::steady_clock::now();
  const auto until = begin + std::chrono::seconds(with.seconds);
  const soak::shared_data shared(1000);
  std::vector<std::unique_ptr<thread_of>> all;
  for (int i = 0; i < with.threads; ++i)
    all.push_back(
        std::make_unique<thread_of>(with.seed * 1000u + static_cast<unsigned>(i), shared));
  for (const std::unique_ptr<thread_of> &one : all)
    one->thread = std::thread([&one, until] { run(*one, until); });

  // The memory used after a quarter of the time must suffice for the rest.
  progress_watchdog watch(all.size());
  const auto settled = begin + std::chrono::milliseconds(with.seconds * 250);
  long settled_size = 0, size = 0;
  for (bool going = true; going;) {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    going = false;
    for (std::size_t i = 0; i < all.size(); ++i) {
      watch.check(i, *all[i]);
      going |= !all[i]->over;
    }
    long &largest = std::chrono::steady_clock::now() < settled ? settled_size : size;
    largest = std::max(largest, resident());
  }

  bool failed = false;
  unsigned long steps = 0, launches = 0, containers = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    all[i]->thread.join();
    steps += all[i]->work.steps;
    launches += all[i]->work.launches;
    containers += all[i]->work.containers;
    if (all[i]->failure.empty())
      continue;
    std::printf("soak: thread %zu: %s\n", i, all[i]->failure.c_str());
    failed = true;
  }
  // With a slow tool, there may be no measurement in the first quarter.
  if (memory_is_measured() && settled_size > 0 && size > settled_size + settled_size / 4 + 16) {
    std::printf("soak: memory grew from %ld MiB to %ld MiB\n", settled_size, size);
    failed = true;
  }
  std::printf("soak: seed %u, %d threads, %d s: %lu steps, %lu launches, %lu containers, at most "
              "%ld MiB in the first "
              "quarter and %ld MiB later: %s\n",
              with.seed, with.threads, with.seconds, steps, launches, containers, settled_size,
              size, failed ? "failed" : "passed");
  return failed ? 1 : 0;
}
