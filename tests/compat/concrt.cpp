//===--- concrt.cpp - locks, events and schedulers of <concrt.h> ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <atomic>
#include <catch2/catch.hpp>
#include <chrono>
#include <concrt.h>
#include <concrtrm.h>
#include <ppl.h>
#include <thread>
#include <vector>

using namespace concurrency;

TEST_CASE("critical_section: not recursive") {
  critical_section section;
  int counter = 0;
  parallel_for(0, 1000, [&](int) {
    critical_section::scoped_lock lock(section);
    ++counter;
  });
  CHECK(counter == 1000);
  section.lock();
  CHECK_THROWS_AS(section.lock(), improper_lock);
  CHECK_THROWS_AS(section.try_lock_for(1), improper_lock);
  CHECK_FALSE(section.try_lock());
  bool other = true;
  std::thread([&] { other = section.try_lock() || section.try_lock_for(5); }).join();
  CHECK_FALSE(other);
  section.unlock();
  CHECK((section.try_lock_for(5) && &section.native_handle() == &section));
  section.unlock();
}

TEST_CASE("reader_writer_lock") {
  reader_writer_lock lock;
  int value = 0;
  std::atomic<int> sum{0};
  parallel_for(0, 500, [&](int i) {
    if (i % 10 == 0) {
      reader_writer_lock::scoped_lock writing(lock);
      ++value;
    } else {
      reader_writer_lock::scoped_lock_read reading(lock);
      sum += value >= 0;
    }
  });
  CHECK((value == 50 && sum == 450));
  lock.lock();
  CHECK_THROWS_AS(lock.lock(), improper_lock);
  CHECK_THROWS_AS(lock.lock_read(), improper_lock);
  bool read = true, write = true;
  std::thread([&] { read = lock.try_lock_read(), write = lock.try_lock(); }).join();
  CHECK((!read && !write));
  lock.unlock();
  lock.lock_read();
  CHECK((lock.try_lock_read() && !lock.try_lock()));
  lock.unlock();
  lock.unlock();
  CHECK(lock.try_lock());
  lock.unlock();
}

TEST_CASE("event: tasks that wait let others run") {
  event one;
  CHECK(one.wait(5) == COOPERATIVE_WAIT_TIMEOUT);
  one.set();
  CHECK((one.wait() == 0 && one.wait(5) == 0));
  one.reset();
  CHECK(one.wait(0) == COOPERATIVE_WAIT_TIMEOUT);
  // More waiting tasks than threads; the last task sets the event.
  task_group group;
  std::atomic<int> waited{0};
  for (unsigned int i = 0; i < 3 * GetProcessorCount(); ++i)
    group.run([&] {
      one.wait();
      ++waited;
    });
  group.run([&] { one.set(); });
  CHECK((group.wait() == completed && waited == static_cast<int>(3 * GetProcessorCount())));
  one.reset();
  group.run([&] { one.set(); });
  CHECK(one.wait() == 0); // the main thread may run the task itself
  group.wait();
}

TEST_CASE("event: wait_for_multiple") {
  event a, b;
  event *both[] = {&a, &b};
  CHECK(event::wait_for_multiple(both, 2, false, 5) == COOPERATIVE_WAIT_TIMEOUT);
  b.set();
  CHECK(event::wait_for_multiple(both, 2, false) == 1);
  CHECK(event::wait_for_multiple(both, 2, true, 5) == COOPERATIVE_WAIT_TIMEOUT);
  std::thread setter([&] { a.set(); });
  CHECK(event::wait_for_multiple(both, 2, true, event::timeout_infinite + 0) == 0);
  setter.join();
}

TEST_CASE("schedulers: the number of threads") {
  SchedulerPolicy policy(2, MinConcurrency, 1, MaxConcurrency, 3);
  CHECK((policy.GetPolicyValue(MaxConcurrency) == 3 &&
         policy.SetPolicyValue(ContextStackSize, 64) == 0));
  CHECK(policy.GetPolicyValue(SchedulerKind) == static_cast<unsigned>(ThreadScheduler));
  CHECK_THROWS_AS(policy.SetConcurrencyLimits(5, 2), invalid_scheduler_policy_value);
  policy.SetConcurrencyLimits(2, 2);
  CurrentScheduler::Create(policy);
  CHECK(CurrentScheduler::GetNumberOfVirtualProcessors() == 2);
  CHECK(CurrentScheduler::GetPolicy().GetPolicyValue(MaxConcurrency) == 2);
  std::atomic<int> running{0}, most{0};
  parallel_for(0, 64, [&](int) {
    const int now = ++running;
    for (int old = most; old < now && !most.compare_exchange_weak(old, now);)
      ;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    --running;
  });
  CHECK((most >= 1 && most <= 2));
  const unsigned int id = CurrentScheduler::Id();
  CurrentScheduler::Detach();
  CHECK(CurrentScheduler::Id() != id);
  CHECK_THROWS_AS(CurrentScheduler::Detach(), scheduler_not_attached);

  Scheduler *scheduler = Scheduler::Create(SchedulerPolicy());
  CHECK((scheduler->Reference() == 2 && scheduler->Release() == 1));
  scheduler->Attach();
  CHECK((CurrentScheduler::Get() == scheduler && CurrentScheduler::Id() == scheduler->Id()));
  CHECK(scheduler->GetPolicy().GetPolicyValue(MaxConcurrency) == MaxExecutionResources);
  event done;
  scheduler->ScheduleTask([](void *argument) { static_cast<event *>(argument)->set(); }, &done);
  CHECK(done.wait(5000) == 0);
  done.reset();
  CurrentScheduler::ScheduleTask([](void *argument) { static_cast<event *>(argument)->set(); },
                                 &done);
  CHECK(done.wait(5000) == 0);
  CurrentScheduler::Detach();
  CHECK(scheduler->Release() == 0);
  const SchedulerType type = UmsThreadDefault;
  const PolicyElementKey key = WinRTInitialization;
  CHECK((type == ThreadScheduler && key < MaxPolicyElementKey));
}

TEST_CASE("contexts and other functions") {
  CHECK(Context::Id() != 0);
  Context::Yield();
  Context::YieldExecution();
  Context::Oversubscribe(true);
  Context::Oversubscribe(false);
  CHECK_FALSE(Context::IsCurrentTaskCollectionCanceling());
  std::atomic<bool> valid{true};
  parallel_for(0, 20, [&](int) {
    if (Context::VirtualProcessorId() >= GetProcessorCount())
      valid = false;
  });
  CHECK(valid);
  CHECK((GetProcessorCount() >= 1 && GetProcessorNodeCount() >= 1));
  const auto before = std::chrono::steady_clock::now();
  concurrency::wait(10);
  CHECK(std::chrono::steady_clock::now() - before >= std::chrono::milliseconds(10));
  void *memory = Alloc(16);
  CHECK(memory != nullptr);
  Free(memory);
  CHECK(operation_timed_out("text").what() == std::string("text"));
  CHECK(task_canceled().what() == std::string());
}
