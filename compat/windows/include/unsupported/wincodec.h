//===--- wincodec.h - not available --------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#error "wincodec.h: Linux does not have Windows Imaging; read and write images with libpng, libjpeg or stb_image"
