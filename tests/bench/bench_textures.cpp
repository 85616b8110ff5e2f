//===--- bench_textures.cpp - Compares textures with texture objects ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "bench_textures.h"
#include "harness.h"
#include <algorithm>
#include <cmath>

using namespace concurrency;
using namespace concurrency::graphics;

namespace bench {
namespace {

/// Checks that the results differ by at most `bound`: hardware filters have weights of 8 bits.
void check_near(settings &s, const char *name, const std::vector<float> &amp, const float *device,
                float bound) {
  std::vector<float> hand(amp.size());
  check_cuda(cudaMemcpy(hand.data(), device, amp.size() * sizeof(float), cudaMemcpyDeviceToHost),
             "copying");
  float most = 0;
  for (std::size_t i = 0; i < amp.size(); ++i)
    most = std::max(most, std::fabs(amp[i] - hand[i]));
  if (most > bound) {
    std::printf("%s: the results differ by %g\n", name, static_cast<double>(most));
    s.failed = true;
  }
}

void plane(settings &s, bool is_transposed) {
  const int n = s.small ? 60 : 8192;
  const char *const name = is_transposed ? "texture transpose" : "texture 3x3";
  const std::vector<float> in = numbers(static_cast<std::size_t>(n) * n);
  std::vector<float> out(in.size());
  const texture<float, 2> t(n, n, in.begin(), in.end(), s.where);
  array_view<float, 2> view(n, n, out);
  view.discard_data();
  float *const cuda_out = device_copy(out);
  const unsigned long long object = cuda_texture(in.data(), false, n, n, 0);
  report(name,
         by_events(
             s,
             [&] {
               is_transposed ? amp_transpose_texture(s.where, t, view)
                             : amp_convolve(s.where, t, view);
             },
             [&] {
               is_transposed ? cuda_transpose_texture(s.stream, object, cuda_out, n, n)
                             : cuda_convolve(s.stream, object, cuda_out, n, n);
             }),
         8.0 * n * n, "GB/s");
  view.synchronize();
  check_near(s, name, out, cuda_out, 1e-4f);
}

std::vector<unsigned> random_texels(std::size_t count) {
  std::vector<unsigned> texels(count);
  for (std::size_t i = 0; i < count; ++i)
    texels[i] = static_cast<unsigned>(i * 2654435761u);
  return texels;
}

/// Compares the bytes of two pictures; the weights of both may be rounded differently.
void check_picture(settings &s, const char *name, const texture<unorm_4, 2> &amp,
                   const unsigned *cuda) {
  std::vector<unsigned char> ours(amp.get_data_length()), hand(ours.size());
  copy(amp, ours.data(), amp.get_data_length());
  check_cuda(cudaMemcpy(hand.data(), cuda, hand.size(), cudaMemcpyDeviceToHost), "copying");
  int most = 0;
  for (std::size_t i = 0; i < ours.size(); ++i)
    most = std::max(most, std::abs(int(ours[i]) - int(hand[i])));
  if (most > 2) {
    std::printf("%s: the results differ by %d\n", name, most);
    s.failed = true;
  }
}

void resize(settings &s) {
  const int n = s.small ? 60 : 4096, m = s.small ? 50 : 6000;
  const std::vector<unsigned> in = random_texels(static_cast<std::size_t>(n) * n);
  const texture<unorm_4, 2> from(n, n, in.data(), static_cast<unsigned>(4 * in.size()), 8U,
                                 s.where);
  texture<unorm_4, 2> to(m, m, 8U, s.where);
  const texture_view<const unorm_4, 2> source(from);
  const texture_view<unorm_4, 2> target(to);
  unsigned *const cuda_out = device_copy(std::vector<unsigned>(static_cast<std::size_t>(m) * m));
  const unsigned long long object = cuda_texture(in.data(), true, n, n, 0);
  report("texture resize",
         by_events(
             s, [&] { amp_resize(s.where, source, target); },
             [&] { cuda_resize(s.stream, object, cuda_out, m, m); }),
         4.0 * m * m, "GB/s");
  check_picture(s, "texture resize", to, cuda_out);
}

void shrink(settings &s) {
  const int n = s.small ? 64 : 4096, m = s.small ? 50 : 3000;
  std::vector<std::vector<unsigned>> levels;
  texture<unorm_4, 2> from(extent<2>(n, n), 8U, 3, s.where);
  for (unsigned l = 0; l < 3; ++l) {
    levels.push_back(random_texels(static_cast<std::size_t>(n >> l) * (n >> l)));
    const texture_view<unorm_4, 2> level(from, l);
    copy(levels.back().data(), static_cast<unsigned>(4 * levels.back().size()), level);
  }
  texture<unorm_4, 2> to(m, m, 8U, s.where);
  const texture_view<const unorm_4, 2> source(from);
  const texture_view<unorm_4, 2> target(to);
  unsigned *const cuda_out = device_copy(std::vector<unsigned>(static_cast<std::size_t>(m) * m));
  const unsigned long long object = cuda_pyramid(levels, n);
  report("texture levels",
         by_events(
             s, [&] { amp_shrink(s.where, source, target); },
             [&] { cuda_shrink(s.stream, object, cuda_out, m, m); }),
         4.0 * m * m, "GB/s");
  check_picture(s, "texture levels", to, cuda_out);
}

void slice(settings &s) {
  const int n = s.small ? 20 : 512, m = s.small ? 50 : 4096;
  const std::vector<float> in = numbers(static_cast<std::size_t>(n) * n * n);
  std::vector<float> out(static_cast<std::size_t>(m) * m);
  const texture<float, 3> t(n, n, n, in.begin(), in.end(), s.where);
  const texture_view<const float, 3> volume(t);
  array_view<float, 2> view(m, m, out);
  view.discard_data();
  float *const cuda_out = device_copy(out);
  const unsigned long long object = cuda_texture(in.data(), false, n, n, n);
  report("texture slice",
         by_events(
             s, [&] { amp_slice(s.where, volume, view); },
             [&] { cuda_slice(s.stream, object, cuda_out, m, m); }),
         4.0 * m * m, "GB/s");
  view.synchronize();
  check_near(s, "texture slice", out, cuda_out, 0.02f);
}

/// Compares a launch with four textures with a launch of four pointers.
void launch_textures(settings &s) {
  const std::vector<float> texels(256);
  std::vector<texture<float, 2>> t;
  std::vector<float *> p;
  for (int i = 0; i < 4; ++i) {
    t.emplace_back(16, 16, texels.begin(), texels.end(), s.where);
    p.push_back(device_copy(texels));
  }
  const texture_view<float, 2> out(t[3]);
  stopwatch watch(s.stream);
  report("launch, 4 textures",
         compare(
             s.samples, [&](auto call) { return watch.wall_time(s.small ? 10 : 1000, call); },
             [&] { amp_empty_textures(s.where, t[0], t[1], t[2], out); },
             [&] { cuda_empty(s.stream, p[0], p[1], p[2], p[3]); }),
         0, "");
}

/// A staging texture and pinned memory with the same numbers.
template <int N>
struct host_texels {
  texture<float, N> staging;
  void *pinned = nullptr;

  host_texels(settings &s, const extent<N> &size)
      : staging(size, 32U, accelerator(accelerator::cpu_accelerator).get_default_view(), s.where) {
    const std::vector<float> values = numbers(size.size());
    check_cuda(cudaMallocHost(&pinned, values.size() * sizeof(float)), "allocating");
    std::copy(values.begin(), values.end(), static_cast<float *>(pinned));
    std::copy(values.begin(), values.end(), static_cast<float *>(staging.data()));
  }
};

/// Compares a copy from a staging texture with a copy from pinned memory, both to linear memory.
void upload(settings &s) {
  const int n = s.small ? 60 : 8192;
  const std::size_t bytes = std::size_t{4} * static_cast<std::size_t>(n) * n;
  const host_texels<2> from(s, extent<2>(n, n));
  texture<float, 2> to(n, n, 32U, s.where);
  float *const memory = device_copy(std::vector<float>(bytes / 4));
  stopwatch watch(s.stream);
  report("upload",
         compare(
             s.samples, [&](auto call) { return watch.wall_time(1, call); },
             [&] { copy(from.staging, to); },
             [&] {
               check_cuda(
                   cudaMemcpyAsync(memory, from.pinned, bytes, cudaMemcpyHostToDevice, s.stream),
                   "copying");
               check_cuda(cudaStreamSynchronize(s.stream), "waiting");
             }),
         double(bytes), "GB/s");
}

/// Returns the array of a texture object.
cudaArray_t array_of(unsigned long long object) {
  cudaResourceDesc resource = {};
  check_cuda(cudaGetTextureObjectResourceDesc(&resource, object), "finding an array");
  return resource.res.array.array;
}

/// Compares copies from the host whose texels the texture units read in a kernel: one to a texture,
/// and one to an array of CUDA. So the time contains each copy within the device.
void upload_plane(settings &s) {
  const int n = s.small ? 60 : 8192;
  const host_texels<2> from(s, extent<2>(n, n));
  texture<float, 2> to(n, n, 32U, s.where);
  std::vector<float> out(static_cast<std::size_t>(n) * n);
  array_view<float, 2> view(n, n, out);
  view.discard_data();
  float *const cuda_out = device_copy(out);
  const unsigned long long object = cuda_texture(out.data(), false, n, n, 0);
  const auto row = static_cast<std::size_t>(n) * sizeof(float);
  accelerator_view where = s.where;
  stopwatch watch(s.stream);
  report("upload 2-D, 3x3",
         compare(
             s.samples, [&](auto call) { return watch.wall_time(1, call); },
             [&] {
               copy(from.staging, to);
               amp_convolve(where, to, view);
               where.wait();
             },
             [&] {
               check_cuda(cudaMemcpy2DToArrayAsync(array_of(object), 0, 0, from.pinned, row, row,
                                                   static_cast<std::size_t>(n),
                                                   cudaMemcpyHostToDevice, s.stream),
                          "copying");
               cuda_convolve(s.stream, object, cuda_out, n, n);
               check_cuda(cudaStreamSynchronize(s.stream), "waiting");
             }),
         double(row) * n, "GB/s");
  view.synchronize();
  check_near(s, "upload 2-D, 3x3", out, cuda_out, 1e-4f);
}

void upload_volume(settings &s) {
  const int n = s.small ? 20 : 400, m = s.small ? 50 : 1024;
  const host_texels<3> from(s, extent<3>(n, n, n));
  texture<float, 3> to(n, n, n, 32U, s.where);
  const texture_view<const float, 3> volume(to);
  std::vector<float> out(static_cast<std::size_t>(m) * m);
  array_view<float, 2> view(m, m, out);
  view.discard_data();
  float *const cuda_out = device_copy(out);
  const std::vector<float> empty(static_cast<std::size_t>(n) * n * n);
  const unsigned long long object = cuda_texture(empty.data(), false, n, n, n);
  const auto size = static_cast<std::size_t>(n);
  accelerator_view where = s.where;
  stopwatch watch(s.stream);
  report("upload 3-D, slice",
         compare(
             s.samples, [&](auto call) { return watch.wall_time(1, call); },
             [&] {
               copy(from.staging, to);
               amp_slice(where, volume, view);
               where.wait();
             },
             [&] {
               cudaMemcpy3DParms parameters = {};
               parameters.srcPtr = {from.pinned, size * sizeof(float), size, size};
               parameters.dstArray = array_of(object);
               parameters.extent = {size, size, size};
               parameters.kind = cudaMemcpyHostToDevice;
               check_cuda(cudaMemcpy3DAsync(&parameters, s.stream), "copying");
               cuda_slice(s.stream, object, cuda_out, m, m);
               check_cuda(cudaStreamSynchronize(s.stream), "waiting");
             }),
         4.0 * double(empty.size()), "GB/s");
  view.synchronize();
  check_near(s, "upload 3-D, slice", out, cuda_out, 0.02f);
}

} // namespace

void textures(settings &s) {
  launch_textures(s);
  upload(s);
  upload_plane(s);
  upload_volume(s);
  plane(s, false);
  plane(s, true);
  resize(s);
  shrink(s);
  slice(s);
}

} // namespace bench
