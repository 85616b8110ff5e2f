//===--- mferror.h - not available ---------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#error "mferror.h: Linux does not have Media Foundation; read and write media with FFmpeg or GStreamer"
