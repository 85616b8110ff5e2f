// mandelbrot_cpu: computes a pixel on the host, with the functions of the same
// header as the kernel.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "complex_number.h"

unsigned int mandelbrot_cpu(float x, float y, int max_steps)
{
    const int steps = escape_steps(complex_number<float>(x, y), max_steps);
    if (steps == max_steps)
        return 0;
    const unsigned int shade = static_cast<unsigned int>(steps * 255 / max_steps);
    return shade << 16 | (255u - shade) << 8 | 0x40u;
}
