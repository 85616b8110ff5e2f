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
#include <mutex>
#include <ppl.h>
#include <thread>
#include <vector>
#include <windows.h>

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
  CHECK_THROWS_AS(policy.SetConcurrencyLimits(5, 2), invalid_scheduler_policy_thread_specification);
  CHECK_THROWS_AS(policy.SetConcurrencyLimits(0, 0), invalid_scheduler_policy_value);
  CHECK_THROWS_AS(policy.SetPolicyValue(MaxConcurrency, 2), invalid_scheduler_policy_key);
  CHECK_THROWS_AS(policy.GetPolicyValue(MaxPolicyElementKey), invalid_scheduler_policy_key);
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
  CHECK(done.wait(60000) == 0);
  done.reset();
  CurrentScheduler::ScheduleTask([](void *argument) { static_cast<event *>(argument)->set(); },
                                 &done);
  CHECK(done.wait(60000) == 0);
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
  CHECK_THROWS_AS(Context::Oversubscribe(false), invalid_oversubscribe_operation);
  CHECK((EnableTracing() == 0 && DisableTracing() == 0));
  CHECK((GetExecutionContextId() != GetExecutionContextId() && GetSchedulerId() != 0));
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

TEST_CASE("contexts: Block and Unblock, in any order") {
  Context *const main = Context::CurrentContext();
  CHECK((main == Context::CurrentContext() && main->GetId() == Context::Id() &&
         main->GetScheduleGroupId() == Context::ScheduleGroupId() &&
         main->GetVirtualProcessorId() == Context::VirtualProcessorId()));
  CHECK_THROWS_AS(main->Unblock(), context_self_unblock);
  std::thread early([main] {
    main->Unblock();
    CHECK_THROWS_AS(main->Unblock(), context_unblock_unbalanced);
  });
  early.join();
  Context::Block();
  std::thread late([main] {
    while (!main->IsSynchronouslyBlocked())
      Context::Yield();
    main->Unblock();
  });
  Context::Block();
  late.join();
  CHECK_FALSE(main->IsSynchronouslyBlocked());
}

TEST_CASE("contexts: blocked tasks let others run") {
  // More blocked tasks than threads; the last task unblocks them.
  const int count = 3 * static_cast<int>(GetProcessorCount());
  std::mutex lock;
  std::vector<Context *> waiting;
  std::atomic<int> passed{0};
  task_group group;
  for (int i = 0; i < count; ++i)
    group.run([&] {
      {
        const std::lock_guard<std::mutex> guard(lock);
        waiting.push_back(Context::CurrentContext());
      }
      Context::Block();
      ++passed;
    });
  group.run([&] {
    for (int i = 0; i < count;) {
      std::unique_lock<std::mutex> guard(lock);
      if (waiting.empty()) {
        guard.unlock();
        Context *const mine = Context::CurrentContext();
        std::thread([mine] { mine->Unblock(); }).detach();
        Context::Block();
        continue;
      }
      Context *const one = waiting.back();
      waiting.pop_back();
      guard.unlock();
      one->Unblock();
      ++i;
    }
  });
  CHECK((group.wait() == completed && passed == count));
}

TEST_CASE("schedulers: groups, tasks and the end") {
  Scheduler *scheduler =
      Scheduler::Create(SchedulerPolicy(2, MinConcurrency, 2, MaxConcurrency, 2));
  const HANDLE ended = CreateEvent(nullptr, TRUE, FALSE, nullptr);
  scheduler->RegisterShutdownEvent(ended);
  ScheduleGroup *group = scheduler->CreateScheduleGroup();
  location where = location::from_numa_node(0);
  CHECK((where == location::from_numa_node(0) && where != location::current() &&
         scheduler->IsAvailableLocation(where) && CurrentScheduler::IsAvailableLocation(where)));
  struct found {
    Scheduler *scheduler = nullptr;
    unsigned int group = 0, loop = 0;
    bool detached = true;
    event done;
  } seen;
  group->ScheduleTask(
      [](void *argument) {
        auto &to = *static_cast<found *>(argument);
        to.scheduler = CurrentScheduler::Get();
        to.group = Context::ScheduleGroupId();
        std::atomic<unsigned int> same{0};
        parallel_for(0, 20, [&](int) { same += CurrentScheduler::Get() == to.scheduler; });
        to.loop = same;
        try {
          CurrentScheduler::Detach();
        } catch (const improper_scheduler_detach &) {
          to.detached = false;
        }
        to.done.set();
      },
      &seen);
  seen.done.wait();
  CHECK((seen.scheduler == scheduler && seen.group == group->Id() && seen.loop == 20 &&
         !seen.detached));
  CHECK((group->Reference() == 2 && group->Release() == 1));
  CHECK(WaitForSingleObject(ended, 0) == WAIT_TIMEOUT);
  // The scheduler ends after its last task.
  struct wait_for {
    event go;
    std::atomic<bool> over{false};
  } last;
  scheduler->ScheduleTask(
      [](void *argument) {
        static_cast<wait_for *>(argument)->go.wait();
        static_cast<wait_for *>(argument)->over = true;
      },
      &last, where);
  group->Release();
  CHECK(scheduler->Release() == 0);
  CHECK(WaitForSingleObject(ended, 10) == WAIT_TIMEOUT);
  last.go.set();
  CHECK((WaitForSingleObject(ended, 60000) == WAIT_OBJECT_0 && last.over));

  CurrentScheduler::Create(SchedulerPolicy());
  ResetEvent(ended);
  CurrentScheduler::RegisterShutdownEvent(ended);
  CHECK_THROWS_AS(CurrentScheduler::Get()->Attach(), improper_scheduler_attach);
  CurrentScheduler::CreateScheduleGroup()->Release();
  CurrentScheduler::CreateScheduleGroup(where)->Release();
  event done;
  CurrentScheduler::ScheduleTask([](void *of) { static_cast<event *>(of)->set(); }, &done, where);
  done.wait();
  CurrentScheduler::Detach();
  CHECK(WaitForSingleObject(ended, 60000) == WAIT_OBJECT_0);
  CHECK_THROWS_AS(CurrentScheduler::RegisterShutdownEvent(ended), scheduler_not_attached);
  CloseHandle(ended);
  CurrentScheduler::Get(); // the default scheduler exists
  CHECK_THROWS_AS(Scheduler::SetDefaultSchedulerPolicy(SchedulerPolicy()),
                  default_scheduler_exists);
  Scheduler::ResetDefaultSchedulerPolicy();
  const SchedulingProtocolType protocol = EnhanceForwardProgress;
  const DynamicProgressFeedbackType feedback = ProgressFeedbackEnabled;
  const WinRTInitializationType runtime = DoNotInitializeWinRT;
  const TaskProc none = nullptr;
  CHECK((protocol == 1 && feedback == 1 && runtime == 1 && none == nullptr));
}
