//===--- status.h - status of tasks and task groups ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TASK_STATUS_H
#define AMP2HIP_TASK_STATUS_H

namespace amp2hip {

/// The result of task::wait() and of the wait() of task groups.
enum task_status { not_complete, completed, canceled };

} // namespace amp2hip

#endif // AMP2HIP_TASK_STATUS_H
