// mandelbrot: draws the Mandelbrot set. The kernel is a functor that uses a
// class template of a header.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <iostream>
#include <vector>
#include "complex_number.h"
#include "../common/sample.h"

using namespace concurrency;

namespace fractal
{
    struct window
    {
        float left, top, step;
    };

    // Computes the color of a pixel, as 0x00RRGGBB, from the number of steps
    // until the point escapes.
    class mandelbrot_kernel
    {
    public:
        mandelbrot_kernel(const window& w, int max_steps, const array_view<unsigned int, 2>& image)
            : m_window(w), m_max_steps(max_steps), m_image(image)
        {
        }

        void operator()(index<2> idx) const restrict(amp)
        {
            m_image[idx] = color(escape_steps(point(idx), m_max_steps), m_max_steps);
        }

        static unsigned int color(int steps, int max_steps) restrict(cpu, amp)
        {
            if (steps == max_steps)
                return 0;
            const unsigned int shade = static_cast<unsigned int>(steps * 255 / max_steps);
            return shade << 16 | (255u - shade) << 8 | 0x40u;
        }

    private:
        complex_number<float> point(index<2> idx) const restrict(amp)
        {
            return complex_number<float>(m_window.left + idx[1] * m_window.step,
                                         m_window.top + idx[0] * m_window.step);
        }

        window m_window;
        int m_max_steps;
        array_view<unsigned int, 2> m_image;
    };
}

// Returns the color of a point; defined in mandelbrot_cpu.cpp.
unsigned int mandelbrot_cpu(float x, float y, int max_steps);

int main()
{
    const int height = small_test() ? 40 : 256, width = small_test() ? 60 : 384;
    const int max_steps = small_test() ? 40 : 100;
    const fractal::window w = { -2.0f, -1.0f, 3.0f / width };

    std::vector<unsigned int> pixels(height * width);
    array_view<unsigned int, 2> image(height, width, pixels);
    image.discard_data();
    parallel_for_each(image.extent, fractal::mandelbrot_kernel(w, max_steps, image));
    image.synchronize();

    // Fused multiply-add rounds less often, so a few points escape earlier or
    // later than on the CPU.
    int different = 0, inside = 0;
    for (int y = 0; y < height; ++y)
    {
        for (int x = 0; x < width; ++x)
        {
            const unsigned int pixel = pixels[y * width + x];
            inside += pixel == 0;
            different += pixel != mandelbrot_cpu(w.left + x * w.step, w.top + y * w.step, max_steps);
        }
    }
    const int allowed = height * width / 100;
    std::cout << "mandelbrot: " << width << " x " << height << " on " << narrow(accelerator().description) << "\n"
              << inside << " pixels inside, " << different << " differ from the CPU's (at most " << allowed << ")\n";
    const bool passed = different <= allowed && inside > height * width / 10;
    std::cout << (passed ? "correct" : "FAILED") << std::endl;
    return passed ? 0 : 1;
}
