//===--- copies_counted.cpp - Minimal copies for access sequences ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "counting_device.h"
#include "support.h"

// Tests that the runtime makes the minimal copies for each sequence of accesses
// (R-5.2-d, R-5.2.5-i, R-5.2.5-j, M-8.3-g). The data is 10 ints (40 bytes), in
// two rows of 5 if a sequence needs rows. `least` was derived by hand; the
// comment of each sequence gives the reason. It counts the copies by direction:
//
// - in: to a device, the data that its kernel reads and the device lacks;
// - between: the same, from another device;
// - out: to the host, the data that it reads and, when the last view is
//   destroyed, every change that the host's copy lacks;
// - within: inside a device.
//
// A non-const view counts as read and written, in a kernel and in a subscript
// on the host (§5.2.4). A section is copied without the rest of the data, from
// its first to its last byte, including the gaps between its rows; copy()
// copies no gaps. A subscript on the host needs the whole backing store.

using namespace support;
using concurrency::accelerator_view;
using concurrency::access_type_read_write;
using concurrency::access_type_write;
using concurrency::parallel_for_each;
using host_launch::launch;

namespace copies_counted {

struct least_copies {
  int in, out, within, between;
  std::size_t bytes; ///< the sum over all directions

  friend bool operator==(const least_copies &a, const least_copies &b) {
    return a.in == b.in && a.out == b.out && a.within == b.within && a.between == b.between &&
           a.bytes == b.bytes;
  }
  friend std::ostream &operator<<(std::ostream &to, const least_copies &c) {
    return to << "in " << c.in << ", out " << c.out << ", within " << c.within << ", between "
              << c.between << ", " << c.bytes << " bytes";
  }
};

constexpr auto none = concurrency::access_type_none;

/// Two devices: `a` and `beside_a` are views of the first, `b` of the second.
struct two_devices {
  counting::machine m;
  accelerator_view a = amp2hip::accelerator_access::view(m.first);
  accelerator_view beside_a = amp2hip::accelerator_access::view(m.second);
  accelerator_view b = amp2hip::accelerator_access::view(m.far);
  std::vector<int> data = numbers(10);

  least_copies copies() const {
    const counting::traffic &x = m.gpu.seen, &y = m.other.seen;
    return {x.in + y.in, x.out + y.out, x.within + y.within, x.from + y.from,
            x.bytes_in + y.bytes_in + x.bytes_out + y.bytes_out + x.bytes_within + y.bytes_within +
                x.bytes_from + y.bytes_from};
  }
};

/// Reads `from` and writes `to`.
struct read_kernel {
  array_view<const int> from;
  array_view<int> to;
  AMP2HIP_CPU_AMP void operator()(concurrency::index<1> i) const { to[i] = from[i] + 1; }
};
struct array_kernel {
  mutable amp2hip::array_ref<int> data;
  AMP2HIP_CPU_AMP void operator()(concurrency::index<1> i) const { data[i] += 1; }
};
struct const_array_kernel {
  mutable amp2hip::array_ref<const int> from;
  array_view<int> to;
  AMP2HIP_CPU_AMP void operator()(concurrency::index<1> i) const { to[i] = from[i]; }
};

void add_one(const accelerator_view &where, const array_view<int> &v) {
  launch(where, v.extent, add_kernel<int, 1>{v, 1});
}
void add_one(array<int> &a) { launch(a.get_accelerator_view(), a.extent, array_kernel{a}); }
/// Reads `v` in a kernel. The kernel writes to a view without a source, which
/// causes no copies.
void read(const accelerator_view &where, const array_view<const int> &v) {
  launch(where, v.extent, read_kernel{v, array_view<int>(v.extent)});
}
int host_reads(const array_view<const int> &v) { return v[0]; }

struct sequence {
  const char *what;
  void (*run)(two_devices &);
  least_copies least; ///< in, out, within, between, bytes
};

const sequence sequences[] = {
    // The kernel reads the data on the device. Nothing changed, so nothing is
    // copied back.
    {"const kernel", [](two_devices &p) { read(p.a, array_view<const int>(p.data)); }, {1, 0, 0, 0, 40}},
    // Changed on the device; copied back at the end.
    {"kernel", [](two_devices &p) { add_one(p.a, array_view<int>(p.data)); }, {1, 1, 0, 0, 80}},
    // The device's copy is current after the first kernel.
    {"three kernels",
     [](two_devices &p) {
       const array_view<int> v(p.data);
       for (int i = 0; i < 3; ++i)
         add_one(p.a, v);
     },
     {1, 1, 0, 0, 80}},
    // All views of an accelerator use the same memory.
    {"kernels on two views of an accelerator",
     [](two_devices &p) {
       const array_view<int> v(p.data);
       add_one(p.a, v);
       add_one(p.beside_a, v);
       read(p.a, v);
     },
     {1, 1, 0, 0, 80}},
    // Discarded contents need not be copied in. The kernel's output is copied
    // back.
    {"discard, kernel",
     [](two_devices &p) {
       const array_view<int> v(p.data);
       v.discard_data();
       launch(p.a, v.extent, fill_kernel<int, 1>{v, 1});
     },
     {0, 1, 0, 0, 40}},
    // Discarded changes need not be copied back.
    {"kernel, discard",
     [](two_devices &p) {
       const array_view<int> v(p.data);
       add_one(p.a, v);
       v.discard_data();
     },
     {1, 0, 0, 0, 40}},
    // The second kernel overwrites everything, so nothing is copied between
    // devices.
    {"kernel, discard, kernel elsewhere",
     [](two_devices &p) {
       const array_view<int> v(p.data);
       add_one(p.a, v);
       v.discard_data();
       launch(p.b, v.extent, fill_kernel<int, 1>{v, 1});
     },
     {1, 1, 0, 0, 80}},
    // The host reads after each kernel. A read leaves the device's copy
    // current. At the end, the host's copy is current already.
    {"kernel, host reads, twice",
     [](two_devices &p) {
       const array_view<int> v(p.data);
       for (int i = 0; i < 2; ++i) {
         add_one(p.a, v);
         host_reads(v);
         host_reads(v);
       }
     },
     {1, 2, 0, 0, 120}},
    // The host's write is a change; the second kernel needs a new copy.
    {"kernel, host writes, kernel",
     [](two_devices &p) {
       const array_view<int> v(p.data);
       add_one(p.a, v);
       v[0] = 7;
       v[1] = 8;
       add_one(p.a, v);
     },
     {2, 2, 0, 0, 160}},
    // Only the host writes.
    {"host writes", [](two_devices &p) { array_view<int>(p.data)[3] = 1; }, {0, 0, 0, 0, 0}},
    // After the host's write, the data is only read: one copy in.
    {"host writes, const kernel, host reads",
     [](two_devices &p) {
       const array_view<int> v(p.data);
       v[3] = 1;
       read(p.a, v);
       host_reads(v);
     },
     {1, 0, 0, 0, 40}},
    // Current on the host after the first synchronize(), and unchanged since.
    {"kernel, synchronize twice",
     [](two_devices &p) {
       const array_view<int> v(p.data);
       add_one(p.a, v);
       v.synchronize();
       v.synchronize_async().get();
     },
     {1, 1, 0, 0, 80}},
    // synchronize() for reading leaves the device's copy current.
    {"kernel, synchronize, const kernel",
     [](two_devices &p) {
       const array_view<int> v(p.data);
       add_one(p.a, v);
       v.synchronize();
       read(p.a, v);
     },
     {1, 1, 0, 0, 80}},
    // synchronize() for writing copies nothing back, because the host
    // overwrites everything. The second kernel needs a new copy.
    {"kernel, synchronize to write, kernel",
     [](two_devices &p) {
       const array_view<int> v(p.data);
       add_one(p.a, v);
       v.synchronize(access_type_write);
       p.data.assign(10, 4);
       add_one(p.a, v);
     },
     {2, 1, 0, 0, 120}},
    // The program changes the data without using the view, then calls
    // refresh(): the second kernel needs a new copy.
    {"const kernel, refresh, const kernel",
     [](two_devices &p) {
       const array_view<int> v(p.data);
       read(p.a, v);
       p.data.assign(10, 4);
       v.refresh();
       read(p.a, v);
     },
     {2, 0, 0, 0, 80}},
    // Copied directly between the accelerators, and back from the second one.
    {"kernels on two accelerators",
     [](two_devices &p) {
       const array_view<int> v(p.data);
       add_one(p.a, v);
       add_one(p.b, v);
     },
     {1, 1, 0, 1, 120}},
    // The host's copy stays current: one copy to each accelerator.
    {"const kernels on two accelerators, twice",
     [](two_devices &p) {
       const array_view<const int> v(p.data);
       for (int i = 0; i < 2; ++i) {
         read(p.a, v);
         read(p.b, v);
       }
     },
     {2, 0, 0, 0, 80}},
    // After the first read on `b`, both copies stay current.
    {"kernel here, const kernels there and here",
     [](two_devices &p) {
       const array_view<int> v(p.data);
       add_one(p.a, v);
       read(p.b, v);
       read(p.a, v);
       read(p.b, v);
     },
     {1, 1, 0, 1, 120}},
    // Each change makes the copy on the other accelerator stale.
    {"kernel here, const kernel there, twice",
     [](two_devices &p) {
       const array_view<int> v(p.data);
       for (int i = 0; i < 2; ++i) {
         add_one(p.a, v);
         read(p.b, v);
       }
     },
     {1, 1, 0, 2, 160}},
    // synchronize_to() has already copied what the kernel needs.
    {"synchronize_to, const kernel",
     [](two_devices &p) {
       const array_view<int> v(p.data);
       v.synchronize_to(p.b);
       read(p.b, v);
     },
     {1, 0, 0, 0, 40}},
    // Only the section is copied, in and back.
    {"kernel on a section", [](two_devices &p) { add_one(p.a, array_view<int>(p.data).section(0, 5)); }, {1, 1, 0, 0, 40}},
    // Each section is copied in; one copy back covers both.
    {"kernels on two sections",
     [](two_devices &p) {
       const array_view<int> v(p.data);
       add_one(p.a, v.section(0, 5));
       add_one(p.a, v.section(5, 5));
     },
     {2, 1, 0, 0, 80}},
    // Two elements in each of two rows: seven elements from the first to the
    // last.
    {"kernel on a section of rows",
     [](two_devices &p) {
       const array_view<int, 2> part = array_view<int, 2>(2, 5, p.data).section(0, 1, 2, 2);
       launch(p.a, part.extent, add_kernel<int, 2>{part, 1});
     },
     {1, 1, 0, 0, 56}},
    // The kernel on the view needs only the other section, because the device
    // has the first. The host's read copies the changed section back.
    {"kernel on a section, const kernel on the view, host reads another section",
     [](two_devices &p) {
       const array_view<int> v(p.data);
       add_one(p.a, v.section(0, 5));
       read(p.a, v);
       host_reads(v.section(5, 5));
     },
     {2, 1, 0, 0, 60}},
    // synchronize() copies the section back; the elements before and after it
    // follow at the end.
    {"kernel on the view, synchronize of a section",
     [](two_devices &p) {
       const array_view<int> v(p.data);
       add_one(p.a, v);
       v.section(3, 4).synchronize();
     },
     {1, 3, 0, 0, 80}},
    // The synchronized section has no changes.
    {"kernel on a section, synchronize of another",
     [](two_devices &p) {
       const array_view<int> v(p.data);
       add_one(p.a, v.section(0, 5));
       v.section(5, 5).synchronize();
     },
     {1, 1, 0, 0, 40}},
    // The discarded section is not copied in, and the other half never leaves
    // the host.
    {"discard of a section, kernel",
     [](two_devices &p) {
       const array_view<int> v(p.data);
       v.section(0, 5).discard_data();
       launch(p.a, extent<1>(5), fill_kernel<int, 1>{v.section(0, 5), 1});
     },
     {0, 1, 0, 0, 20}},
    // refresh() makes only half of the device's copy stale.
    {"const kernel, refresh of a section, const kernel",
     [](two_devices &p) {
       const array_view<int> v(p.data);
       read(p.a, v);
       v.section(0, 5).refresh();
       read(p.a, v);
     },
     {2, 0, 0, 0, 60}},
    // copy() overwrites one half on the host; only the other half is copied
    // out.
    {"kernel, copy from the host to a section",
     [](two_devices &p) {
       const array_view<int> v(p.data);
       const std::vector<int> five(5);
       add_one(p.a, v);
       copy(five.begin(), five.end(), v.section(0, 5));
     },
     {1, 1, 0, 0, 60}},
    // The second pass copies nothing: each device has the current data of its
    // section.
    {"kernels on two accelerators, each on its section, twice",
     [](two_devices &p) {
       const array_view<int> v(p.data);
       for (int i = 0; i < 2; ++i) {
         add_one(p.a, v.section(0, 5));
         add_one(p.b, v.section(5, 5));
       }
     },
     {2, 2, 0, 0, 80}},
    // The last kernel copies the section of the second device to the first,
    // which then has all changes: one copy to the host suffices.
    {"kernels on two accelerators, each on its section, const kernel on the view",
     [](two_devices &p) {
       const array_view<int> v(p.data);
       add_one(p.a, v.section(0, 5));
       add_one(p.b, v.section(5, 5));
       read(p.a, v);
     },
     {2, 1, 0, 1, 100}},
    // The second device receives only the five elements that its kernel reads.
    {"kernel here, const kernel on a section there",
     [](two_devices &p) {
       const array_view<int> v(p.data);
       add_one(p.a, v);
       read(p.b, v.section(2, 5));
     },
     {1, 1, 0, 1, 100}},
    // The host never has data: nothing is copied.
    {"view without a source, kernels",
     [](two_devices &p) {
       const array_view<int> v(10);
       launch(p.a, v.extent, fill_kernel<int, 1>{v, 1});
       read(p.beside_a, v);
     },
     {0, 0, 0, 0, 0}},
    {"view without a source, kernel, host reads",
     [](two_devices &p) {
       const array_view<int> v(10);
       launch(p.a, v.extent, fill_kernel<int, 1>{v, 1});
       host_reads(v);
     },
     {0, 1, 0, 0, 40}},
    // Copied in, used on its device, copied out.
    {"array: copied in, kernels, copied out",
     [](two_devices &p) {
       array<int> a(extent<1>(10), p.data.begin(), p.a, none);
       add_one(a);
       add_one(a);
       copy(a, p.data.begin());
     },
     {1, 1, 0, 0, 80}},
    // An array is not copied back when it is destroyed.
    {"array: kernels",
     [](two_devices &p) {
       array<int> a(extent<1>(10), p.a, none);
       add_one(a);
     },
     {0, 0, 0, 0, 0}},
    {"array to an array of the same accelerator",
     [](two_devices &p) {
       array<int> a(extent<1>(10), p.a, none), b(a), c(extent<1>(10), p.beside_a, none);
       copy(b, c);
     },
     {0, 0, 2, 0, 80}},
    {"array to an array of another accelerator",
     [](two_devices &p) {
       array<int> a(extent<1>(10), p.a, none), b(extent<1>(10), p.b, none);
       copy(a, b);
     },
     {0, 0, 0, 1, 40}},
    // Only the elements of the section, directly between the devices.
    {"section of an array to a section on another accelerator",
     [](two_devices &p) {
       array<int> a(extent<1>(10), p.a, none), b(extent<1>(10), p.b, none);
       copy(a.section(2, 5), b.section(1, 5));
     },
     {0, 0, 0, 1, 20}},
    // Rows with gaps: gathered, copied in one run, scattered.
    {"section of rows to rows on another accelerator",
     [](two_devices &p) {
       array<int, 2> a(extent<2>(2, 5), p.a, none), b(extent<2>(2, 5), p.b, none);
       copy(a.section(0, 1, 2, 2), b.section(0, 3, 2, 2));
     },
     {0, 0, 2, 1, 48}},
    // Rows with gaps: one two-dimensional copy in each direction.
    {"section of rows from and to the host",
     [](two_devices &p) {
       array<int, 2> a(extent<2>(2, 5), p.a, none);
       std::vector<int> part(4);
       copy(part.begin(), part.end(), a.section(0, 1, 2, 2));
       copy(a.section(0, 1, 2, 2), part.begin());
     },
     {1, 1, 0, 0, 32}},
    // Copied directly to the host's memory, which is then current.
    {"array to a view",
     [](two_devices &p) {
       array<int> a(extent<1>(10), p.a, none);
       const array_view<int> v(p.data);
       copy(a, v);
       host_reads(v);
     },
     {0, 1, 0, 0, 40}},
    // Copied within the device, where the view's data is current. The view's
    // data is copied back at the end.
    {"kernel on a view, view to an array there",
     [](two_devices &p) {
       const array_view<int> v(p.data);
       add_one(p.a, v);
       array<int> a(extent<1>(10), p.a, none);
       copy(v, a);
     },
     {1, 1, 1, 0, 120}},
    // The array's data is copied to the other accelerator, and back for the
    // kernel on its own.
    {"array used by a view on another accelerator, then at its own",
     [](two_devices &p) {
       array<int> a(extent<1>(10), p.a, none);
       add_one(p.b, array_view<int>(a));
       add_one(a);
     },
     {0, 0, 0, 2, 80}},
    // The array's own copy stays current while other accelerators read.
    {"array read by a view on another accelerator, then at its own",
     [](two_devices &p) {
       array<int> a(extent<1>(10), p.a, none);
       read(p.b, array_view<const int>(a));
       launch(p.a, a.extent, const_array_kernel{a, array_view<int>(10)});
     },
     {0, 0, 0, 1, 40}},
    // A staging array is host memory: written in place, then copied once.
    {"staging array, written by the host, to its accelerator",
     [](two_devices &p) {
       array<int> staging(extent<1>(10), cpu_memory().get_default_view(), p.a), a(extent<1>(10), p.a, none);
       staging[0] = 1;
       copy(staging, a);
     },
     {1, 0, 0, 0, 40}},
};

} // namespace copies_counted

using namespace copies_counted;

TEST_CASE("copies: each sequence makes the minimal copies (R-5.2-d, R-5.2.5-i)") {
  for (const sequence &one : sequences) {
    INFO(one.what);
    two_devices p;
    one.run(p);
    CHECK(p.copies() == one.least);
    CHECK(p.m.gpu.seen.live + p.m.other.seen.live == 0);
  }
}
