// floyd_warshall: computes the shortest paths between all nodes of a graph,
// with one launch per node. The kernel is a lambda that a variable stores.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <iostream>
#include <random>
#include <vector>
#include "../common/sample.h"

using namespace concurrency;

const int no_edge = 1000000;

// The name is not `min`, because windows.h defines a macro with this name.
inline int smaller(int a, int b) restrict(amp, cpu)
{
    return a < b ? a : b;
}

// Replaces the edge lengths in `distances` by the lengths of the shortest
// paths. vias[i * n + j] becomes the last k for which the path from i to j
// through k was shorter than before; it stays -1 if the edge is the shortest
// path.
void floyd_warshall(int n, std::vector<int>& distances, std::vector<int>& vias)
{
    array_view<int, 2> distance(n, n, distances);
    array_view<int, 2> via(n, n, vias);
    for (int k = 0; k < n; ++k)
    {
        auto relax = [distance, via, k](index<2> idx) restrict(amp) -> void
        {
            if (idx[0] == k || idx[1] == k)
                return;
            const int by_k = distance(idx[0], k) + distance(k, idx[1]);
            if (by_k < distance[idx])
                via[idx] = k;
            distance[idx] = smaller(by_k, distance[idx]);
        };
        parallel_for_each(distance.extent, relax);
    }
    distance.synchronize();
    via.synchronize();
}

// Returns the length of the path that `vias` describes, as the sum of its
// edges.
static int walk(int from, int to, int n, const std::vector<int>& vias, const std::vector<int>& edges)
{
    const int k = vias[from * n + to];
    if (k < 0)
        return edges[from * n + to];
    return walk(from, k, n, vias, edges) + walk(k, to, n, vias, edges);
}

int main()
{
    const int n = small_test() ? 40 : 160;
    std::vector<int> edges(n * n, no_edge), vias(n * n, -1);
    std::mt19937 engine(23);
    for (int i = 0; i < n; ++i)
    {
        edges[i * n + i] = 0;
        for (int e = 0; e < 4; ++e)
        {
            const int j = static_cast<int>(engine() % n);
            if (j != i)
                edges[i * n + j] = 1 + static_cast<int>(engine() % 100);
        }
    }

    std::vector<int> expected(edges), distances(edges);
    for (int k = 0; k < n; ++k)
        for (int i = 0; i < n; ++i)
            for (int j = 0; j < n; ++j)
                expected[i * n + j] = smaller(expected[i * n + j], expected[i * n + k] + expected[k * n + j]);

    std::cout << "floyd_warshall: " << n << " nodes on " << narrow(accelerator().description) << std::endl;
    floyd_warshall(n, distances, vias);

    int longest = 0;
    for (int i = 0; i < n; ++i)
    {
        for (int j = 0; j < n; ++j)
        {
            const int d = distances[i * n + j];
            if (d != expected[i * n + j] || (d < no_edge && walk(i, j, n, vias, edges) != d))
            {
                std::cout << "FAILED: from " << i << " to " << j << ": " << d << ", expected " << expected[i * n + j] << std::endl;
                return 1;
            }
            if (d < no_edge && d > longest)
                longest = d;
        }
    }
    std::cout << "the longest of the shortest paths is " << longest << ": correct" << std::endl;
    return 0;
}
