//===--- tiled_kernels.h - Tiled kernels in C++ AMP -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Included by two sources, which are translated with and without
// --optimize=coarsen-tiles. Each defines the function run_kernel in another
// namespace, whose name is TILED_KERNELS.
//
//===----------------------------------------------------------------------===//

#include "bench_coarsened.h"
#include <amp.h>
#include <amp_math.h>

using namespace concurrency;

namespace {

using matrix = array_view<float, 2>;
using const_matrix = array_view<const float, 2>;

template <int Tile>
void multiply(const problem &p) {
  const matrix c = p.c;
  const const_matrix a = p.a, b = p.b;
  const int width = a.extent[1];
  parallel_for_each(p.where, c.extent.tile<Tile, Tile>(), [=](tiled_index<Tile, Tile> t) restrict(amp) {
    const int row = t.local[0], column = t.local[1];
    float sum = 0;
    for (int i = 0; i < width; i += Tile) {
      tile_static float tile_a[Tile][Tile], tile_b[Tile][Tile];
      tile_a[row][column] = a(t.global[0], column + i);
      tile_b[row][column] = b(row + i, t.global[1]);
      t.barrier.wait();
      for (int k = 0; k < Tile; k++)
        sum += tile_a[row][k] * tile_b[k][column];
      t.barrier.wait();
    }
    c[t.global] = sum;
  });
}

template <int Tile>
void transpose(const problem &p) {
  const matrix c = p.c;
  const const_matrix a = p.a;
  parallel_for_each(p.where, c.extent.tile<Tile, Tile>(), [=](tiled_index<Tile, Tile> t) restrict(amp) {
    tile_static float block[Tile][Tile + 1];
    block[t.local[0]][t.local[1]] = a[t.global];
    t.barrier.wait();
    c(t.tile_origin[1] + t.local[0], t.tile_origin[0] + t.local[1]) = block[t.local[1]][t.local[0]];
  });
}

// A convolution with (2R + 1)^2 weights, which are the first elements of b.
template <int R>
void convolve(const problem &p) {
  const matrix c = p.c;
  const const_matrix a = p.a, b = p.b;
  static const int tile = 16, width = tile + 2 * R;
  parallel_for_each(p.where, c.extent.tile<tile, tile>(), [=](tiled_index<tile, tile> t) restrict(amp) {
    tile_static float part[width][width];
    const int rows = c.extent[0], columns = c.extent[1];
    for (int i = t.local[0] * tile + t.local[1]; i < width * width; i += tile * tile) {
      const int y = t.tile_origin[0] + i / width - R, x = t.tile_origin[1] + i % width - R;
      part[i / width][i % width] = y < 0 || x < 0 || y >= rows || x >= columns ? 0 : a(y, x);
    }
    t.barrier.wait();
    float sum = 0;
    for (int y = 0; y <= 2 * R; y++)
      for (int x = 0; x <= 2 * R; x++)
        sum += part[t.local[0] + y][t.local[1] + x] * b(y, x);
    c[t.global] = sum;
  });
}

// One step of the heat equation; the tile has a border of one element.
void heat(const problem &p) {
  const matrix c = p.c;
  const const_matrix a = p.a;
  static const int tile = 16;
  parallel_for_each(p.where, c.extent.tile<tile, tile>(), [=](tiled_index<tile, tile> t) restrict(amp) {
    tile_static float part[tile + 2][tile + 2];
    const int y = t.local[0] + 1, x = t.local[1] + 1;
    const int gy = t.global[0], gx = t.global[1], rows = c.extent[0], columns = c.extent[1];
    part[y][x] = a[t.global];
    if (y == 1)
      part[0][x] = gy > 0 ? a(gy - 1, gx) : 0;
    if (y == tile)
      part[tile + 1][x] = gy < rows - 1 ? a(gy + 1, gx) : 0;
    if (x == 1)
      part[y][0] = gx > 0 ? a(gy, gx - 1) : 0;
    if (x == tile)
      part[y][tile + 1] = gx < columns - 1 ? a(gy, gx + 1) : 0;
    t.barrier.wait();
    c[t.global] = part[y][x] + 0.2f * (part[y - 1][x] + part[y + 1][x] + part[y][x - 1] + part[y][x + 1] - 4 * part[y][x]);
  });
}

// The third phase of Floyd and Warshall's shortest paths, for one diagonal block.
void shortest_paths(const problem &p) {
  const matrix c = p.c;
  const const_matrix a = p.a, b = p.b;
  static const int tile = 16;
  parallel_for_each(p.where, c.extent.tile<tile, tile>(), [=](tiled_index<tile, tile> t) restrict(amp) {
    tile_static float left[tile][tile], above[tile][tile];
    left[t.local[0]][t.local[1]] = a(t.global[0], t.local[1]);
    above[t.local[0]][t.local[1]] = b(t.local[0], t.global[1]);
    float best = c[t.global];
    t.barrier.wait();
    for (int k = 0; k < tile; k++)
      best = fast_math::fmin(best, left[t.local[0]][k] + above[k][t.local[1]]);
    c[t.global] = best;
  });
}

// Sums of the rows of a: each tile sums 256 elements.
void sums(const problem &p) {
  const matrix c = p.c;
  const const_matrix a = p.a;
  static const int tile = 256;
  parallel_for_each(p.where, c.extent.tile<1, tile>(), [=](tiled_index<1, tile> t) restrict(amp) {
    tile_static float part[tile];
    const int local = t.local[1];
    part[local] = a[t.global];
    t.barrier.wait();
    for (int half = tile / 2; half > 0; half /= 2) {
      if (local < half)
        part[local] += part[local + half];
      t.barrier.wait();
    }
    if (local == 0)
      c[t.global] = part[0];
  });
}

// The inclusive prefix sums of each 256 elements of a row.
void scan(const problem &p) {
  const matrix c = p.c;
  const const_matrix a = p.a;
  static const int tile = 256;
  parallel_for_each(p.where, c.extent.tile<1, tile>(), [=](tiled_index<1, tile> t) restrict(amp) {
    tile_static float part[2][tile];
    const int local = t.local[1];
    part[0][local] = a[t.global];
    int from = 0;
    t.barrier.wait();
    for (int distance = 1; distance < tile; distance *= 2) {
      part[1 - from][local] = local >= distance ? part[from][local] + part[from][local - distance] : part[from][local];
      from = 1 - from;
      t.barrier.wait();
    }
    c[t.global] = part[from][local];
  });
}

// A histogram of each tile, added to the first row of c.
void histogram(const problem &p) {
  const array_view<int, 2> c = p.counts;
  const const_matrix a = p.a;
  static const int tile = 256;
  parallel_for_each(p.where, a.extent.tile<1, tile>(), [=](tiled_index<1, tile> t) restrict(amp) {
    tile_static int counts[tile];
    counts[t.local[1]] = 0;
    t.barrier.wait();
    atomic_fetch_add(&counts[(int)((a[t.global] + 1) * 100) & 255], 1);
    t.barrier.wait();
    atomic_fetch_add(&c(0, t.local[1]), counts[t.local[1]]);
  });
}

// A matrix times the vector in the first row of b, a tile of 8 x 32 per 8 rows.
void multiply_vector(const problem &p) {
  const matrix c = p.c;
  const const_matrix a = p.a, b = p.b;
  static const int rows = 8, width = 32;
  const int columns = a.extent[1];
  parallel_for_each(p.where, extent<2>(a.extent[0], width).tile<rows, width>(), [=](tiled_index<rows, width> t) restrict(amp) {
    tile_static float part[rows][width];
    float sum = 0;
    for (int k = t.local[1]; k < columns; k += width)
      sum += a(t.global[0], k) * b(0, k);
    part[t.local[0]][t.local[1]] = sum;
    t.barrier.wait();
    if (t.local[1] == 0) {
      for (int k = 1; k < width; k++)
        sum += part[t.local[0]][k];
      c(t.global[0], 0) = sum;
    }
  });
}

// The forces between the bodies in the first row of a, whose tiles have Tile bodies.
template <int Tile>
void forces(const problem &p) {
  const matrix c = p.c;
  const const_matrix a = p.a;
  const int count = p.bodies;
  parallel_for_each(p.where, extent<1>(count).tile<Tile>(), [=](tiled_index<Tile> t) restrict(amp) {
    tile_static float x[Tile], y[Tile];
    const float my_x = a(0, t.global[0]), my_y = a(1, t.global[0]);
    float sum = 0;
    for (int begin = 0; begin < count; begin += Tile) {
      x[t.local[0]] = a(0, begin + t.local[0]);
      y[t.local[0]] = a(1, begin + t.local[0]);
      t.barrier.wait();
      for (int k = 0; k < Tile; k++) {
        const float dx = x[k] - my_x, dy = y[k] - my_y;
        sum += fast_math::rsqrt(dx * dx + dy * dy + 1e-4f);
      }
      t.barrier.wait();
    }
    c(0, t.global[0]) = sum;
  });
}

// The average of each element and its neighbors in a volume whose planes are rows of a.
void blur_volume(const problem &p) {
  const matrix c = p.c;
  const const_matrix a = p.a;
  static const int depth = 4, height = 8, width = 16;
  const int n = p.edge;
  parallel_for_each(p.where, extent<3>(n, n, n).tile<depth, height, width>(), [=](tiled_index<depth, height, width> t) restrict(amp) {
    tile_static float part[depth][height][width];
    const int z = t.local[0], y = t.local[1], x = t.local[2];
    part[z][y][x] = a(t.global[0], t.global[1] * n + t.global[2]);
    t.barrier.wait();
    float sum = 0;
    for (int d = -1; d <= 1; d++)
      sum += part[(z + d) & (depth - 1)][y][x] + part[z][(y + d) & (height - 1)][x] + part[z][y][(x + d) & (width - 1)];
    c(t.global[0], t.global[1] * n + t.global[2]) = sum / 9;
  });
}

} // namespace

namespace TILED_KERNELS {

void run_kernel(int number, const problem &p) {
  switch (number) {
  case 0: return multiply<16>(p);
  case 1: return multiply<32>(p);
  case 2: return multiply<8>(p);
  case 3: return transpose<32>(p);
  case 4: return transpose<16>(p);
  case 5: return convolve<1>(p);
  case 6: return convolve<3>(p);
  case 7: return convolve<4>(p);
  case 8: return heat(p);
  case 9: return shortest_paths(p);
  case 10: return sums(p);
  case 11: return scan(p);
  case 12: return histogram(p);
  case 13: return multiply_vector(p);
  case 14: return forces<256>(p);
  case 15: return forces<64>(p);
  case 16: return blur_volume(p);
  }
}

} // namespace TILED_KERNELS
