//===--- copies_counted.cpp - the least copies of access sequences --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "counting_device.h"
#include "support.h"

// What a sequence of accesses must copy at least, and that no more is copied
// (R-5.2-d, R-5.2.5-i, R-5.2.5-j, M-8.3-g). Data is 10 ints, 40 bytes, in rows
// of 5 where a sequence needs rows. `least` was derived by hand, for each
// sequence as its comment says: a device has to be given what its kernel reads
// and it does not have (in; between, from another device), and the host what it
// reads, and at the last view's end all that is not home (out). A view that is
// not const counts as read and written, by a kernel and by a subscript of the
// host (§5.2.4). A section moves alone, from its first byte to its last: rows
// that lie apart move with what is between them, but for copy(), which moves
// the rows alone. A subscript of the host is about the whole of a home.

using namespace support;
using concurrency::accelerator_view;
using concurrency::access_type_read_write;
using concurrency::access_type_write;
using concurrency::parallel_for_each;
using host_launch::launch;

namespace copies_counted {

struct least_copies {
  int in, out, within, between;
  std::size_t bytes; ///< of all together

  friend bool operator==(const least_copies &a, const least_copies &b) {
    return a.in == b.in && a.out == b.out && a.within == b.within && a.between == b.between && a.bytes == b.bytes;
  }
  friend std::ostream &operator<<(std::ostream &to, const least_copies &c) {
    return to << "in " << c.in << ", out " << c.out << ", within " << c.within << ", between " << c.between << ", "
              << c.bytes << " bytes";
  }
};

constexpr auto none = concurrency::access_type_none;

/// Two accelerators, two views of the first.
struct places {
  counting::machine m;
  accelerator_view a = amp2hip::accelerator_access::view(m.first);
  accelerator_view beside_a = amp2hip::accelerator_access::view(m.second);
  accelerator_view b = amp2hip::accelerator_access::view(m.far);
  std::vector<int> data = numbers(10);

  least_copies copies() const {
    const counting::traffic &x = m.gpu.seen, &y = m.other.seen;
    return {x.in + y.in, x.out + y.out, x.within + y.within, x.from + y.from,
            x.bytes_in + y.bytes_in + x.bytes_out + y.bytes_out + x.bytes_within + y.bytes_within + x.bytes_from +
                y.bytes_from};
  }
};

/// Reads `from`, writes `to`.
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
/// Into a view without a source, of which nothing is copied.
void read(const accelerator_view &where, const array_view<const int> &v) {
  launch(where, v.extent, read_kernel{v, array_view<int>(v.extent)});
}
int host_reads(const array_view<const int> &v) { return v[0]; }

struct sequence {
  const char *what;
  void (*run)(places &);
  least_copies least; ///< in, out, within, between, bytes
};

const sequence sequences[] = {
    // A kernel reads: the data goes there; nothing changed, nothing comes home.
    {"const kernel", [](places &p) { read(p.a, array_view<const int>(p.data)); }, {1, 0, 0, 0, 40}},
    // Changed there: home at the end.
    {"kernel", [](places &p) { add_one(p.a, array_view<int>(p.data)); }, {1, 1, 0, 0, 80}},
    // Current there after the first kernel.
    {"three kernels",
     [](places &p) {
       const array_view<int> v(p.data);
       for (int i = 0; i < 3; ++i)
         add_one(p.a, v);
     },
     {1, 1, 0, 0, 80}},
    // Views of one accelerator share its memory.
    {"kernels on two views of an accelerator",
     [](places &p) {
       const array_view<int> v(p.data);
       add_one(p.a, v);
       add_one(p.beside_a, v);
       read(p.a, v);
     },
     {1, 1, 0, 0, 80}},
    // Discarded contents need not go there, what the kernel wrote comes home.
    {"discard, kernel",
     [](places &p) {
       const array_view<int> v(p.data);
       v.discard_data();
       launch(p.a, v.extent, fill_kernel<int, 1>{v, 1});
     },
     {0, 1, 0, 0, 40}},
    // Nor come home.
    {"kernel, discard",
     [](places &p) {
       const array_view<int> v(p.data);
       add_one(p.a, v);
       v.discard_data();
     },
     {1, 0, 0, 0, 40}},
    // A new launch writes all: nothing to bring there between.
    {"kernel, discard, kernel elsewhere",
     [](places &p) {
       const array_view<int> v(p.data);
       add_one(p.a, v);
       v.discard_data();
       launch(p.b, v.extent, fill_kernel<int, 1>{v, 1});
     },
     {1, 1, 0, 0, 80}},
    // The host reads it after each kernel; reading leaves the copy there
    // current. At the end it is home already.
    {"kernel, host reads, twice",
     [](places &p) {
       const array_view<int> v(p.data);
       for (int i = 0; i < 2; ++i) {
         add_one(p.a, v);
         host_reads(v);
         host_reads(v);
       }
     },
     {1, 2, 0, 0, 120}},
    // A write of the host is a change: there again for the second kernel.
    {"kernel, host writes, kernel",
     [](places &p) {
       const array_view<int> v(p.data);
       add_one(p.a, v);
       v[0] = 7;
       v[1] = 8;
       add_one(p.a, v);
     },
     {2, 2, 0, 0, 160}},
    // Only the host writes.
    {"host writes", [](places &p) { array_view<int>(p.data)[3] = 1; }, {0, 0, 0, 0, 0}},
    // The host writes, a kernel reads, the host reads: nothing is stale.
    {"host writes, const kernel, host reads",
     [](places &p) {
       const array_view<int> v(p.data);
       v[3] = 1;
       read(p.a, v);
       host_reads(v);
     },
     {1, 0, 0, 0, 40}},
    // Home after the first synchronize(), and not changed since.
    {"kernel, synchronize twice",
     [](places &p) {
       const array_view<int> v(p.data);
       add_one(p.a, v);
       v.synchronize();
       v.synchronize_async().get();
     },
     {1, 1, 0, 0, 80}},
    // synchronize() to read leaves the copy there current.
    {"kernel, synchronize, const kernel",
     [](places &p) {
       const array_view<int> v(p.data);
       add_one(p.a, v);
       v.synchronize();
       read(p.a, v);
     },
     {1, 1, 0, 0, 80}},
    // All will be overwritten at home: nothing has to come, all must go again.
    {"kernel, synchronize to write, kernel",
     [](places &p) {
       const array_view<int> v(p.data);
       add_one(p.a, v);
       v.synchronize(access_type_write);
       p.data.assign(10, 4);
       add_one(p.a, v);
     },
     {2, 1, 0, 0, 120}},
    // Changed behind the view's back, and said so: there again.
    {"const kernel, refresh, const kernel",
     [](places &p) {
       const array_view<int> v(p.data);
       read(p.a, v);
       p.data.assign(10, 4);
       v.refresh();
       read(p.a, v);
     },
     {2, 0, 0, 0, 80}},
    // Directly from one accelerator to the other; home from where it is.
    {"kernels on two accelerators",
     [](places &p) {
       const array_view<int> v(p.data);
       add_one(p.a, v);
       add_one(p.b, v);
     },
     {1, 1, 0, 1, 120}},
    // The host's copy is as good as the other accelerator's: one copy each.
    {"const kernels on two accelerators, twice",
     [](places &p) {
       const array_view<const int> v(p.data);
       for (int i = 0; i < 2; ++i) {
         read(p.a, v);
         read(p.b, v);
       }
     },
     {2, 0, 0, 0, 80}},
    // The reader's copy stays current on both.
    {"kernel here, const kernels there and here",
     [](places &p) {
       const array_view<int> v(p.data);
       add_one(p.a, v);
       read(p.b, v);
       read(p.a, v);
       read(p.b, v);
     },
     {1, 1, 0, 1, 120}},
    // Each change makes the other's copy stale.
    {"kernel here, const kernel there, twice",
     [](places &p) {
       const array_view<int> v(p.data);
       for (int i = 0; i < 2; ++i) {
         add_one(p.a, v);
         read(p.b, v);
       }
     },
     {1, 1, 0, 2, 160}},
    // Brought there before it is needed: not again for the kernel.
    {"synchronize_to, const kernel",
     [](places &p) {
       const array_view<int> v(p.data);
       v.synchronize_to(p.b);
       read(p.b, v);
     },
     {1, 0, 0, 0, 40}},
    // Its half goes there, and comes home.
    {"kernel on a section", [](places &p) { add_one(p.a, array_view<int>(p.data).section(0, 5)); }, {1, 1, 0, 0, 40}},
    // A half each; home in one run.
    {"kernels on two sections",
     [](places &p) {
       const array_view<int> v(p.data);
       add_one(p.a, v.section(0, 5));
       add_one(p.a, v.section(5, 5));
     },
     {2, 1, 0, 0, 80}},
    // Seven elements from the first to the last of two rows' parts.
    {"kernel on a section of rows",
     [](places &p) {
       const array_view<int, 2> part = array_view<int, 2>(2, 5, p.data).section(0, 1, 2, 2);
       launch(p.a, part.extent, add_kernel<int, 2>{part, 1});
     },
     {1, 1, 0, 0, 56}},
    // The section's change is the view's: the other half goes there, and the
    // changed one comes home.
    {"kernel on a section, const kernel on the view, host reads another section",
     [](places &p) {
       const array_view<int> v(p.data);
       add_one(p.a, v.section(0, 5));
       read(p.a, v);
       host_reads(v.section(5, 5));
     },
     {2, 1, 0, 0, 60}},
    // The section comes home when it says so; what is beside it at the end.
    {"kernel on the view, synchronize of a section",
     [](places &p) {
       const array_view<int> v(p.data);
       add_one(p.a, v);
       v.section(3, 4).synchronize();
     },
     {1, 3, 0, 0, 80}},
    // Nothing of that section was changed.
    {"kernel on a section, synchronize of another",
     [](places &p) {
       const array_view<int> v(p.data);
       add_one(p.a, v.section(0, 5));
       v.section(5, 5).synchronize();
     },
     {1, 1, 0, 0, 40}},
    // The section's contents do not go there, the other half is home already.
    {"discard of a section, kernel",
     [](places &p) {
       const array_view<int> v(p.data);
       v.section(0, 5).discard_data();
       launch(p.a, extent<1>(5), fill_kernel<int, 1>{v.section(0, 5), 1});
     },
     {0, 1, 0, 0, 20}},
    // Half of what is there is the host's again.
    {"const kernel, refresh of a section, const kernel",
     [](places &p) {
       const array_view<int> v(p.data);
       read(p.a, v);
       v.section(0, 5).refresh();
       read(p.a, v);
     },
     {2, 0, 0, 0, 60}},
    // Overwritten at home: only the other half comes.
    {"kernel, copy from the host to a section",
     [](places &p) {
       const array_view<int> v(p.data);
       const std::vector<int> five(5);
       add_one(p.a, v);
       copy(five.begin(), five.end(), v.section(0, 5));
     },
     {1, 1, 0, 0, 60}},
    // Each accelerator keeps its half.
    {"kernels on two accelerators, each on its section, twice",
     [](places &p) {
       const array_view<int> v(p.data);
       for (int i = 0; i < 2; ++i) {
         add_one(p.a, v.section(0, 5));
         add_one(p.b, v.section(5, 5));
       }
     },
     {2, 2, 0, 0, 80}},
    // The other's half comes from there; then one has all for the way home.
    {"kernels on two accelerators, each on its section, const kernel on the view",
     [](places &p) {
       const array_view<int> v(p.data);
       add_one(p.a, v.section(0, 5));
       add_one(p.b, v.section(5, 5));
       read(p.a, v);
     },
     {2, 1, 0, 1, 100}},
    // Five of the changed elements.
    {"kernel here, const kernel on a section there",
     [](places &p) {
       const array_view<int> v(p.data);
       add_one(p.a, v);
       read(p.b, v.section(2, 5));
     },
     {1, 1, 0, 1, 100}},
    // Never at the host: nothing has to go anywhere.
    {"view without a source, kernels",
     [](places &p) {
       const array_view<int> v(10);
       launch(p.a, v.extent, fill_kernel<int, 1>{v, 1});
       read(p.beside_a, v);
     },
     {0, 0, 0, 0, 0}},
    {"view without a source, kernel, host reads",
     [](places &p) {
       const array_view<int> v(10);
       launch(p.a, v.extent, fill_kernel<int, 1>{v, 1});
       host_reads(v);
     },
     {0, 1, 0, 0, 40}},
    // Filled, used where it is, read.
    {"array: copied in, kernels, copied out",
     [](places &p) {
       array<int> a(extent<1>(10), p.data.begin(), p.a, none);
       add_one(a);
       add_one(a);
       copy(a, p.data.begin());
     },
     {1, 1, 0, 0, 80}},
    // Nobody reads it: nothing comes home at its end.
    {"array: kernels",
     [](places &p) {
       array<int> a(extent<1>(10), p.a, none);
       add_one(a);
     },
     {0, 0, 0, 0, 0}},
    {"array to an array of the same accelerator",
     [](places &p) {
       array<int> a(extent<1>(10), p.a, none), b(a), c(extent<1>(10), p.beside_a, none);
       copy(b, c);
     },
     {0, 0, 2, 0, 80}},
    {"array to an array of another accelerator",
     [](places &p) {
       array<int> a(extent<1>(10), p.a, none), b(extent<1>(10), p.b, none);
       copy(a, b);
     },
     {0, 0, 0, 1, 40}},
    // Only the section's elements, by the shortest way.
    {"section of an array to a section on another accelerator",
     [](places &p) {
       array<int> a(extent<1>(10), p.a, none), b(extent<1>(10), p.b, none);
       copy(a.section(2, 5), b.section(1, 5));
     },
     {0, 0, 0, 1, 20}},
    // Rows that lie apart: gathered, sent in one run, scattered.
    {"section of rows to rows on another accelerator",
     [](places &p) {
       array<int, 2> a(extent<2>(2, 5), p.a, none), b(extent<2>(2, 5), p.b, none);
       copy(a.section(0, 1, 2, 2), b.section(0, 3, 2, 2));
     },
     {0, 0, 2, 1, 48}},
    // Rows that lie apart, by one two-dimensional copy each way.
    {"section of rows from and to the host",
     [](places &p) {
       array<int, 2> a(extent<2>(2, 5), p.a, none);
       std::vector<int> part(4);
       copy(part.begin(), part.end(), a.section(0, 1, 2, 2));
       copy(a.section(0, 1, 2, 2), part.begin());
     },
     {1, 1, 0, 0, 32}},
    // Straight into the view's home, where it is then current.
    {"array to a view",
     [](places &p) {
       array<int> a(extent<1>(10), p.a, none);
       const array_view<int> v(p.data);
       copy(a, v);
       host_reads(v);
     },
     {0, 1, 0, 0, 40}},
    // From where the view's data is: within the accelerator. Home at its end.
    {"kernel on a view, view to an array there",
     [](places &p) {
       const array_view<int> v(p.data);
       add_one(p.a, v);
       array<int> a(extent<1>(10), p.a, none);
       copy(v, a);
     },
     {1, 1, 1, 0, 120}},
    // The array's data goes to the other accelerator, and back for its own.
    {"array used by a view on another accelerator, then at its own",
     [](places &p) {
       array<int> a(extent<1>(10), p.a, none);
       add_one(p.b, array_view<int>(a));
       add_one(a);
     },
     {0, 0, 0, 2, 80}},
    // Its own copy stays current while others read.
    {"array read by a view on another accelerator, then at its own",
     [](places &p) {
       array<int> a(extent<1>(10), p.a, none);
       read(p.b, array_view<const int>(a));
       launch(p.a, a.extent, const_array_kernel{a, array_view<int>(10)});
     },
     {0, 0, 0, 1, 40}},
    // A staging array is host memory: written in place, one copy there.
    {"staging array, written by the host, to its accelerator",
     [](places &p) {
       array<int> staging(extent<1>(10), cpu_memory().get_default_view(), p.a), a(extent<1>(10), p.a, none);
       staging[0] = 1;
       copy(staging, a);
     },
     {1, 0, 0, 0, 40}},
};

} // namespace copies_counted

using namespace copies_counted;

TEST_CASE("copies: the least possible of each sequence (R-5.2-d, R-5.2.5-i)") {
  for (const sequence &one : sequences) {
    INFO(one.what);
    places p;
    one.run(p);
    CHECK(p.copies() == one.least);
    CHECK(p.m.gpu.seen.live + p.m.other.seen.live == 0);
  }
}
