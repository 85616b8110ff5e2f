/* part.c: C is compiled as it is.
 *
 * Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
int part(void) { return 8; }
