//===--- native_cuda.cpp - Data shared with CUDA code ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support.h"
#include <amp_graphics.h>
#include <amp_native.h>
#include <atomic>
#include <thread>

// Tests the counterparts of the functions for Direct3D with CUDA code on an NVIDIA GPU (I-11-b,
// I-11-f, I-11-g, I-11-i, I-11-j, I-11.2-a). Other compilers and machines skip the tests.

#if defined(__CUDACC__)

using namespace support;
using concurrency::runtime_exception;
using concurrency::graphics::texture;
using concurrency::graphics::texture_view;
namespace native = concurrency::native;

namespace {

bool has_gpu() {
  const concurrency::accelerator where;
  return where.get_device_path().rfind(L"cuda\\", 0) == 0;
}

__global__ void multiply(int *elements, int count, int factor) {
  const int i = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
  if (i < count)
    elements[i] *= factor;
}

__global__ void add_to_surface(cudaSurfaceObject_t surface, int width, int height, float summand) {
  const int x = static_cast<int>(threadIdx.x), y = static_cast<int>(blockIdx.x);
  if (x >= width || y >= height)
    return;
  float value;
  asm volatile("{ .reg .b32 t; suld.b.2d.b32.trap {t}, [%1, {%2, %3}]; mov.b32 %0, t; }"
               : "=f"(value)
               : "l"(surface), "r"(x * 4), "r"(y));
  asm volatile("sust.b.2d.b32.trap [%0, {%1, %2}], {%3};" ::"l"(surface), "r"(x * 4), "r"(y),
               "r"(__float_as_int(value + summand)));
}

__global__ void sample_center(cudaTextureObject_t object, float x, float y, float *to) {
  float color[4];
  asm volatile("tex.2d.v4.f32.f32 {%0, %1, %2, %3}, [%4, {%5, %6}];"
               : "=f"(color[0]), "=f"(color[1]), "=f"(color[2]), "=f"(color[3])
               : "l"(object), "f"(x), "f"(y));
  *to = color[0];
}

struct sample_kernel {
  texture_view<const float, 1> view;
  concurrency::graphics::sampler how;
  array_view<float, 1> out;
  AMP2HIP_AMP void operator()(concurrency::index<1> i) const {
    out[i] = view.sample(how, static_cast<float>(i[0]) / 8.0f);
  }
};
struct double_kernel {
  texture_view<const float, 2> in;
  texture_view<float, 2> out;

  AMP2HIP_CPU_AMP void operator()(concurrency::index<2> i) const { out.set(i, in[i] * 2.0f); }
};

struct read_kernel {
  texture_view<const float, 2> in;
  array_view<float, 2> out;

  AMP2HIP_CPU_AMP void operator()(concurrency::index<2> i) const { out[i] = in[i]; }
};

std::vector<float> texels(const texture<float, 2> &t) {
  std::vector<float> result(t.extent.size());
  concurrency::graphics::copy(t, result.data(), t.get_data_length());
  return result;
}

cudaStream_t stream_of(const concurrency::accelerator_view &view) {
  return static_cast<cudaStream_t>(native::get_stream(view));
}

} // namespace

TEST_CASE("kernels of CUDA and C++ AMP alternate in the stream of a view (I-11-f, I-11-i)") {
  if (!has_gpu())
    return;
  const concurrency::accelerator_view view = concurrency::accelerator().create_view();
  array<int, 1> a(1000, view);
  fill<int, 1>(a, 1);
  for (int step = 0; step < 5; ++step) {
    multiply<<<4, 256, 0, stream_of(view)>>>(native::get_pointer(a), 1000, 3);
    add<int, 1>(a, 1);
  }
  int wanted = 1;
  for (int step = 0; step < 5; ++step)
    wanted = wanted * 3 + 1;
  CHECK(contents(a) == std::vector<int>(1000, wanted));
}

TEST_CASE("an array uses memory of CUDA, which is freed once (I-11-g, I-11-map)") {
  if (!has_gpu())
    return;
  const concurrency::accelerator_view view = concurrency::accelerator().get_default_view();
  int *memory = nullptr, freed = 0;
  REQUIRE(cudaMalloc(&memory, 1000 * sizeof(int)) == cudaSuccess);
  {
    array<int, 1> a =
        native::make_array(extent<1>(1000), view, memory, std::function<void(int *)>([&](int *p) {
                             CHECK(cudaFree(p) == cudaSuccess);
                             ++freed;
                           }));
    fill<int, 1>(a, 5);
    multiply<<<4, 256, 0, stream_of(view)>>>(memory, 1000, 2);
    CHECK(contents(a) == std::vector<int>(1000, 10));
    CHECK(native::get_pointer(a) == memory);
    add<int, 1>(a, 1); // pending when the array is destroyed
  }
  CHECK(freed == 1);
  std::vector<int> host(1000);
  CHECK_THROWS_AS((native::make_array<int, 1>(extent<1>(1000), view, host.data())),
                  runtime_exception);
}

TEST_CASE("a view queues its work in a stream of the program (I-11-b)") {
  if (!has_gpu())
    return;
  concurrency::accelerator where;
  cudaStream_t stream = nullptr;
  REQUIRE(cudaSetDevice(native::get_device(where)) == cudaSuccess);
  REQUIRE(cudaStreamCreate(&stream) == cudaSuccess);
  {
    const concurrency::accelerator_view view = native::create_accelerator_view(where, stream);
    CHECK(native::get_stream(view) == stream);
    array<int, 1> a(1000, view);
    fill<int, 1>(a, 3);
    multiply<<<4, 256, 0, stream>>>(native::get_pointer(a), 1000, 7);
    CHECK(contents(a) == std::vector<int>(1000, 21));
  }
  CHECK(cudaStreamQuery(stream) == cudaSuccess); // the view did not destroy it
  CHECK(cudaStreamDestroy(stream) == cudaSuccess);
}

TEST_CASE("surface and texture objects of a texture (I-11.2-a)") {
  if (!has_gpu())
    return;
  std::vector<float> values = numbers<float>(6 * 4);
  texture<float, 2> t(4, 6, values.begin(), values.end()), result(4, 6);
  const cudaStream_t stream = stream_of(t.get_accelerator_view());
  add_to_surface<<<4, 8, 0, stream>>>(native::get_surface_object(t), 6, 4, 10.0f);
  concurrency::parallel_for_each(t.extent, double_kernel{t, result});
  for (float &value : values)
    value += 10.0f;
  CHECK(texels(t) == values);
  std::vector<float> doubled = values;
  for (float &value : doubled)
    value *= 2.0f;
  CHECK(texels(result) == doubled);
  array<float, 1> sample(1);
  sample_center<<<1, 1, 0, stream>>>(
      native::get_texture_object(t, concurrency::graphics::address_clamp), 2.5f / 6, 1.5f / 4,
      native::get_pointer(sample));
  CHECK(cudaStreamSynchronize(stream) == cudaSuccess);
  CHECK(contents(sample)[0] == Approx(values[8]));
  CHECK_THROWS_AS(native::get_texture_object(t, 0), runtime_exception);
  const texture<float, 2> &constant = t;
  const unsigned long long object = native::get_surface_object(t);
  CHECK(native::get_surface_object(constant) == object);
  CHECK(native::get_surface_object(texture_view<float, 2>(t)) == object);
  CHECK(native::get_surface_object(texture_view<const float, 2>(t)) == object);
  const texture<float, 2> levels(extent<2>(4, 4), 32U, 2U);
  CHECK_THROWS_AS(native::get_surface_object(levels), concurrency::unsupported_feature);
}

TEST_CASE("a texture over an array of CUDA (I-11.2-a)") {
  if (!has_gpu())
    return;
  const concurrency::accelerator_view view = concurrency::accelerator().get_default_view();
  const std::vector<float> values = numbers<float>(6 * 4);
  const cudaChannelFormatDesc format =
      cudaCreateChannelDesc(32, 0, 0, 0, cudaChannelFormatKindFloat);
  cudaArray_t foreign = nullptr, plain = nullptr;
  REQUIRE(cudaMallocArray(&foreign, &format, 6, 4, cudaArraySurfaceLoadStore) == cudaSuccess);
  REQUIRE(cudaMallocArray(&plain, &format, 6, 4) == cudaSuccess);
  REQUIRE(cudaMemcpy2DToArray(foreign, 0, 0, values.data(), 24, 24, 4, cudaMemcpyHostToDevice) ==
          cudaSuccess);
  {
    texture<float, 2> t = native::make_texture<float, 2>(extent<2>(4, 6), 32, view, foreign);
    std::vector<float> read(24);
    array_view<float, 2> out(4, 6, read);
    concurrency::parallel_for_each(t.extent, read_kernel{t, out});
    out.synchronize();
    CHECK(read == values);
    CHECK(texels(t) == values);
    concurrency::parallel_for_each(t.extent, double_kernel{t, t});
  }
  {
    const texture<float, 2> t = native::make_texture<float, 2>(view, foreign);
    CHECK(t.extent == extent<2>(4, 6));
    CHECK(t.get_bits_per_scalar_element() == 32);
  }
  std::vector<float> result(24);
  REQUIRE(cudaMemcpy2DFromArray(result.data(), 24, foreign, 0, 0, 24, 4, cudaMemcpyDeviceToHost) ==
          cudaSuccess);
  for (std::size_t i = 0; i < values.size(); ++i)
    CHECK(result[i] == 2.0f * values[i]);
  {
    texture<float, 2> t = native::make_texture<float, 2>(extent<2>(4, 6), 32, view, foreign);
    concurrency::graphics::copy(values.data(), t.get_data_length(), t);
  }
  REQUIRE(cudaMemcpy2DFromArray(result.data(), 24, foreign, 0, 0, 24, 4, cudaMemcpyDeviceToHost) ==
          cudaSuccess);
  CHECK(result == values);
  CHECK_THROWS_AS((native::make_texture<float, 2>(extent<2>(4, 5), 32, view, foreign)),
                  runtime_exception);
  CHECK_THROWS_AS((native::make_texture<float, 2>(extent<2>(4, 6), 16, view, foreign)),
                  runtime_exception);
  CHECK_THROWS_AS((native::make_texture<float, 2>(extent<2>(4, 6), 32, view, plain)),
                  runtime_exception);
  CHECK(cudaFreeArray(foreign) == cudaSuccess);
  CHECK(cudaFreeArray(plain) == cudaSuccess);
}

TEST_CASE("an adopted array of rank 1 is sampled with half texels of the border (G-10.5.7-d)") {
  if (!has_gpu())
    return;
  const concurrency::accelerator_view view = concurrency::accelerator().get_default_view();
  const std::vector<float> values = {2, 6, 4, 8};
  const cudaChannelFormatDesc format = cudaCreateChannelDesc<float>();
  cudaArray_t foreign = nullptr;
  REQUIRE(cudaMallocArray(&foreign, &format, 4, 0, cudaArraySurfaceLoadStore) == cudaSuccess);
  REQUIRE(cudaMemcpy2DToArray(foreign, 0, 0, values.data(), 16, 16, 1, cudaMemcpyHostToDevice) ==
          cudaSuccess);
  {
    texture<float, 1> t = native::make_texture<float, 1>(extent<1>(4), 32, view, foreign);
    std::vector<float> samples(9);
    array_view<float, 1> out(9, samples);
    const concurrency::graphics::sampler border(concurrency::graphics::filter_linear,
                                                concurrency::graphics::address_border);
    concurrency::parallel_for_each(out.extent,
                                   sample_kernel{texture_view<const float, 1>(t), border, out});
    out.synchronize();
    // Sample k is at k / 8: at an edge of a texel, or at its center. Outside is a border of 0.
    CHECK(samples == std::vector<float>{1, 2, 4, 6, 5, 4, 6, 8, 4});
  }
  CHECK(cudaFreeArray(foreign) == cudaSuccess);
}

TEST_CASE("a lock keeps the work of other threads out of the stream (I-11-j)") {
  if (!has_gpu())
    return;
  concurrency::accelerator_view view = concurrency::accelerator().create_view();
  array<int, 1> a(1000, view);
  fill<int, 1>(a, 1);
  int *const elements = native::get_pointer(a);
  std::atomic<bool> launched{false}, used{false};
  std::thread other, of_other_view;
  {
    const native::scoped_access_lock lock(view);
    other = std::thread([&] {
      concurrency::parallel_for_each(view, extent<1>(1000), add_kernel<int, 1>{a, 1});
      launched = true;
    });
    of_other_view = std::thread([&] {
      add<int, 1>(a, 1); // on the default view, with the data of the locked view
      used = true;
    });
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    CHECK_FALSE(launched);
    CHECK_FALSE(used);
    multiply<<<4, 256, 0, stream_of(view)>>>(elements, 1000, 10);
  }
  other.join();
  of_other_view.join();
  CHECK(contents(a) == std::vector<int>(1000, 12));
}

#endif
