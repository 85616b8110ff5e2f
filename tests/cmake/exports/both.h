// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#ifdef both_EXPORTS
#define BOTH_API __declspec(dllexport)
#else
#define BOTH_API __declspec(dllimport)
#endif
BOTH_API int by_keyword();
BOTH_API int kernel_by_keyword(int value);
extern BOTH_API int data_by_keyword;
class BOTH_API counter {
public:
  virtual ~counter();
  virtual int next();
  int count = 0;
};
extern "C" int by_definition_file();
