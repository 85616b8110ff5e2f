//===--- Devices.cpp - The accelerators of this machine -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "commands/Devices.h"

#include "text/Format.h"
#include "llvm/Support/DynamicLibrary.h"
#include "llvm/Support/Threading.h"
#include "llvm/TargetParser/Host.h"
#include <initializer_list>

namespace amp2hip {

namespace {

/// A library that a vendor's driver installs, which is loaded at run time: the tool does not depend
/// on it.
class DriverLibrary {
public:
  explicit DriverLibrary(std::initializer_list<const char *> Names) {
    for (const char *Name : Names) {
      std::string Error;
      Library = llvm::sys::DynamicLibrary::getPermanentLibrary(Name, &Error);
      if (Library.isValid())
        return;
    }
  }
  bool isLoaded() const { return Library.isValid(); }

  /// Calls a function that returns 0 for success. Returns false if it fails or does not exist.
  template <typename... Parameters>
  bool call(const char *Name, Parameters... Values) {
    void *Address = Library.getAddressOfSymbol(Name);
    if (!Address)
      return false;
    return reinterpret_cast<int (*)(Parameters...)>(Address)(Values...) == 0;
  }

private:
  llvm::sys::DynamicLibrary Library;
};

void printGpu(llvm::raw_ostream &Out, llvm::StringRef Vendor, int Number, llvm::StringRef Name,
              uint64_t Bytes) {
  Out << fmt::format("{} device {}: {}, {} MiB\n", Vendor, Number, Name, Bytes >> 20);
}

/// The functions of libcuda.so.1, the driver of NVIDIA (cuda.h).
void printCudaDevices(llvm::raw_ostream &Out) {
  DriverLibrary Driver{"libcuda.so.1"};
  int Count = 0;
  if (!Driver.isLoaded()) {
    Out << "CUDA: no driver (libcuda.so.1)\n";
    return;
  }
  if (!Driver.call("cuInit", 0u) || !Driver.call("cuDeviceGetCount", &Count)) {
    Out << "CUDA: the driver finds no device\n";
    return;
  }
  int Version = 0;
  if (Driver.call("cuDriverGetVersion", &Version))
    Out << fmt::format("CUDA: the driver supports version {}.{}\n", Version / 1000,
                       Version % 1000 / 10);
  for (int Number = 0; Number != Count; ++Number) {
    int Device = 0;
    char Name[256] = "";
    size_t Bytes = 0;
    if (Driver.call("cuDeviceGet", &Device, Number) &&
        Driver.call("cuDeviceGetName", &Name[0], int(sizeof Name), Device) &&
        Driver.call("cuDeviceTotalMem_v2", &Bytes, Device))
      printGpu(Out, "CUDA", Number, Name, Bytes);
  }
}

/// The functions of libamdhip64.so, the runtime of AMD (hip_runtime_api.h).
void printHipDevices(llvm::raw_ostream &Out) {
  DriverLibrary Runtime{"libamdhip64.so", "libamdhip64.so.6", "libamdhip64.so.5"};
  int Count = 0;
  if (!Runtime.isLoaded()) {
    Out << "HIP: no runtime (libamdhip64.so)\n";
    return;
  }
  if (!Runtime.call("hipGetDeviceCount", &Count) || Count == 0) {
    Out << "HIP: the runtime finds no device\n";
    return;
  }
  for (int Number = 0; Number != Count; ++Number) {
    char Name[256] = "";
    size_t Bytes = 0;
    if (Runtime.call("hipDeviceGetName", &Name[0], int(sizeof Name), Number) &&
        Runtime.call("hipDeviceTotalMem", &Bytes, Number))
      printGpu(Out, "HIP", Number, Name, Bytes);
  }
}

} // namespace

void printDevices(llvm::raw_ostream &Out) {
  printCudaDevices(Out);
  printHipDevices(Out);
  Out << fmt::format("CPU: {}, {} cores\n", llvm::sys::getHostCPUName(),
                     llvm::hardware_concurrency().compute_thread_count());
}

} // namespace amp2hip
