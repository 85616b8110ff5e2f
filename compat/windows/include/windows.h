//===--- windows.h - the common functions of Windows ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The part of Windows' interface that console programs use: types, errors, time, threads, locks,
/// files and the console. docs/windows-headers.md has the list. Calls of some other functions are
/// errors that say what to do instead; the rest is not declared.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WINDOWS_H
#define AMP2HIP_WINDOWS_WINDOWS_H

// Headers that windows.h of Windows includes too.
#include <ctype.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "amp2hip_windows/win32/bitmaps.h"
#include "amp2hip_windows/win32/code_pages.h"
#include "amp2hip_windows/win32/command_line.h"
#include "amp2hip_windows/win32/console.h"
#include "amp2hip_windows/win32/console_cells.h"
#include "amp2hip_windows/win32/console_input.h"
#include "amp2hip_windows/crt/bit_scan.h"
#include "amp2hip_windows/crt/bit_test.h"
#include "amp2hip_windows/crt/time_stamp.h"
#include "amp2hip_windows/win32/date_texts.h"
#include "amp2hip_windows/win32/errors.h"
#include "amp2hip_windows/win32/exceptions.h"
#include "amp2hip_windows/win32/file_mappings.h"
#include "amp2hip_windows/win32/file_properties.h"
#include "amp2hip_windows/win32/files.h"
#include "amp2hip_windows/win32/guids.h"
#include "amp2hip_windows/win32/handles.h"
#include "amp2hip_windows/win32/ini_files.h"
#include "amp2hip_windows/win32/interlocked.h"
#include "amp2hip_windows/win32/lists.h"
#include "amp2hip_windows/win32/macros.h"
#include "amp2hip_windows/win32/memory.h"
#include "amp2hip_windows/win32/message_box.h"
#include "amp2hip_windows/win32/modules.h"
#include "amp2hip_windows/win32/string_tables.h"
#include "amp2hip_windows/win32/processes.h"
#include "amp2hip_windows/win32/processors.h"
#include "amp2hip_windows/win32/rectangles.h"
#include "amp2hip_windows/win32/registry.h"
#include "amp2hip_windows/win32/string_order.h"
#include "amp2hip_windows/win32/strings.h"
#include "amp2hip_windows/win32/sync.h"
#include "amp2hip_windows/win32/system.h"
#include "amp2hip_windows/win32/thread_pool.h"
#include "amp2hip_windows/win32/thread_properties.h"
#include "amp2hip_windows/win32/time.h"
#include "amp2hip_windows/win32/types.h"
#include "amp2hip_windows/win32/unavailable.h"
#include "amp2hip_windows/win32/unavailable_windows.h"
#include "amp2hip_windows/win32/virtual_keys.h"
#ifndef WIN32_LEAN_AND_MEAN
#include "amp2hip_windows/shell/command_line.h"
#include "amp2hip_windows/shell/unavailable.h"
#include "amp2hip_windows/win32/com.h"
#include "amp2hip_windows/win32/iunknown.h"
#include "amp2hip_windows/win32/multimedia.h"
#include "amp2hip_windows/win32/rpc_types.h"
#endif

#endif // AMP2HIP_WINDOWS_WINDOWS_H
