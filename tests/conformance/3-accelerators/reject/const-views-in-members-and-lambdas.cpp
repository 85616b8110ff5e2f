// A program must not call flush, wait or create_marker on const members, elements or copies of
// views.
//
// reject: R-3.3.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;

struct queue {
  accelerator_view view;
  void finish() const {
    view.get_queuing_mode();
    view.wait(); // ERROR
  }
};

void elements(const std::vector<accelerator_view> &views, const accelerator_view *first) {
  for (const auto &view : views) view.flush(); // ERROR
  first->create_marker(); // ERROR
  first->get_accelerator();
}

void copies(accelerator_view view) {
  const auto copy = view;
  copy.get_version();
  copy.flush(); // ERROR
  auto wait = [view] {
    view.get_is_auto_selection();
    view.wait(); // ERROR
  };
  auto wait_for_own_copy = [view]() mutable { view.wait(); };
  wait();
  wait_for_own_copy();
}

void result(accelerator_view view) {
  int done = view.flush(); // ERROR
  view.flush();
}
