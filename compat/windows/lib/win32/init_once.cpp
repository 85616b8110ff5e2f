//===--- init_once.cpp - initialization by one thread ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/win32/sync.h"
#include "win32/last_error.h"
#include <cstring>
#include <pthread.h>

using namespace amp2hip_windows;

namespace {

enum class once_phase { begin, synchronous, asynchronous, done };

/// The state in an INIT_ONCE. An object whose bytes are 0 is initialized.
struct once_state {
  pthread_mutex_t mutex;
  pthread_cond_t changed;
  void *context;
  once_phase phase;
};

once_state *state_of(PINIT_ONCE once) {
  static_assert(sizeof(once_state) <= sizeof(INIT_ONCE), "");
  return reinterpret_cast<once_state *>(once);
}

class lock {
public:
  explicit lock(once_state *state) : mutex_(&state->mutex) { pthread_mutex_lock(mutex_); }
  ~lock() { pthread_mutex_unlock(mutex_); }
  lock(const lock &) = delete;
  lock &operator=(const lock &) = delete;

private:
  pthread_mutex_t *mutex_;
};

void change(once_state *state, once_phase phase) {
  state->phase = phase;
  pthread_cond_broadcast(&state->changed);
}

} // namespace

void InitOnceInitialize(PINIT_ONCE once) { std::memset(once, 0, sizeof *once); }

BOOL InitOnceBeginInitialize(PINIT_ONCE once, DWORD flags, PBOOL pending, LPVOID *context) {
  if ((flags & ~DWORD{INIT_ONCE_CHECK_ONLY | INIT_ONCE_ASYNC}) != 0)
    return fail(ERROR_INVALID_PARAMETER);
  once_state *state = state_of(once);
  const lock locked(state);
  const bool is_async = (flags & INIT_ONCE_ASYNC) != 0;
  while (state->phase == once_phase::synchronous && flags == 0)
    pthread_cond_wait(&state->changed, &state->mutex);
  *pending = state->phase != once_phase::done;
  if (state->phase == once_phase::done) {
    if (context != nullptr)
      *context = state->context;
    return TRUE;
  }
  if ((flags & INIT_ONCE_CHECK_ONLY) != 0)
    return fail(ERROR_GEN_FAILURE);
  if (state->phase == (is_async ? once_phase::synchronous : once_phase::asynchronous))
    return fail(ERROR_INVALID_PARAMETER);
  state->phase = is_async ? once_phase::asynchronous : once_phase::synchronous;
  return TRUE;
}

BOOL InitOnceComplete(PINIT_ONCE once, DWORD flags, LPVOID context) {
  const bool is_async = flags == INIT_ONCE_ASYNC, has_failed = flags == INIT_ONCE_INIT_FAILED;
  if ((flags != 0 && !is_async && !has_failed) || (has_failed && context != nullptr))
    return fail(ERROR_INVALID_PARAMETER);
  once_state *state = state_of(once);
  const lock locked(state);
  if (state->phase != (is_async ? once_phase::asynchronous : once_phase::synchronous))
    return fail(ERROR_GEN_FAILURE);
  state->context = context;
  change(state, has_failed ? once_phase::begin : once_phase::done);
  return TRUE;
}

BOOL InitOnceExecuteOnce(PINIT_ONCE once, PINIT_ONCE_FN function, PVOID parameter,
                         LPVOID *context) {
  BOOL is_pending = FALSE;
  if (!InitOnceBeginInitialize(once, 0, &is_pending, context))
    return FALSE;
  if (!is_pending)
    return TRUE;
  void *value = nullptr;
  bool is_done = false;
  try {
    is_done = function(once, parameter, &value) != FALSE;
  } catch (...) {
    InitOnceComplete(once, INIT_ONCE_INIT_FAILED, nullptr);
    throw;
  }
  InitOnceComplete(once, is_done ? 0 : INIT_ONCE_INIT_FAILED, is_done ? value : nullptr);
  if (is_done && context != nullptr)
    *context = value;
  return is_done;
}
