//===--- openmp.cpp - omp.h ----------------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <omp.h>

TEST_CASE("omp.h: threads") {
  omp_set_num_threads(3);
  omp_set_dynamic(0);
  omp_set_nested(0);
  CHECK((omp_get_max_threads() == 3 && omp_get_num_procs() >= 1 && omp_get_thread_num() == 0));
  CHECK((omp_get_num_threads() == 1 && omp_in_parallel() == 0 && omp_get_dynamic() == 0 &&
         omp_get_nested() == 0));
  int sum = 0;
#pragma omp parallel for reduction(+ : sum)
  for (int i = 0; i < 100; ++i)
    sum += i;
  CHECK(sum == 4950);
  const double start = omp_get_wtime();
  CHECK((omp_get_wtick() > 0 && omp_get_wtime() >= start));
}

TEST_CASE("omp.h: locks") {
  omp_lock_t lock;
  omp_init_lock(&lock);
  omp_set_lock(&lock);
  CHECK(omp_test_lock(&lock) == 0);
  omp_unset_lock(&lock);
  omp_destroy_lock(&lock);
  omp_nest_lock_t nested;
  omp_init_nest_lock(&nested);
  omp_set_nest_lock(&nested);
  CHECK(omp_test_nest_lock(&nested) == 2);
  omp_unset_nest_lock(&nested);
  omp_unset_nest_lock(&nested);
  omp_destroy_nest_lock(&nested);
}
