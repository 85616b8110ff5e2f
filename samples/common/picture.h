// Pictures for the samples with textures, as PNG files or drawn by the program.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef SAMPLES_PICTURE_H
#define SAMPLES_PICTURE_H

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <png.h>
#include <string>
#include <vector>

// Rows of RGBA pixels with 8 bits for each component.
struct picture
{
    int height = 0, width = 0;
    std::vector<unsigned char> bytes;

    picture() = default;
    picture(int height_, int width_) : height(height_), width(width_), bytes(4u * height_ * width_) {}
    unsigned size() const { return static_cast<unsigned>(bytes.size()); }
    unsigned char* pixel(int row, int col) { return &bytes[4u * (row * width + col)]; }
    const unsigned char* pixel(int row, int col) const { return &bytes[4u * (row * width + col)]; }
};

// Ends the program if libpng cannot read the file.
inline picture read_png(const char* name)
{
    png_image image = {};
    image.version = PNG_IMAGE_VERSION;
    picture result;
    if (png_image_begin_read_from_file(&image, name))
    {
        image.format = PNG_FORMAT_RGBA;
        result = picture(static_cast<int>(image.height), static_cast<int>(image.width));
        if (png_image_finish_read(&image, nullptr, result.bytes.data(), 0, nullptr))
            return result;
    }
    std::fprintf(stderr, "cannot read %s: %s\n", name, image.message);
    std::exit(2);
}

inline void write_png(const char* name, const picture& source)
{
    png_image image = {};
    image.version = PNG_IMAGE_VERSION;
    image.format = PNG_FORMAT_RGBA;
    image.height = static_cast<png_uint_32>(source.height);
    image.width = static_cast<png_uint_32>(source.width);
    if (png_image_write_to_file(&image, name, 0, source.bytes.data(), 0, nullptr))
        return;
    std::fprintf(stderr, "cannot write %s: %s\n", name, image.message);
    std::exit(2);
}

// Draws a landscape: a sky with a sun, hills and water.
inline picture draw_landscape(int height, int width)
{
    picture result(height, width);
    for (int row = 0; row < height; ++row)
        for (int col = 0; col < width; ++col)
        {
            const float x = static_cast<float>(col) / width, y = static_cast<float>(row) / height;
            const float far_hill = 0.45f + 0.08f * std::sin(9.0f * x) + 0.03f * std::sin(31.0f * x);
            const float near_hill = 0.6f + 0.07f * std::sin(5.0f * x + 2.0f) + 0.01f * std::sin(70.0f * x);
            const float sun = std::hypot((x - 0.72f) * width / height, y - 0.22f);
            float color[3] = {0.35f + 0.5f * y, 0.6f + 0.3f * y, 0.95f};
            if (sun < 0.09f)
                color[0] = 1.0f, color[1] = 0.9f, color[2] = 0.4f;
            if (y > far_hill)
                color[0] = 0.3f, color[1] = 0.45f + 0.2f * (y - far_hill), color[2] = 0.5f;
            if (y > near_hill)
                color[0] = 0.15f, color[1] = 0.5f - 0.5f * (y - near_hill), color[2] = 0.2f;
            if (y > 0.78f)
            {
                const float wave = 0.08f * std::sin(160.0f * y + 6.0f * std::sin(20.0f * x));
                color[0] = 0.1f + wave, color[1] = 0.3f + wave, color[2] = 0.55f + wave;
            }
            for (int k = 0; k < 3; ++k)
                result.pixel(row, col)[k] = static_cast<unsigned char>(255.0f * std::fmin(std::fmax(color[k], 0.0f), 1.0f));
            result.pixel(row, col)[3] = 255;
        }
    return result;
}

// The picture in the first argument of the program, or a landscape.
inline picture input_picture(int argc, char** argv, int height, int width)
{
    return argc > 1 ? read_png(argv[1]) : draw_landscape(height, width);
}

// Writes the file in the second argument, if there is one.
inline void output_picture(int argc, char** argv, const picture& result)
{
    if (argc > 2)
        write_png(argv[2], result);
}

// The number of components that differ by more than `bound`.
inline int differences(const picture& a, const picture& b, int bound)
{
    int count = 0;
    for (unsigned i = 0; i < a.size(); ++i)
        count += std::abs(int(a.bytes[i]) - int(b.bytes[i])) > bound;
    return count;
}

#endif
