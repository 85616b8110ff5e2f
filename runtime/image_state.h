//===--- image_state.h - the image of a texture's texels ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_RUNTIME_IMAGE_STATE_H
#define AMP2HIP_RUNTIME_IMAGE_STATE_H

#include "amp2hip/accelerator/backend.h"
#include "amp2hip/texture/image_format.h"
#include "coherence.h"
#include <atomic>

namespace amp2hip {

/// The texels of a texture on a GPU are in linear memory, which copies access. Launches may also
/// use an image, for the texture units. This class decides when a launch uses the image, and copies
/// the texels between the two when needed. A texture that no kernel only reads gets no image.
///
/// The image of a texture with several levels, or of a device without surfaces, only serves
/// filters: kernels write to linear memory, and a launch that samples copies the levels that have
/// changed.
///
/// The caller of all functions but ready() holds the lock of the backing store.
class image_state {
public:
  explicit image_state(const image_format &format) : format_(format) {}
  /// The state of a texture whose texels are in \p image.
  image_state(const image_format &format, std::unique_ptr<texture_image> image);

  /// The image for a launch that needs no change of the state.
  struct quick_answer {
    bool known;
    const image_handles *image; ///< null: the kernel accesses linear memory
  };
  /// Takes no lock, since a launch calls this function for each of its textures.
  quick_answer ready(access_mode mode) const {
    const unsigned char state = published_.load(std::memory_order_acquire);
    if (state & no_image)
      return {true, nullptr};
    return {(state & (mode == access_mode::read ? image_for_read : image_for_write)) != 0,
            handles_.load(std::memory_order_relaxed)};
  }

  /// Called before a launch in \p where uses \p bytes of the texels in the linear memory \p linear.
  /// Returns the image to use, or null for linear memory.
  const image_handles *use_in_launch(queue &where, void *linear, access_mode mode,
                                     const byte_range &bytes, bool is_sampled);
  /// Creates the image if there is none yet, and makes it current. Returns null if there can be no
  /// image.
  const image_handles *use_natively(queue &where, void *linear, access_mode mode);
  /// Called before a copy accesses \p bytes of the linear memory. If \p overwritten, it writes all
  /// of it.
  void use_linear(void *linear, access_mode mode, const byte_range &bytes, bool overwritten);
  /// Copies all texels from memory of the host to the image, without linear memory. Returns false,
  /// and copies nothing, if there is no image or it does not support that.
  bool overwrite(queue &where, const void *from);
  /// Called before the texture is destroyed: brings an image of the program up to date.
  void write_back(queue &where, void *linear);
  /// Called before the memory is freed; \p last is the queue of its last use.
  void release(queue &last) noexcept;

private:
  enum : unsigned char { image_for_read = 1, image_for_write = 2, no_image = 4 };
  using level_set = unsigned; ///< bit l for the level l
  level_set all_levels() const { return (1u << format_.levels) - 1; }
  bool only_serves_filters(const queue &where) const;
  std::size_t bytes_of(unsigned level) const;
  level_set levels_of(const byte_range &bytes) const;

  void create(queue &where);
  void make_current(queue &where, void *linear, level_set levels);
  void publish();

  const image_format format_;
  std::unique_ptr<texture_image> image_;
  bool is_linear_current_ = true;
  level_set current_levels_ = 0;    ///< of the image
  bool is_adopted_ = false;         ///< the image is the program's
  bool is_refused_ = false;         ///< the device creates no image of this format
  bool was_read_in_launch_ = false; ///< since the last write
  std::atomic<unsigned char> published_{0};
  std::atomic<const image_handles *> handles_{nullptr};
};

} // namespace amp2hip

#endif // AMP2HIP_RUNTIME_IMAGE_STATE_H
