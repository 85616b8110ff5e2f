//===--- native.h - streams and memory of CUDA and HIP (§11) ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_NATIVE_NATIVE_H
#define AMP2HIP_NATIVE_NATIVE_H

#include "amp2hip/array/array.h"
#include <functional>

namespace concurrency {
namespace graphics {
template <typename T, int N>
class texture;
template <typename T, int N>
class texture_view;
template <typename T, int N>
class writeonly_texture_view;
} // namespace graphics

namespace native {

/// Returns the stream of \p view (get_device, §11): a cudaStream_t or hipStream_t. Launches and
/// copies of the view are queued in this stream, in the order of the calls. Throws
/// runtime_exception if the view is of a CPU accelerator.
void *get_stream(const accelerator_view &view);
/// Returns the number of the device of \p where, for cudaSetDevice or hipSetDevice. Throws
/// runtime_exception for a CPU accelerator.
int get_device(const accelerator &where);
/// Creates a view whose work is queued in \p stream, a stream of the device of \p where, which must
/// live longer than the view and all data on it (§11). Throws runtime_exception if \p stream is
/// null or \p where is a CPU accelerator.
accelerator_view create_accelerator_view(const accelerator &where, void *stream,
                                         queuing_mode mode = queuing_mode_automatic);
/// True if the driver does not limit the time of kernels (is_timeout_disabled, §11).
bool is_timeout_disabled(const accelerator_view &view);

/// Returns a pointer to the elements of \p source on its accelerator (get_buffer, §11), dense and
/// in row-major order. Code that uses the pointer must be queued in the stream of the array's view,
/// or run after the work in this stream. On a CPU accelerator, the pointer is valid for the host.
template <typename T, int N>
T *get_pointer(array<T, N> &source);
template <typename T, int N>
const T *get_pointer(const array<T, N> &source);

/// Creates an array whose elements are in the memory at \p elements, of the accelerator of \p where
/// (make_array, §11). The memory must have place for \p extent and be aligned for T. The contents
/// are kept. If there is a \p deleter, it is called with the pointer after the last use of the
/// memory; otherwise the caller frees the memory after the array is destroyed and the work on it is
/// complete. Throws runtime_exception if the extent is not valid, or if \p elements is null or not
/// in the memory of the accelerator.
template <typename T, int N>
array<T, N> make_array(const extent<N> &extent, const accelerator_view &where, T *elements,
                       std::function<void(T *)> deleter = nullptr);

/// Return a surface object for the texels of a texture or view with one level (get_texture,
/// §10.1.16, §10.2.9, §10.4.7). Code that uses the object must be queued in the stream of the
/// texture's view. Kernels of C++ AMP see what it writes; it must only read a constant texture or
/// the texture of a view for reading. Throw unsupported_feature if the accelerator or the format
/// has no texture units (docs/graphics.md), or if the texture has several levels.
template <typename T, int N>
unsigned long long get_surface_object(graphics::texture<T, N> &source);
template <typename T, int N>
unsigned long long get_surface_object(const graphics::texture<T, N> &source);
template <typename T, int N>
unsigned long long get_surface_object(const graphics::texture_view<T, N> &source);
template <typename T, int N>
unsigned long long get_surface_object(const graphics::writeonly_texture_view<T, N> &source);
/// Returns a texture object with a linear filter, normalized coordinates and an address mode, for
/// textures of float, norm and unorm. Throws like get_surface_object(), and runtime_exception if
/// the address mode is unknown.
template <typename T, int N>
unsigned long long get_texture_object(const graphics::texture<T, N> &source, int address);
/// Creates a texture with one level over \p array, a cudaArray_t with the flag
/// cudaArraySurfaceLoadStore (make_texture, §10.1.16). Its format must be that of T with \p bits
/// bits for each component, and its extent \p extent. The caller frees the array after the texture
/// is destroyed and the work on it is complete. Throws runtime_exception if the array is null or
/// has another format, and unsupported_feature like get_surface_object().
template <typename T, int N>
graphics::texture<T, N> make_texture(const extent<N> &extent, unsigned bits,
                                     const accelerator_view &where, void *array);
/// Creates a texture whose extent and bits are those of \p array.
template <typename T, int N>
graphics::texture<T, N> make_texture(const accelerator_view &where, void *array);

} // namespace native
} // namespace concurrency

#endif // AMP2HIP_NATIVE_NATIVE_H
