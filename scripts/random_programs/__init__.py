# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random C++ AMP programs of several files that check themselves.

The generator knows the rules of name lookup and overload resolution, with the
restriction of the caller as a condition for a candidate (§2.3.2.1), and computes
in Python what each kernel and each host function returns.
"""
