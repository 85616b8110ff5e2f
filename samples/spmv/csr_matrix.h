// csr_matrix.h: a sparse matrix in the format CSR (compressed sparse row), and
// the views of it that a kernel captures.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef CSR_MATRIX_H
#define CSR_MATRIX_H

#include <amp.h>
#include <vector>

template <typename T>
class csr_matrix
{
public:
    // The views of the matrix that a kernel uses. A copy refers to the same
    // data.
    struct amp_view
    {
        concurrency::array_view<const int, 1> row_begin;
        concurrency::array_view<const int, 1> columns;
        concurrency::array_view<const T, 1> values;

        int rows() const restrict(cpu, amp)
        {
            return row_begin.extent[0] - 1;
        }

        // Returns the sum of the elements first, first + step, ... of a row,
        // each multiplied by its element of x.
        T row_product(int row, const concurrency::array_view<const T, 1>& x, int first, int step) const restrict(amp);
    };

    csr_matrix() : m_row_begin(1, 0) {}

    // Appends an element to the current row.
    void add(int column, T value)
    {
        m_columns.push_back(column);
        m_values.push_back(value);
    }

    // Ends the current row and begins the next one.
    void end_row() { m_row_begin.push_back(static_cast<int>(m_columns.size())); }

    amp_view view() const
    {
        amp_view v = {
            concurrency::array_view<const int, 1>(static_cast<int>(m_row_begin.size()), m_row_begin),
            concurrency::array_view<const int, 1>(static_cast<int>(m_columns.size()), m_columns),
            concurrency::array_view<const T, 1>(static_cast<int>(m_values.size()), m_values)
        };
        return v;
    }

    int rows() const { return static_cast<int>(m_row_begin.size()) - 1; }
    int elements() const { return static_cast<int>(m_columns.size()); }

    std::vector<double> multiply_cpu(const std::vector<T>& x) const
    {
        std::vector<double> y(rows());
        for (int row = 0; row < rows(); ++row)
            for (int i = m_row_begin[row]; i < m_row_begin[row + 1]; ++i)
                y[row] += static_cast<double>(m_values[i]) * x[m_columns[i]];
        return y;
    }

private:
    std::vector<int> m_row_begin, m_columns;
    std::vector<T> m_values;
};

template <typename T>
T csr_matrix<T>::amp_view::row_product(int row, const concurrency::array_view<const T, 1>& x, int first, int step) const restrict(amp)
{
    T sum = T(0);
    for (int i = row_begin[row] + first; i < row_begin[row + 1]; i += step)
        sum += values[i] * x[columns[i]];
    return sum;
}

#endif
