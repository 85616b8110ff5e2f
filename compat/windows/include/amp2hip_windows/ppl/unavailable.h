//===--- unavailable.h - the resource manager -----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The resource manager of the Concurrency Runtime, by which programs write schedulers.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_PPL_UNAVAILABLE_H
#define AMP2HIP_WINDOWS_PPL_UNAVAILABLE_H

#include "amp2hip_windows/language/unavailable.h"

namespace concurrency {

#define AMP2HIP_NO_CLASS(name, advice)                                                             \
  class __attribute__((unavailable("it does not exist on Linux; " advice))) name {};
#define AMP2HIP_NO_RESOURCE_MANAGER "create a Scheduler, which oneTBB implements"
AMP2HIP_NO_CLASS(IScheduler, AMP2HIP_NO_RESOURCE_MANAGER)
AMP2HIP_NO_CLASS(ISchedulerProxy, AMP2HIP_NO_RESOURCE_MANAGER)
AMP2HIP_NO_CLASS(IResourceManager, AMP2HIP_NO_RESOURCE_MANAGER)
AMP2HIP_NO_CLASS(IExecutionContext, AMP2HIP_NO_RESOURCE_MANAGER)
AMP2HIP_NO_CLASS(IExecutionResource, AMP2HIP_NO_RESOURCE_MANAGER)
AMP2HIP_NO_CLASS(IVirtualProcessorRoot, AMP2HIP_NO_RESOURCE_MANAGER)
AMP2HIP_NO_CLASS(IThreadProxy, AMP2HIP_NO_RESOURCE_MANAGER)
AMP2HIP_UNAVAILABLE(CreateResourceManager, AMP2HIP_NO_RESOURCE_MANAGER)
AMP2HIP_UNAVAILABLE(GetOSVersion, "use uname() of <sys/utsname.h>")
#undef AMP2HIP_NO_CLASS

} // namespace concurrency

#endif // AMP2HIP_WINDOWS_PPL_UNAVAILABLE_H
