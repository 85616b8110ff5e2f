// Accesses to textures at and outside of each border: reads and writes at each distance up to 3,
// in each rank and format, from domains that are smaller and larger than the texture.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_graphics.h>
#include <cstdint>
#include <cstring>
#include <string>
#include <vector>
#include "check.h"
using namespace concurrency;
using namespace concurrency::graphics;

// The value of texel number n is n % 100 + 1; that of norm and unorm texels has this code.
int code_of(int n) restrict(cpu, amp) { return n % 100 + 1; }

template <int N>
int place_of(const extent<N>& size, const index<N>& i) restrict(cpu, amp)
{
    int place = 0;
    for (int d = 0; d < N; ++d)
        place = place * size[d] + i[d];
    return place;
}

template <int N>
bool contains(const extent<N>& size, const index<N>& i) restrict(cpu, amp)
{
    bool inside = true;
    for (int d = 0; d < N; ++d)
        inside = inside && i[d] >= 0 && i[d] < size[d];
    return inside;
}

// Returns the code at i, or 0 outside.
template <int N>
int expected(const extent<N>& size, const index<N>& i) restrict(cpu, amp)
{
    return contains(size, i) ? code_of(place_of(size, i)) : 0;
}

// The number that T stores for a code.
template <typename T>
struct scalar_of { static float value(T x, float) restrict(cpu, amp) { return float(x); } };
template <>
struct scalar_of<norm> { static float value(norm x, float one) restrict(cpu, amp) { return float(x) * one; } };
template <>
struct scalar_of<unorm> { static float value(unorm x, float one) restrict(cpu, amp) { return float(x) * one; } };

// True if each component of x has the code.
template <typename T>
bool is_code(const T& x, int code, float one) restrict(cpu, amp)
{
    const float difference = scalar_of<T>::value(x, one) - float(code);
    return difference > -0.01f && difference < 0.01f;
}
bool is_code(const float_4& v, int code, float one) restrict(cpu, amp)
{
    return is_code(v.x, code, one) && is_code(v.y, code, one) && is_code(v.z, code, one) && is_code(v.w, code, one);
}
bool is_code(const unorm_4& v, int code, float one) restrict(cpu, amp)
{
    return is_code(v.x, code, one) && is_code(v.y, code, one) && is_code(v.z, code, one) && is_code(v.w, code, one);
}
bool is_code(const int_2& v, int code, float one) restrict(cpu, amp) { return is_code(v.x, code, one) && is_code(v.y, code, one); }

// A format: the type of the texels, the number of components, the bits of each, the code of 1.
template <typename T, int Components, unsigned Bits>
struct format
{
    typedef T type;
    static constexpr unsigned bits = Bits;
    static constexpr int components = Components;
    static constexpr bool is_real = std::is_same<T, float>::value || std::is_same<T, float_4>::value || std::is_same<T, double>::value;
    static float one()
    {
        const bool is_signed = std::is_same<T, norm>::value;
        const bool is_normalized = is_signed || std::is_same<T, unorm>::value || std::is_same<T, unorm_4>::value;
        return is_normalized ? float((1 << (Bits - is_signed)) - 1) : 1.0f;
    }
    // Appends a texel to the bytes of a texture.
    static void append(std::vector<unsigned char>& bytes, int code)
    {
        std::uint64_t stored = static_cast<std::uint64_t>(code);
        const float single = static_cast<float>(code);
        const double whole = code;
        if (is_real && Bits == 32) {
            std::uint32_t word;
            std::memcpy(&word, &single, 4);
            stored = word;
        } else if (is_real && Bits == 64)
            std::memcpy(&stored, &whole, 8);
        else if (is_real) { // half precision: an integer up to 2048 has no rounding
            std::uint32_t word;
            std::memcpy(&word, &single, 4);
            stored = code == 0 ? 0 : ((word >> 23) - 112) << 10 | (word >> 13 & 0x3ff);
        }
        for (int component = 0; component < Components; ++component)
            for (unsigned bit = 0; bit < Bits; bit += 8)
                bytes.push_back(static_cast<unsigned char>(stored >> bit));
    }
};

template <typename Format, int N>
texture<typename Format::type, N> filled(const extent<N>& size)
{
    std::vector<unsigned char> bytes;
    for (unsigned n = 0; n < size.size(); ++n)
        Format::append(bytes, code_of(static_cast<int>(n)));
    return texture<typename Format::type, N>(size, bytes.data(), static_cast<unsigned>(bytes.size()), Format::bits);
}

template <int N>
index<N> unit(int dimension, int length) restrict(cpu, amp)
{
    index<N> i;
    i[dimension] = length;
    return i;
}

// Counts a wrong texel at a constant distance in one dimension.
template <int Dimension, int Distance, typename View, int N>
int wrong_at(const View& view, const index<N>& i, float one) restrict(amp)
{
    const index<N> at = i + unit<N>(Dimension, Distance);
    return is_code(view[at], expected(view.extent, at), one) ? 0 : 1;
}
template <int Dimension, typename View, int N>
int wrong_along(const View& view, const index<N>& i, float one) restrict(amp)
{
    return wrong_at<Dimension, -3>(view, i, one) + wrong_at<Dimension, -2>(view, i, one) +
           wrong_at<Dimension, -1>(view, i, one) + wrong_at<Dimension, 0>(view, i, one) +
           wrong_at<Dimension, 1>(view, i, one) + wrong_at<Dimension, 2>(view, i, one) +
           wrong_at<Dimension, 3>(view, i, one);
}

template <int N>
int sum(const std::vector<int>& values)
{
    int result = 0;
    for (int value : values)
        result += value;
    return result;
}

// Returns how many reads in a domain are wrong, at constant distances.
template <typename Format, int N>
int wrong_reads(const extent<N>& size, const extent<N>& domain)
{
    typedef typename Format::type T;
    const texture<T, N> t = filled<Format>(size);
    const texture_view<const T, N> view(t);
    const float one = Format::one();
    std::vector<int> result(domain.size());
    array_view<int, N> out(domain, result);
    parallel_for_each(domain, [=](index<N> i) restrict(amp) {
        out[i] = wrong_along<0>(view, i, one) + wrong_along<N - 1>(view, i, one);
    });
    out.synchronize();
    return sum<N>(result);
}

// Returns how many reads in a domain are wrong, in other forms.
template <typename Format, int N>
int wrong_other_reads(const extent<N>& size, const extent<N>& domain)
{
    typedef typename Format::type T;
    const texture<T, N> t = filled<Format>(size);
    const texture_view<const T, N> view(t);
    const float one = Format::one();
    std::vector<int> result(domain.size());
    array_view<int, N> out(domain, result);
    // The diagonals, in a loop.
    parallel_for_each(domain, [=](index<N> i) restrict(amp) {
        for (int k = -3; k <= 3; ++k) {
            index<N> a = i + k, b = i + k;
            b[0] = i[0] - k;
            out[i] += is_code(view(a), expected(view.extent, a), one) ? 0 : 1;
            out[i] += is_code(view.get(b), expected(view.extent, b), one) ? 0 : 1;
        }
    });
    // By reference.
    parallel_for_each(domain, [=, &t](index<N> i) restrict(amp) {
        const index<N> before = i - unit<N>(N - 1, 1), after = i + unit<N>(N - 1, 2);
        out[i] += is_code(t[before], expected(size, before), one) && is_code(t(after), expected(size, after), one) ? 0 : 1;
    });
    // Index 0, and an index that depends on data.
    std::vector<int> numbers(domain.size());
    for (std::size_t n = 0; n < numbers.size(); ++n)
        numbers[n] = static_cast<int>(n * 7919 % 41) - 20;
    const array_view<const int, N> moves(domain, numbers);
    parallel_for_each(domain, [=](index<N> i) restrict(amp) {
        const index<N> zero, far = i + moves[i], mirrored = unit<N>(0, moves[i]) - i;
        out[i] += is_code(view[zero], 1, one) && is_code(view[far], expected(size, far), one) &&
                          is_code(view[mirrored], expected(size, mirrored), one) ? 0 : 1;
    });
    out.synchronize();
    return sum<N>(result);
}

// Returns how many texels are wrong after each thread has written at a constant distance.
template <typename Format, int Distance, int N>
int wrong_writes(const extent<N>& size, const extent<N>& domain)
{
    typedef typename Format::type T;
    const texture<T, N> source = filled<Format>(domain);
    std::vector<unsigned char> bytes;
    for (unsigned n = 0; n < size.size(); ++n)
        Format::append(bytes, 0);
    texture<T, N> target(size, bytes.data(), static_cast<unsigned>(bytes.size()), Format::bits);
    const texture_view<const T, N> from(source);
    const texture_view<T, N> to(target);
    parallel_for_each(domain, [=](index<N> i) restrict(amp) { to.set(i + Distance, from[i]); });
    const texture_view<const T, N> written(target);
    const float one = Format::one();
    std::vector<int> result(size.size());
    array_view<int, N> out(size, result);
    parallel_for_each(size, [=](index<N> i) restrict(amp) {
        out[i] = is_code(written[i], expected(domain, i - Distance), one) ? 0 : 1;
    });
    out.synchronize();
    return sum<N>(result);
}

template <int N>
std::string name_of(const char* name, const extent<N>& size, const extent<N>& domain)
{
    return std::string(name) + ", rank " + std::to_string(N) + ", " + std::to_string(size[N - 1]) +
           " columns, domain of " + std::to_string(domain[N - 1]) + ": wrong texels";
}

template <typename Format, int N>
void test(const char* name, const extent<N>& size, const extent<N>& domain)
{
    check_equal(name_of(name, size, domain).c_str(), __LINE__,
                wrong_reads<Format>(size, domain) + wrong_writes<Format, 2>(size, domain), 0);
}

template <typename Format, int N>
void test_more(const char* name, const extent<N>& size, const extent<N>& domain)
{
    test<Format>(name, size, domain);
    check_equal(name_of(name, size, domain).c_str(), __LINE__,
                wrong_other_reads<Format>(size, domain) + wrong_writes<Format, 0>(size, domain) +
                    wrong_writes<Format, -3>(size, domain) + wrong_writes<Format, 3>(size, domain), 0);
}

template <typename Format>
void test_planes(const char* name)
{
    for (const int columns : {3, 5, 30}) {
        test<Format>(name, extent<2>(7, columns), extent<2>(7, 30));
        test<Format>(name, extent<2>(9, 30), extent<2>(7, columns));
    }
}

template <typename Format>
void test_ranks(const char* name)
{
    for (const int columns : {1, 4, 5, 37}) {
        test_more<Format>(name, extent<1>(37), extent<1>(columns));
        test_more<Format>(name, extent<1>(columns), extent<1>(37));
    }
    for (const int columns : {3, 5, 30}) {
        test_more<Format>(name, extent<2>(7, columns), extent<2>(7, 30));
        test_more<Format>(name, extent<2>(9, 30), extent<2>(7, columns));
    }
    test_more<Format>(name, extent<3>(6, 7, 19), extent<3>(6, 7, 19));
    test_more<Format>(name, extent<3>(6, 5, 19), extent<3>(9, 7, 21));
    test_more<Format>(name, extent<3>(9, 7, 21), extent<3>(6, 5, 19));
}

// Views of levels, which are smaller than the domain.
void levels()
{
    const int n = 40;
    std::vector<float> values;
    for (int length = n; length >= 10; length /= 2)
        for (int k = 0; k < length * length; ++k)
            values.push_back(static_cast<float>(code_of(k)));
    texture<float, 2> mips(extent<2>(n, n), 32U, 3);
    copy(values.data(), static_cast<unsigned>(4 * values.size()), mips);
    const texture_view<const float, 2> all(mips), small(mips, 1, 2);
    std::vector<int> result(n * n);
    array_view<int, 2> out(n, n, result);
    parallel_for_each(out.extent, [=](index<2> i) restrict(amp) {
        int wrong = 0;
        for (int x = -3; x <= 3; ++x) {
            const index<2> at(i[0], i[1] + x);
            wrong += is_code(all[at], expected(extent<2>(n, n), at), 1) ? 0 : 1;
            wrong += is_code(all.get(at, 1), expected(extent<2>(n / 2, n / 2), at), 1) ? 0 : 1;
            wrong += is_code(all.get(at, 2), expected(extent<2>(n / 4, n / 4), at), 1) ? 0 : 1;
            wrong += all.get(at, 3) == 0 ? 0 : 1;
        }
        out[i] = wrong;
    });
    parallel_for_each(out.extent, [=](index<2> i) restrict(amp) {
        for (int x = -3; x <= 3; ++x) {
            const index<2> at(i[0] - 1, i[1] + x);
            out[i] += is_code(small[at], expected(extent<2>(n / 2, n / 2), at), 1) ? 0 : 1;
            out[i] += is_code(small.get(at, 1), expected(extent<2>(n / 4, n / 4), at), 1) ? 0 : 1;
        }
    });
    out.synchronize();
    CHECK_EQUAL(sum<2>(result), 0);
}

[[gnu::noinline]] float called(const texture_view<const float, 2>& view, index<2> i) restrict(amp) { return view[i]; }

struct large { float values[200]; };

// Textures of several ranks and extents in a kernel, views by value, functions, large kernels, tiles.
void kernels()
{
    const extent<2> size(23, 50), half(20, 26);
    const texture<float, 2> t = filled<format<float, 1, 32>>(size), u = filled<format<float, 1, 32>>(half);
    const texture<float, 1> line = filled<format<float, 1, 32>>(extent<1>(50));
    const texture<int, 3> volume = filled<format<int, 1, 32>>(extent<3>(3, 23, 30));
    const texture<float, 2> narrow = filled<format<float, 1, 16>>(size);
    texture<float, 2> counted = filled<format<float, 1, 32>>(size);
    const texture_view<const float, 2> view(t), narrow_view(narrow);
    const texture_view<float, 2> counter(counted);
    large data = {};
    data.values[199] = 1;
    std::vector<int> result(size.size());
    array_view<int, 2> out(size, result);
    parallel_for_each(size, [=, &t, &u, &line, &volume](index<2> i) restrict(amp) {
        const index<2> right = i + index<2>(0, 2), up = i - index<2>(1, 0);
        const index<3> in_volume(1, i[0], i[1] + 1);
        out[i] = is_code(t[right], expected(size, right), 1) && is_code(u[right], expected(half, right), 1) &&
                         is_code(u(up), expected(half, up), 1) &&
                         is_code(line(i[1] + 2), expected(extent<1>(50), index<1>(i[1] + 2)), 1) &&
                         is_code(volume[in_volume], expected(extent<3>(3, 23, 30), in_volume), 1) ? 0 : 1;
    });
    parallel_for_each(size, [=](index<2> i) restrict(amp) {
        const index<2> right = i + index<2>(0, 3), left = i - index<2>(0, 2);
        const texture_view<const float, 2> copied = view;
        out[i] += is_code(called(view, right), expected(size, right), 1) && is_code(called(view, left), expected(size, left), 1) &&
                          is_code(copied[left], expected(size, left), 1) ? 0 : 1;
    });
    parallel_for_each(size, [=](index<2> i) restrict(amp) {
        const index<2> right = i + index<2>(0, 1);
        out[i] += is_code(view[right], expected(size, right), 1) && is_code(narrow_view[right], expected(size, right), 1) ? 0 : 1;
    });
    parallel_for_each(size, [=](index<2> i) restrict(amp) {
        const index<2> right = i + index<2>(0, 1);
        out[i] += is_code(view[right], expected(size, right), data.values[199]) ? 0 : 1;
    });
    parallel_for_each(size, [=](index<2> i) restrict(amp) {
        counter.set(i, counter[i] + 1); // a thread sees what it has written
        counter.set(i, counter[i] + 1);
        out[i] += is_code(counter[i], expected(size, i) + 2, 1) ? 0 : 1;
    });
    parallel_for_each(size.tile<1, 10>(), [=](tiled_index<1, 10> t) restrict(amp) {
        const index<2> right = t.global + index<2>(0, 2);
        out[t.global] += is_code(view[right], expected(size, right), 1) ? 0 : 1;
    });
    out.synchronize();
    CHECK_EQUAL(sum<2>(result), 0);
}

int main()
{
    test_ranks<format<float, 1, 32>>("float, 32 bits");
    test_planes<format<unorm_4, 4, 8>>("unorm_4, 8 bits");
    test_planes<format<float, 1, 16>>("float, 16 bits");
    test_planes<format<float_4, 4, 32>>("float_4, 32 bits");
    test_planes<format<double, 1, 64>>("double");
    test_planes<format<int, 1, 32>>("int, 32 bits");
    test_planes<format<int, 1, 16>>("int, 16 bits");
    test_planes<format<int, 1, 8>>("int, 8 bits");
    test_planes<format<int_2, 2, 32>>("int_2, 32 bits");
    test_planes<format<uint, 1, 32>>("uint, 32 bits");
    test_planes<format<norm, 1, 8>>("norm, 8 bits");
    test_planes<format<unorm, 1, 8>>("unorm, 8 bits");
    test_planes<format<unorm, 1, 16>>("unorm, 16 bits");
    levels();
    kernels();
    return report();
}
