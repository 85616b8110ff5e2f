//===--- device_errors.cpp - Errors that kernels report -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../../runtime/device_errors.h"
#include "support.h"

using namespace support;
using Catch::Matchers::Contains;
using Catch::Matchers::Equals;
using concurrency::parallel_for_each;
using concurrency::runtime_exception;

namespace device_errors {

struct error_kernel {
  array_view<int> data;

  AMP2HIP_CPU_AMP void operator()(concurrency::index<1> i) const {
    data[i] = 1;
    if (i[0] == 5)
      concurrency::direct3d_errorf("element %d of %s is %.2f, %u%%", i[0], "data", 0.5f, 7u);
    data[i] = 2; // the thread continues
  }
};

struct abort_kernel {
  array_view<int> data;

  AMP2HIP_CPU_AMP void operator()(concurrency::index<1> i) const {
    if (i[0] == 70)
      concurrency::direct3d_abort();
    data[i] = 2;
  }
};

struct abort_in_tile_kernel {
  array_view<int> data;

  AMP2HIP_CPU_AMP void operator()(concurrency::tiled_index<32> t) const {
    t.barrier.wait();
    if (t.tile[0] == 1)
      concurrency::direct3d_abort();
    data[t.global] = 2;
  }
};

/// Reverses the elements of each tile. Without the barrier, threads read what others write.
struct reversing_kernel {
  array_view<int> data;
  bool with_barrier;
  int aborted;

  AMP2HIP_CPU_AMP void operator()(concurrency::tiled_index<32> t) const {
    tile_static int all[32];
    all[t.local[0]] = data[t.global] + t.local[0];
    if (t.local[0] == aborted)
      concurrency::direct3d_abort();
    if (with_barrier)
      t.barrier.wait();
    data[t.global] = all[31 - t.local[0]];
  }
};

struct print_kernel {
  AMP2HIP_CPU_AMP void operator()(concurrency::index<1> i) const {
    if (i[0] == 0)
      concurrency::direct3d_printf("");
  }
};

/// Each thread counts the barriers that it has passed. In the second tile, the
/// threads whose bits are set in `who` call direct3d_abort before barrier
/// `when`.
template <int Tile>
struct abort_at_barrier_kernel {
  array_view<int> passed;
  unsigned who;
  int when;

  AMP2HIP_AMP void operator()(concurrency::tiled_index<Tile> t) const {
    for (int barrier = 0; barrier < 3; ++barrier) {
      if (barrier == when && (who >> t.local[0] & 1u) != 0 && t.tile[0] == 1)
        concurrency::direct3d_abort();
      t.barrier.wait();
      passed[t.global] += 1;
    }
  }
};

/// Launches and waits: the error may be thrown by either call.
template <typename Domain, typename Kernel>
void run(const Domain &domain, const Kernel &kernel) {
  concurrency::accelerator_view here = concurrency::accelerator().get_default_view();
  parallel_for_each(here, domain, kernel);
  here.wait();
}

/// A device whose kernels report errors in one message.
class reporting_device final : public amp2hip::device {
public:
  reporting_device() : device({}, 0) {}
  std::shared_ptr<amp2hip::queue> create_queue(concurrency::queuing_mode) override {
    return nullptr;
  }
  void *allocate_host(std::size_t) override { return nullptr; }
  void release_host(void *) noexcept override {}
  amp2hip::device_message *attach_error_channel(const void *symbol) override {
    attached += symbol == &message;
    return symbol == &message ? &message : nullptr;
  }

  amp2hip::device_message message = {};
  int attached = 0;
};

template <typename... Arguments>
std::string text_of(const char *format, Arguments... arguments) {
  amp2hip::device_message message;
  amp2hip::write(message, format, arguments...);
  return formatted(message);
}

} // namespace device_errors

using namespace device_errors;

TEST_CASE(
    "direct3d_errorf: the host throws the message after a complete launch (E-12.3-c, E-12.3-e)") {
  std::vector<int> data(1000);
  array_view<int> view(data);
  CHECK_THROWS_MATCHES(run(view.extent, error_kernel{view}), runtime_exception,
                       Catch::Matchers::Message("element 5 of data is 0.50, 7%"));
  CHECK(view[4] == 2);
  CHECK(view[5] == 2);
  // The error is thrown once; the view remains usable.
  CHECK_NOTHROW(run(extent<1>(5), error_kernel{view}));
  CHECK_THROWS_AS(run(view.extent, error_kernel{view}), runtime_exception);
}

TEST_CASE("direct3d_abort: ends its thread, and the host throws (E-12.3-d, E-12.3-e)") {
  std::vector<int> data(1000, 1);
  array_view<int> view(data);
  CHECK_THROWS_WITH(run(view.extent, abort_kernel{view}), Contains("direct3d_abort"));
  CHECK(view[70] == 1);
  CHECK(view[999] == 2);
  CHECK(view[0] == 2);
  CHECK_NOTHROW(run(extent<1>(10), abort_kernel{view}));
}

TEST_CASE("messages of kernels on a CPU accelerator name the launch") {
  std::vector<int> data(128, 1);
  array_view<int> view(data);
  concurrency::accelerator_view here =
      concurrency::accelerator(concurrency::accelerator::direct3d_warp).get_default_view();
  CHECK_THROWS_WITH(parallel_for_each(here, view.extent, abort_kernel{view}),
                    Contains("direct3d_abort (parallel_for_each at device_errors.cpp:") &&
                        Contains(" of extent (128): in device_errors::abort_kernel)"));
  CHECK_THROWS_WITH(parallel_for_each(here, view.extent.tile<32>(), abort_in_tile_kernel{view}),
                    Contains("direct3d_abort (and 31 more; parallel_for_each at ") &&
                        Contains(" of extent (128) in tiles of (32): in "));
}

TEST_CASE("direct3d_abort: races are found in programs that call it (8.1.2)") {
  std::vector<int> data(64, 1);
  array_view<int> view(data);
  concurrency::accelerator_view ref =
      concurrency::accelerator(concurrency::accelerator::direct3d_ref).get_default_view();
  CHECK_THROWS_WITH(
      parallel_for_each(ref, view.extent.tile<32>(), reversing_kernel{view, false, -1}),
      Contains("tile (0): threads ") && Contains("depends on their order"));
  CHECK_NOTHROW(parallel_for_each(ref, view.extent.tile<32>(), reversing_kernel{view, true, -1}));
  // A thread that aborts does not take part in the barrier; the error is reported, not a race.
  CHECK_THROWS_WITH(parallel_for_each(ref, view.extent.tile<32>(), reversing_kernel{view, true, 7}),
                    Contains("direct3d_abort"));
}

TEST_CASE("direct3d_abort: in tiles (E-12.3-d)") {
  std::vector<int> data(128, 1);
  array_view<int> view(data);
  CHECK_THROWS_WITH(run(view.extent.tile<32>(), abort_in_tile_kernel{view}),
                    Contains("direct3d_abort"));
  CHECK(view[31] == 2);
  CHECK(view[32] == 1);
  CHECK(view[63] == 1);
  CHECK(view[64] == 2);
}

template <int Tile>
void abort_at_barriers() {
  for (unsigned who = 1; who < 1u << Tile; ++who)
    for (int when = 0; when < 3; ++when) {
      std::vector<int> data(3 * Tile);
      const array_view<int> passed(data);
      const abort_at_barrier_kernel<Tile> kernel{passed, who, when};
      CHECK_THROWS_WITH(run(passed.extent.template tile<Tile>(), kernel),
                        Contains("direct3d_abort"));
      for (int i = 0; i < 3 * Tile; ++i) {
        const bool aborted = i / Tile == 1 && (who >> i % Tile & 1u) != 0;
        if (passed[i] != (aborted ? when : 3))
          FAIL_CHECK("tile size " << Tile << ", aborting threads 0x" << std::hex << who << std::dec
                                  << ", before barrier " << when << ": thread " << i << " passed "
                                  << passed[i] << " barriers");
      }
    }
}

TEST_CASE("direct3d_abort: other threads of the tile pass barriers (E-12.3-d)") {
  abort_at_barriers<1>();
  abort_at_barriers<2>();
  abort_at_barriers<4>();
}

TEST_CASE("device errors: an error of a GPU is thrown once, when the host waits (E-12.3-e)") {
  static reporting_device on; // static: registered until the program ends
  const amp2hip::known_channel channel(&on.message);
  amp2hip::attach_channels(on);
  amp2hip::attach_channels(on);
  CHECK(on.attached == 1);
  CHECK_NOTHROW(amp2hip::throw_reported_errors());
  write(on.message, "tile %d, %g", 3, 0.5f); // as report() does on a GPU
  on.message.published_kind = amp2hip::device_message::kind::error;
  concurrency::accelerator_view here = concurrency::accelerator().get_default_view();
  CHECK_THROWS_MATCHES(here.wait(), runtime_exception, Catch::Matchers::Message("tile 3, 0.5"));
  CHECK(on.message.generation == 1); // the next message may be written
  CHECK_NOTHROW(here.wait());
  write(on.message, "again");
  on.message.published_kind = amp2hip::device_message::kind::abort;
  std::vector<int> data(4);
  {
    const array_view<int> view(data); // its destructor does not throw
    view[0] = 1;
  }
  CHECK_THROWS_WITH(here.create_marker().get(), "again");
}

TEST_CASE("direct3d_printf: runs in kernels (E-12.3-b)") {
  CHECK_NOTHROW(run(extent<1>(4), print_kernel()));
}

TEST_CASE("direct3d_printf: formats as printf does (E-12.3-b)") {
  CHECK(text_of("plain") == "plain");
  CHECK(text_of("%d|%5d|%-5d|%05d|%+i", 1, 2, 3, 4, 5) == "1|    2|3    |00004|+5");
  CHECK(text_of("%u %x %X %#o", 7u, 255, 255u, 8) == "7 ff FF 010");
  CHECK(text_of("%x", -1) == "ffffffff");
  CHECK(text_of("%ld %llu %hd", 1L << 40, 1ULL << 63, 3) == "1099511627776 9223372036854775808 3");
  CHECK(text_of("%f %.1f %e %g", 1.5f, 2.25, 1000.0, 0.5f) == "1.500000 2.2 1.000000e+03 0.5");
  CHECK(text_of("%s %10s %-4s| %.2s %c", "one", "two", "x", "three", 65) ==
        "one        two x   | th A");
  CHECK(text_of("%*d %.*f %%", 4, 7, 2, 1.0) == "   7 1.00 %");
  CHECK(text_of("%d %f", 2.75, 3) == "2 3.000000"); // arguments are converted
  CHECK(text_of("%d %d", 1) == "1 %d");             // no argument
  CHECK(text_of("%", 1) == "%");
  CHECK(text_of("%d", true) == "1");
  CHECK(text_of("%300d|", 1).size() == 301);
  CHECK(text_of("%f", 1e308).size() == 316);
  CHECK(text_of("%s", std::string(5000, 'a').c_str()).size() < amp2hip::device_message::max_text);
}
