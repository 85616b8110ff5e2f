//===--- texture_images.cpp - When launches use images of textures --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../../runtime/backing_store.h"
#include "amp2hip/texture/texture_data.h"
#include "counting_device.h"
#include "support.h"

// Tests when a launch on a GPU accesses a texture through an image, which the texture units read,
// and that the texels are copied between the linear memory and the image only when needed.

using namespace amp2hip;

namespace {

/// A texture of 4 x 2 ints on a simulated GPU.
class texture_on_gpu {
public:
  explicit texture_on_gpu(texel_kind kind = texel_kind::real, int components = 1)
      : owner_(make_array_backing_store(bytes, accelerator_access::view(machine_.first), nullptr)) {
    describe_texels(*owner_, {kind, components, 32, 2, {4, 2, 0}});
    upload(0);
  }
  ~texture_on_gpu() { release(owner_); }

  /// Copies texels from the host that all have the value \p value.
  void upload(int value) {
    const std::vector<int> texels(bytes / sizeof(int), value);
    if (store().overwrite_image(machine_.first, store().whole(), texels.data()))
      return;
    void *const memory = store().acquire(machine_.first, access_mode::write);
    machine_.first->copy_in(memory, texels.data(), {bytes, 1, bytes, bytes});
  }
  /// Copies the texels to the host and returns the first one.
  int download() {
    void *const host = store().acquire_host(access_mode::read);
    return *static_cast<const int *>(host);
  }

  /// Whether a launch uses the image, the first texel of the image or of the linear memory, and the
  /// first one that it samples; null if it does not sample the image.
  struct kernel_access {
    bool has_image;
    int *first_texel;
    int *first_sample;
  };
  kernel_access launch(access_mode mode, bool is_sampled = false) {
    const image_handles *image = nullptr;
    void *const memory =
        store().acquire_texels(machine_.first, mode, store().whole(), is_sampled, image);
    const bool in_image = image != nullptr && image->surface != 0;
    return {image != nullptr,
            in_image ? reinterpret_cast<int *>(image->surface) : static_cast<int *>(memory),
            image != nullptr ? reinterpret_cast<int *>(image->linear[0]) : nullptr};
  }

  /// Copies to and from the image since the last call.
  std::pair<int, int> copies() {
    counting::traffic &seen = machine_.gpu.seen;
    return {std::exchange(seen.to_image, 0), std::exchange(seen.from_image, 0)};
  }
  int images() const { return machine_.gpu.seen.images; }
  void is_pinned() { machine_.gpu.seen.is_pinned = true; }
  void has_no_surfaces() { machine_.gpu.seen.has_surfaces = false; }

private:
  static constexpr std::size_t bytes = 8 * sizeof(int);
  backing_store &store() { return backing_store_of(*owner_); }

  counting::machine machine_;
  buffer *owner_;
};

using copies = std::pair<int, int>;

} // namespace

TEST_CASE("a view that may be sampled gets an image at its first launch") {
  texture_on_gpu t;
  t.upload(7);
  for (int launch = 0; launch < 3; ++launch) {
    const texture_on_gpu::kernel_access access = t.launch(access_mode::read, true);
    REQUIRE(access.has_image);
    CHECK(*access.first_texel == 7);
    CHECK(t.copies() == copies(launch == 0 ? 1 : 0, 0));
  }
  t.upload(8);
  CHECK(*t.launch(access_mode::read, true).first_texel == 8);
  CHECK(t.copies() == copies(1, 0));
}

TEST_CASE("kernels write to the image while it is current") {
  texture_on_gpu t;
  t.launch(access_mode::read, true);
  t.copies();
  for (int value = 1; value < 4; ++value) {
    const texture_on_gpu::kernel_access access = t.launch(access_mode::read_write);
    REQUIRE(access.has_image);
    *access.first_texel = value;
    CHECK(*t.launch(access_mode::read, true).first_texel == value);
  }
  CHECK(t.copies() == copies(0, 0));
  CHECK(t.download() == 3);
  CHECK(t.copies() == copies(0, 1));
  CHECK(t.download() == 3);
  CHECK(t.copies() == copies(0, 0));
}

TEST_CASE("a copy of all texels discards those of the image") {
  texture_on_gpu t;
  t.launch(access_mode::read, true);
  *t.launch(access_mode::read_write).first_texel = 1;
  t.copies();
  t.upload(5);
  CHECK(t.copies() == copies(0, 0));
  // The image is out of date now, so a kernel that may write only some texels uses linear memory.
  const texture_on_gpu::kernel_access access = t.launch(access_mode::read_write);
  CHECK_FALSE(access.has_image);
  *access.first_texel = 6;
  CHECK(t.copies() == copies(0, 0));
  CHECK(*t.launch(access_mode::read, true).first_texel == 6);
  CHECK(t.copies() == copies(1, 0));
}

TEST_CASE("texels in pinned memory are copied directly to the image") {
  texture_on_gpu t;
  t.is_pinned();
  t.upload(4); // there is no image yet
  CHECK(*t.launch(access_mode::read, true).first_texel == 4);
  CHECK(t.copies() == copies(1, 0));
  t.upload(5);
  CHECK(t.copies() == copies(1, 0));
  const texture_on_gpu::kernel_access access = t.launch(access_mode::read_write);
  REQUIRE(access.has_image);
  CHECK(*access.first_texel == 5);
  CHECK(t.copies() == copies(0, 0));
  // The linear memory is out of date.
  CHECK(t.download() == 5);
  CHECK(t.copies() == copies(0, 1));
  t.upload(6);
  CHECK(t.download() == 6);
  CHECK(t.copies() == copies(1, 1));

  texture_on_gpu without_surfaces;
  without_surfaces.has_no_surfaces();
  without_surfaces.is_pinned();
  without_surfaces.launch(access_mode::read, true);
  without_surfaces.copies();
  without_surfaces.upload(7); // to linear memory, which such a texture always needs
  CHECK(without_surfaces.copies() == copies(0, 0));
  CHECK(without_surfaces.download() == 7);
}

TEST_CASE("other textures get an image when a second launch only reads them") {
  texture_on_gpu t(texel_kind::signed_integer);
  CHECK_FALSE(t.launch(access_mode::read).has_image);
  t.launch(access_mode::read_write);
  CHECK_FALSE(t.launch(access_mode::read).has_image);
  CHECK(t.images() == 0);
  CHECK(t.launch(access_mode::read).has_image);
  CHECK(t.images() == 1);
}

TEST_CASE("a texture that the texture units do not support stays in linear memory") {
  texture_on_gpu t(texel_kind::real, 3);
  for (int launch = 0; launch < 3; ++launch)
    CHECK_FALSE(t.launch(access_mode::read, true).has_image);
  *t.launch(access_mode::read_write, true).first_texel = 4;
  CHECK(t.download() == 4);
  CHECK(t.images() == 0);
}

TEST_CASE("an image without a surface only serves samples") {
  texture_on_gpu t;
  t.has_no_surfaces();
  t.upload(7);
  t.launch(access_mode::read);
  t.launch(access_mode::read);
  CHECK(t.images() == 0); // nothing samples the texture
  const texture_on_gpu::kernel_access first = t.launch(access_mode::read, true);
  REQUIRE(first.has_image);
  CHECK(*first.first_sample == 7);
  CHECK(*first.first_texel == 7);
  CHECK(first.first_texel != first.first_sample); // single texels are read in linear memory
  CHECK(t.copies() == copies(1, 0));

  // A kernel writes to linear memory; the next launch that samples copies the texels.
  const texture_on_gpu::kernel_access write = t.launch(access_mode::read_write);
  CHECK_FALSE(write.has_image);
  *write.first_texel = 8;
  CHECK(t.copies() == copies(0, 0));
  CHECK(*t.launch(access_mode::read, true).first_sample == 8);
  CHECK(t.copies() == copies(1, 0));
  *t.launch(access_mode::read_write).first_texel = 9;
  CHECK(t.download() == 9);
  CHECK(t.copies() == copies(0, 0));
}

TEST_CASE("an image is released with its texture") {
  counting::counting_device gpu(0);
  const std::shared_ptr<queue> where = gpu.create_queue(concurrency::queuing_mode_automatic);
  buffer *const owner = make_array_backing_store(32, accelerator_access::view(where), nullptr);
  describe_texels(*owner, {texel_kind::real, 1, 32, 2, {4, 2, 0}});
  const image_handles *image = nullptr;
  backing_store_of(*owner).acquire_texels(where, access_mode::read,
                                          backing_store_of(*owner).whole(), true, image);
  CHECK(gpu.seen.images == 1);
  release(owner);
  CHECK(gpu.seen.images == 0);
  CHECK(gpu.seen.live == 0);
}

namespace {

/// A texture of 4 x 2 floats with three levels (4 x 2, 2 x 1, 1 x 1) on a simulated GPU.
class levels_on_gpu {
public:
  levels_on_gpu()
      : owner_(make_array_backing_store(bytes, accelerator_access::view(machine_.first), nullptr)) {
    describe_texels(*owner_, {texel_kind::real, 1, 32, 2, {4, 2, 0}, 3});
  }
  ~levels_on_gpu() { release(owner_); }

  /// A launch that uses the texels first..last-1 of all levels. Returns whether it uses the image.
  bool launch(access_mode mode, std::size_t first, std::size_t last, bool is_sampled) {
    const image_handles *image = nullptr;
    backing_store_of(*owner_).acquire_texels(machine_.first, mode, {4 * first, 4 * last, true},
                                             is_sampled, image);
    return image != nullptr;
  }
  /// The levels that were copied to the image since the last call, as bits.
  unsigned copied_levels() { return std::exchange(machine_.gpu.seen.levels_to_image, 0); }
  int images() const { return machine_.gpu.seen.images; }

private:
  static constexpr std::size_t bytes = 11 * sizeof(float);
  counting::machine machine_;
  buffer *owner_;
};

} // namespace

TEST_CASE("the image of a texture with several levels serves samples only") {
  levels_on_gpu t;
  CHECK_FALSE(t.launch(access_mode::read, 0, 11, false));
  CHECK_FALSE(t.launch(access_mode::read, 0, 11, false));
  CHECK(t.images() == 0);
  CHECK(t.launch(access_mode::read, 0, 11, true));
  CHECK(t.copied_levels() == 7);
  CHECK(t.launch(access_mode::read, 0, 11, true));
  CHECK(t.copied_levels() == 0);
  CHECK_FALSE(t.launch(access_mode::write, 8, 10, false));
  CHECK_FALSE(t.launch(access_mode::read_write, 8, 10, false));
  CHECK(t.launch(access_mode::read, 0, 11, true));
  CHECK(t.copied_levels() == 2);
}

TEST_CASE("a launch that samples one level and writes the next copies only the sampled level") {
  levels_on_gpu t;
  const std::size_t begin[] = {0, 8, 10, 11};
  for (int level = 1; level < 3; ++level) {
    // The order of the two arguments does not matter.
    if (level == 1)
      CHECK(t.launch(access_mode::read, begin[0], begin[1], true));
    CHECK_FALSE(t.launch(access_mode::write, begin[level], begin[level + 1], false));
    if (level == 2)
      CHECK(t.launch(access_mode::read, begin[1], begin[2], true));
    CHECK(t.copied_levels() == (level == 1 ? 1u : 2u));
  }
  CHECK(t.launch(access_mode::read, 0, 11, true));
  CHECK(t.copied_levels() == 4);
}
