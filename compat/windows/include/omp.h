//===--- omp.h - OpenMP 2.0 ----------------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The header of the compiler, if it has one: g++ has it, Clang only with its OpenMP package. The
/// declarations below are those of OpenMP 2.0, which Microsoft's compiler implements.
///
//===----------------------------------------------------------------------===//
#if __has_include_next(<omp.h>)
#include_next <omp.h>
#else

#ifndef AMP2HIP_WINDOWS_OMP_H
#define AMP2HIP_WINDOWS_OMP_H

#ifdef __cplusplus
extern "C" {
#endif

/// The size is that of g++'s library.
typedef struct {
  unsigned char amp2hip_data[4] __attribute__((aligned(4)));
} omp_lock_t;
typedef struct {
  unsigned char amp2hip_data[16] __attribute__((aligned(8)));
} omp_nest_lock_t;

void omp_set_num_threads(int count);
int omp_get_num_threads(void);
int omp_get_max_threads(void);
int omp_get_thread_num(void);
int omp_get_num_procs(void);
int omp_in_parallel(void);
void omp_set_dynamic(int enabled);
int omp_get_dynamic(void);
void omp_set_nested(int enabled);
int omp_get_nested(void);
void omp_init_lock(omp_lock_t *lock);
void omp_destroy_lock(omp_lock_t *lock);
void omp_set_lock(omp_lock_t *lock);
void omp_unset_lock(omp_lock_t *lock);
int omp_test_lock(omp_lock_t *lock);
void omp_init_nest_lock(omp_nest_lock_t *lock);
void omp_destroy_nest_lock(omp_nest_lock_t *lock);
void omp_set_nest_lock(omp_nest_lock_t *lock);
void omp_unset_nest_lock(omp_nest_lock_t *lock);
int omp_test_nest_lock(omp_nest_lock_t *lock);
double omp_get_wtime(void);
double omp_get_wtick(void);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // AMP2HIP_WINDOWS_OMP_H
#endif
