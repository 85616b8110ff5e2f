#pragma once
// © 2013 Bildverarbeitung Müller GmbH: Graustufenbild, Größe w × h

#include <vector>
#include "imagingexport.h"

namespace Imaging
{
    typedef unsigned __int64 PixelCount;

    template <typename T>
    class BasicImage
    {
    public:
        BasicImage(int width, int height) : m_width(width), m_height(height), m_pixels(width * height) {}

        __forceinline T& At(int x, int y) { return m_pixels[y * m_width + x]; }
        __forceinline const T& At(int x, int y) const { return m_pixels[y * m_width + x]; }
        int Width() const { return m_width; }
        int Height() const { return m_height; }
        PixelCount Count() const { return static_cast<PixelCount>(m_pixels.size()); }
        std::vector<T>& Pixels() { return m_pixels; }
        const std::vector<T>& Pixels() const { return m_pixels; }

        __declspec(property(get = Width)) int W;

    private:
        int m_width, m_height;
        std::vector<T> m_pixels;
    };

    typedef BasicImage<float> Image;
}
