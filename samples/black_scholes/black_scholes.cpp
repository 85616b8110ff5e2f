// black_scholes: computes option prices with the functions of fast_math. The
// kernel is in a member function of the class portfolio.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_math.h>
#include <algorithm>
#include <cmath>
#include <iostream>
#include <random>
#include <vector>
#include "../common/sample.h"

using namespace concurrency;

struct option_data
{
    float stock_price;
    float strike_price;
    float years;
};

class portfolio
{
public:
    portfolio(int size, float riskfree_rate, float volatility)
        : m_options(size), m_calls(size), m_puts(size), m_riskfree_rate(riskfree_rate), m_volatility(volatility)
    {
        std::mt19937 engine(2013);
        for (option_data& o : m_options)
        {
            o.stock_price = std::uniform_real_distribution<float>(5.0f, 30.0f)(engine);
            o.strike_price = std::uniform_real_distribution<float>(1.0f, 100.0f)(engine);
            o.years = std::uniform_real_distribution<float>(0.25f, 10.0f)(engine);
        }
    }

    void price()
    {
        array_view<const option_data, 1> options(m_options);
        array_view<float, 1> calls(m_calls), puts(m_puts);
        calls.discard_data();
        puts.discard_data();

        // An amp lambda cannot capture `this`, so it captures copies of data
        // members.
        const float r = m_riskfree_rate;
        const float v = m_volatility;
        parallel_for_each(calls.extent, [=](index<1> idx) restrict(amp)
        {
            const option_data o = options[idx];
            const float sqrt_t = fast_math::sqrt(o.years);
            const float d1 = (fast_math::log(o.stock_price / o.strike_price) + (r + 0.5f * v * v) * o.years) / (v * sqrt_t);
            const float d2 = d1 - v * sqrt_t;
            const float cnd_d1 = cumulative_normal(d1);
            const float cnd_d2 = cumulative_normal(d2);
            const float discounted = o.strike_price * fast_math::exp(-r * o.years);

            calls[idx] = o.stock_price * cnd_d1 - discounted * cnd_d2;
            puts[idx] = discounted * (1.0f - cnd_d2) - o.stock_price * (1.0f - cnd_d1);
        });
    }

    // Returns the largest difference from prices that the host computes in
    // double.
    double largest_error() const
    {
        double worst = 0.0;
        for (std::size_t i = 0; i < m_options.size(); ++i)
        {
            const option_data& o = m_options[i];
            const double r = m_riskfree_rate, v = m_volatility, t = o.years;
            const double d1 = (std::log(double(o.stock_price) / o.strike_price) + (r + 0.5 * v * v) * t) / (v * std::sqrt(t));
            const double d2 = d1 - v * std::sqrt(t);
            const double discounted = o.strike_price * std::exp(-r * t);
            const double call = o.stock_price * normal(d1) - discounted * normal(d2);
            const double put = discounted * normal(-d2) - o.stock_price * normal(-d1);
            const double error = std::max(std::fabs(call - m_calls[i]), std::fabs(put - m_puts[i]));
            if (!(error <= worst))
                worst = error;
        }
        return worst;
    }

    float call(int i) const { return m_calls[i]; }
    float put(int i) const { return m_puts[i]; }

private:
    // Approximates the normal distribution by the polynomial 26.2.17 of
    // Abramowitz and Stegun.
    static float cumulative_normal(float d) restrict(amp)
    {
        const float a1 = 0.31938153f, a2 = -0.356563782f, a3 = 1.781477937f, a4 = -1.821255978f, a5 = 1.330274429f;
        const float one_over_sqrt_2pi = 0.39894228040143267794f;

        const float k = 1.0f / (1.0f + 0.2316419f * fast_math::fabs(d));
        const float tail = one_over_sqrt_2pi * fast_math::exp(-0.5f * d * d)
            * (k * (a1 + k * (a2 + k * (a3 + k * (a4 + k * a5)))));
        return d > 0.0f ? 1.0f - tail : tail;
    }

    static double normal(double d)
    {
        return 0.5 * std::erfc(-d / std::sqrt(2.0));
    }

    std::vector<option_data> m_options;
    std::vector<float> m_calls, m_puts;
    float m_riskfree_rate;
    float m_volatility;
};

int main()
{
    portfolio p(small_test() ? 1000 : 200000, 0.02f, 0.30f);
    p.price();
    const double error = p.largest_error();

    const accelerator a;
    std::cout << "black_scholes on " << narrow(a.description) << "\n"
              << "first option: call " << p.call(0) << ", put " << p.put(0) << "\n"
              << "largest difference from the host's prices: " << error;
    // Prices are below 100, and the error of the polynomial is below 7.5e-8.
    if (error < 1e-3)
    {
        std::cout << ": correct\n";
        return 0;
    }
    std::cout << ": FAILED\n";
    return 1;
}
