//===--- bench_untiled.cpp - Benchmarks of kernels without tiles ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness.h"

using namespace bench;

namespace {

void copy_elements(settings &s) {
  const int n = s.small ? 1000 : 1 << 26;
  const std::vector<float> in = numbers(n);
  std::vector<float> out(n);
  float *const cuda_in = device_copy(in), *const cuda_out = device_copy(out);
  array_view<const float, 1> in_view(n, in);
  array_view<float, 1> out_view(n, out);
  report("copy",
         by_events(
             s, [&] { amp_copy(s.where, in_view, out_view); },
             [&] { cuda_copy(s.stream, cuda_in, cuda_out, n); }),
         8.0 * n, "GB/s");
  out_view.synchronize();
  check_equal(s, "copy", out, cuda_out);
}

void copy_bodies(settings &s) {
  const int n = s.small ? 1000 : 1 << 24;
  const std::vector<float> values = numbers(static_cast<std::size_t>(n) * 4);
  std::vector<body> in(n), out(n);
  std::memcpy(in.data(), values.data(), n * sizeof(body));
  body *const cuda_in = device_copy(in), *const cuda_out = device_copy(out);
  array_view<const body, 1> in_view(n, in);
  array_view<body, 1> out_view(n, out);
  report("copy, 16 bytes",
         by_events(
             s, [&] { amp_copy_bodies(s.where, in_view, out_view); },
             [&] { cuda_copy_bodies(s.stream, cuda_in, cuda_out, n); }),
         32.0 * n, "GB/s");
  out_view.synchronize();
  check_equal(s, "copy, 16 bytes", out, cuda_out);
}

void saxpy(settings &s) {
  const int n = s.small ? 1000 : 1 << 26;
  const std::vector<float> x = numbers(n);
  std::vector<float> y = x;
  float *const cuda_x = device_copy(x), *const cuda_y = device_copy(y);
  array_view<const float, 1> x_view(n, x);
  array_view<float, 1> y_view(n, y);
  report("saxpy",
         by_events(
             s, [&] { amp_saxpy(s.where, y_view, x_view, 0.5f); },
             [&] { cuda_saxpy(s.stream, cuda_y, cuda_x, 0.5f, n); }),
         12.0 * n, "GB/s");
  y_view.synchronize();
  check_equal(s, "saxpy", y, cuda_y);
}

void mandelbrot(settings &s) {
  const int rows = s.small ? 37 : 2048, columns = s.small ? 65 : 4096;
  std::vector<int> steps(static_cast<std::size_t>(rows) * columns);
  int *const cuda_steps = device_copy(steps);
  array_view<int, 2> steps_view(rows, columns, steps);
  report("mandelbrot",
         by_events(
             s, [&] { amp_mandelbrot(s.where, steps_view); },
             [&] { cuda_mandelbrot(s.stream, cuda_steps, rows, columns); }),
         0, "");
  steps_view.synchronize();
  check_equal(s, "mandelbrot", steps, cuda_steps);
}

void stencil_2d(settings &s) {
  const int rows = s.small ? 37 : 8192, columns = s.small ? 65 : 8192;
  const std::vector<float> in = numbers(static_cast<std::size_t>(rows) * columns);
  std::vector<float> out(in.size());
  float *const cuda_in = device_copy(in), *const cuda_out = device_copy(out);
  array_view<const float, 2> in_view(rows, columns, in);
  array_view<float, 2> out_view(rows, columns, out);
  report("stencil 2-D",
         by_events(
             s, [&] { amp_stencil_2d(s.where, in_view, out_view); },
             [&] { cuda_stencil_2d(s.stream, cuda_in, cuda_out, rows, columns); }),
         8.0 * rows * columns, "GB/s");
  out_view.synchronize();
  check_equal(s, "stencil 2-D", out, cuda_out);
}

void stencil_3d(settings &s) {
  const int n = s.small ? 20 : 400;
  const std::vector<float> in = numbers(static_cast<std::size_t>(n) * n * n);
  std::vector<float> out(in.size());
  float *const cuda_in = device_copy(in), *const cuda_out = device_copy(out);
  array_view<const float, 3> in_view(n, n, n, in);
  array_view<float, 3> out_view(n, n, n, out);
  report("stencil 3-D",
         by_events(
             s, [&] { amp_stencil_3d(s.where, in_view, out_view); },
             [&] { cuda_stencil_3d(s.stream, cuda_in, cuda_out, n); }),
         8.0 * n * n * n, "GB/s");
  out_view.synchronize();
  check_equal(s, "stencil 3-D", out, cuda_out);
}

/// The matrix has rows of 4 to 28 values, in columns near the diagonal.
void spmv(settings &s) {
  const int rows = s.small ? 100 : 1 << 20;
  std::vector<int> begins(1), columns;
  for (int row = 0; row < rows; ++row) {
    for (int k = 0; k < 4 + row * 7 % 25; ++k)
      columns.push_back((row + k * 37) % rows);
    begins.push_back(static_cast<int>(columns.size()));
  }
  const std::vector<float> values = numbers(columns.size()), x = numbers(rows);
  std::vector<float> y(rows);
  int *const cuda_begins = device_copy(begins), *const cuda_columns = device_copy(columns);
  float *const cuda_values = device_copy(values), *const cuda_x = device_copy(x),
               *const cuda_y = device_copy(y);
  array_view<const int, 1> begins_view(begins), columns_view(columns);
  array_view<const float, 1> values_view(values), x_view(x);
  array_view<float, 1> y_view(y);
  report("spmv",
         by_events(
             s, [&] { amp_spmv(s.where, begins_view, columns_view, values_view, x_view, y_view); },
             [&] {
               cuda_spmv(s.stream, cuda_begins, cuda_columns, cuda_values, cuda_x, cuda_y, rows);
             }),
         2.0 * columns.size(), "GFLOP/s");
  y_view.synchronize();
  check_equal(s, "spmv", y, cuda_y);
}

void black_scholes(settings &s) {
  const int n = s.small ? 1000 : 1 << 24;
  std::vector<float> prices = numbers(n), strikes = prices, years = prices;
  for (int i = 0; i < n; ++i) {
    prices[i] = 20.0f + 10.0f * prices[i];
    strikes[i] = 50.0f - 90.0f * strikes[i];
    years[i] = 5.0f + 9.0f * years[i];
  }
  std::vector<float> calls(n), puts(n);
  float *const cuda_prices = device_copy(prices), *const cuda_strikes = device_copy(strikes);
  float *const cuda_years = device_copy(years), *const cuda_calls = device_copy(calls);
  float *const cuda_puts = device_copy(puts);
  array_view<const float, 1> prices_view(prices), strikes_view(strikes), years_view(years);
  array_view<float, 1> calls_view(calls), puts_view(puts);
  report("black_scholes",
         by_events(
             s,
             [&] {
               amp_black_scholes(s.where, prices_view, strikes_view, years_view, calls_view,
                                 puts_view);
             },
             [&] {
               cuda_black_scholes(s.stream, cuda_prices, cuda_strikes, cuda_years, cuda_calls,
                                  cuda_puts, n);
             }),
         20.0 * n, "GB/s");
  calls_view.synchronize();
  puts_view.synchronize();
  check_equal(s, "black_scholes, calls", calls, cuda_calls);
  check_equal(s, "black_scholes, puts", puts, cuda_puts);
}

} // namespace

void bench::untiled_kernels(settings &s) {
  copy_elements(s);
  copy_bodies(s);
  saxpy(s);
  mandelbrot(s);
  stencil_2d(s);
  stencil_3d(s);
  spmv(s);
  black_scholes(s);
}
