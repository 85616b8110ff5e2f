/* c_source.cpp: LANGUAGE says that it is C.
 *
 * Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
int c_source(void) { int class = 6; return class; }
