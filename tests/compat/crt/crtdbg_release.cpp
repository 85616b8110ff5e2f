//===--- crtdbg_release.cpp - assertions without _DEBUG ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#undef _DEBUG
#include <catch2/catch.hpp>
#include <crtdbg.h>

TEST_CASE("without _DEBUG, _ASSERTE and _RPT evaluate nothing") {
  int calls = 0;
  const auto count = [&] { return ++calls == 0; };
  (void)count;
  _ASSERTE(count());
  _ASSERT(count());
  _ASSERT_EXPR(count(), L"");
  _RPT0(_CRT_WARN, count() ? "" : "");
  _RPT1(_CRT_WARN, "%d", count());
  _RPTF0(_CRT_WARN, count() ? "" : "");
  _RPTF2(_CRT_WARN, "%d%d", count(), count());
  CHECK(calls == 0);
  const _CRT_ALLOC_HOOK none = _CrtSetAllocHook(nullptr);
  const _CRT_DUMP_CLIENT dump = _CrtSetDumpClient([](void *, size_t) {});
  _CrtDoForAllClientObjects(count(), nullptr);
  CHECK((none == nullptr && dump == nullptr && calls == 0));
}
