//===--- locks.h - critical_section and reader_writer_lock ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_PPL_LOCKS_H
#define AMP2HIP_WINDOWS_PPL_LOCKS_H

#include "amp2hip_windows/ppl/exceptions.h"
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace concurrency {

/// A mutex that its owner cannot acquire again.
class critical_section {
public:
  typedef critical_section &native_handle_type;
  critical_section() = default;
  critical_section(const critical_section &) = delete;
  critical_section &operator=(const critical_section &) = delete;

  /// Throws improper_lock if this thread owns the lock.
  void lock() {
    std::unique_lock<std::mutex> guard(mutex_);
    if (owner_ == std::this_thread::get_id())
      throw improper_lock("the lock is already taken");
    released_.wait(guard, [this] { return owner_ == std::thread::id(); });
    owner_ = std::this_thread::get_id();
  }
  bool try_lock() {
    const std::lock_guard<std::mutex> guard(mutex_);
    if (owner_ != std::thread::id())
      return false;
    owner_ = std::this_thread::get_id();
    return true;
  }
  bool try_lock_for(unsigned int milliseconds) {
    std::unique_lock<std::mutex> guard(mutex_);
    if (owner_ == std::this_thread::get_id())
      throw improper_lock("the lock is already taken");
    if (!released_.wait_for(guard, std::chrono::milliseconds(milliseconds),
                            [this] { return owner_ == std::thread::id(); }))
      return false;
    owner_ = std::this_thread::get_id();
    return true;
  }
  void unlock() {
    const std::lock_guard<std::mutex> guard(mutex_);
    owner_ = std::thread::id();
    released_.notify_one();
  }
  native_handle_type native_handle() { return *this; }

  class scoped_lock {
  public:
    explicit scoped_lock(critical_section &section) : section_(section) { section_.lock(); }
    ~scoped_lock() { section_.unlock(); }
    scoped_lock(const scoped_lock &) = delete;
    scoped_lock &operator=(const scoped_lock &) = delete;

  private:
    critical_section &section_;
  };

private:
  std::mutex mutex_;
  std::condition_variable released_;
  std::thread::id owner_;
};

/// A lock for one writer or several readers, which prefers writers.
class reader_writer_lock {
public:
  reader_writer_lock() = default;
  reader_writer_lock(const reader_writer_lock &) = delete;
  reader_writer_lock &operator=(const reader_writer_lock &) = delete;

  /// Throws improper_lock if this thread is the writer.
  void lock() {
    std::unique_lock<std::mutex> guard(mutex_);
    check_owner();
    ++waiting_writers_;
    changed_.wait(guard, [this] { return writer_ == std::thread::id() && readers_ == 0; });
    --waiting_writers_;
    writer_ = std::this_thread::get_id();
  }
  bool try_lock() {
    const std::lock_guard<std::mutex> guard(mutex_);
    if (writer_ != std::thread::id() || readers_ != 0)
      return false;
    writer_ = std::this_thread::get_id();
    return true;
  }
  void lock_read() {
    std::unique_lock<std::mutex> guard(mutex_);
    check_owner();
    changed_.wait(guard, [this] { return may_read(); });
    ++readers_;
  }
  bool try_lock_read() {
    const std::lock_guard<std::mutex> guard(mutex_);
    if (!may_read())
      return false;
    ++readers_;
    return true;
  }
  /// Releases the lock, whichever kind this thread has.
  void unlock() {
    const std::lock_guard<std::mutex> guard(mutex_);
    if (writer_ == std::this_thread::get_id())
      writer_ = std::thread::id();
    else
      --readers_;
    changed_.notify_all();
  }

  class scoped_lock {
  public:
    explicit scoped_lock(reader_writer_lock &lock) : lock_(lock) { lock_.lock(); }
    ~scoped_lock() { lock_.unlock(); }
    scoped_lock(const scoped_lock &) = delete;
    scoped_lock &operator=(const scoped_lock &) = delete;

  private:
    reader_writer_lock &lock_;
  };
  class scoped_lock_read {
  public:
    explicit scoped_lock_read(reader_writer_lock &lock) : lock_(lock) { lock_.lock_read(); }
    ~scoped_lock_read() { lock_.unlock(); }
    scoped_lock_read(const scoped_lock_read &) = delete;
    scoped_lock_read &operator=(const scoped_lock_read &) = delete;

  private:
    reader_writer_lock &lock_;
  };

private:
  void check_owner() const {
    if (writer_ == std::this_thread::get_id())
      throw improper_lock("the lock is already taken by this thread");
  }
  bool may_read() const { return writer_ == std::thread::id() && waiting_writers_ == 0; }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::thread::id writer_;
  int readers_ = 0, waiting_writers_ = 0;
};

} // namespace concurrency

#endif // AMP2HIP_WINDOWS_PPL_LOCKS_H
