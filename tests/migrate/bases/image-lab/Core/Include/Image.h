// Bildklasse für Graustufenbilder – Größe in Pixeln
#pragma once
#include <vector>
#include <amp.h>
#include <string>

namespace lab
{
    template <typename T>
    class Image
    {
    public:
        Image(int width, int height) : m_width(width), m_height(height), m_data(width * height) {}
        __declspec(property(get = GetWidth)) int Width;
        __declspec(property(get = GetHeight)) int Height;
        int GetWidth() const { return m_width; }
        int GetHeight() const { return m_height; }
        T& operator()(int x, int y) { return m_data[y * m_width + x]; }
        const T& operator()(int x, int y) const { return m_data[y * m_width + x]; }
        std::vector<T>& Data() { return m_data; }
        const std::vector<T>& Data() const { return m_data; }
        concurrency::array_view<const T, 2> View() const
        {
            return concurrency::array_view<const T, 2>(m_height, m_width, m_data);
        }
    private:
        int m_width, m_height;
        std::vector<T> m_data;
    };

    typedef Image<float> GrayImage;

    GrayImage MakeTestImage(int width, int height, unsigned __int32 seed);
    double Mean(const GrayImage& image);
}
