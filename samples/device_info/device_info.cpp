// device_info: prints the properties of every accelerator, and runs a kernel on
// each that supports kernels.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

using std::endl;
using std::wcout;

static const wchar_t* yes_no(bool value)
{
    return value ? L"yes" : L"no";
}

static void show(const concurrency::accelerator& a)
{
    wcout << a.description << endl
          << L"    path              " << a.device_path << endl
          << L"    version           " << (a.version >> 16) << L"." << (a.version & 0xffff) << endl
          << L"    dedicated memory  " << a.dedicated_memory / 1024 << L" MB" << endl
          << L"    display           " << yes_no(a.has_display) << endl
          << L"    emulated          " << yes_no(a.is_emulated) << endl
          << L"    debug             " << yes_no(a.is_debug) << endl
          << L"    double precision  " << yes_no(a.supports_double_precision)
          << (a.supports_double_precision || !a.supports_limited_double_precision ? L"" : L" (limited)") << endl
          << L"    memory shared with the CPU  " << yes_no(a.supports_cpu_shared_memory) << endl;
}

// Computes squares on the given view. Returns false if they are wrong.
static bool try_kernel(concurrency::accelerator_view view)
{
    using namespace concurrency;
    const int size = 1000;
    std::vector<int> squares(size);
    array_view<int, 1> v(size, squares);
    parallel_for_each(view, v.extent, [=](index<1> i) restrict(amp) { v[i] = i[0] * i[0]; });
    v.synchronize();
    for (int i = 0; i < size; ++i)
        if (squares[i] != i * i)
            return false;
    return true;
}

int main()
{
    using concurrency::accelerator;

    const std::vector<accelerator> accelerators = accelerator::get_all();
    const accelerator def(accelerator::default_accelerator);
    wcout << L"device_info: " << accelerators.size() << L" accelerators" << endl;

    bool passed = !accelerators.empty();
    int launches = 0;
    for (const accelerator& a : accelerators)
    {
        show(a);
        if (a == def)
            wcout << L"    this is the default accelerator" << endl;

        // The path identifies the accelerator and is unique.
        passed = passed && accelerator(a.device_path) == a && a.default_view.accelerator == a;
        passed = passed && std::count(accelerators.begin(), accelerators.end(), a) == 1;
        passed = passed && a.default_view.queuing_mode == concurrency::queuing_mode_automatic;

        // cpu_accelerator can store data but does not run kernels.
        if (a.device_path == accelerator::cpu_accelerator)
        {
            try
            {
                try_kernel(a.default_view);
                passed = false;
            }
            catch (const concurrency::runtime_exception& e)
            {
                wcout << L"    runs no kernels: " << e.what() << endl;
            }
            continue;
        }
        const bool correct = try_kernel(a.default_view);
        wcout << L"    a kernel ran: " << (correct ? L"correct" : L"FAILED") << endl;
        passed = passed && correct;
        ++launches;
    }

    auto real = std::find_if(accelerators.begin(), accelerators.end(), [](const accelerator& a)
    {
        return !a.is_emulated && a.dedicated_memory >= 1024 * 1024;
    });
    if (real == accelerators.end())
        wcout << L"no GPU with a gigabyte of memory" << endl;
    else
        wcout << L"a GPU with a gigabyte of memory or more: " << real->description << endl;

    passed = passed && launches > 0;
    wcout << (passed ? L"correct" : L"FAILED") << endl;
    return passed ? 0 : 1;
}
