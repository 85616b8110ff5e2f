# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Generates random C++ AMP programs of several files, for scripts/fuzz_programs.

The generator implements name lookup and overload resolution: a candidate must have
the restriction of the caller (§2.3.2.1). It computes in Python what each kernel and
host function returns, and writes these values into the program, which compares.

Terms: a side is "cpu" or "amp"; `sides` is a tuple of sides. `env` maps the names
of variables to their values.
"""
