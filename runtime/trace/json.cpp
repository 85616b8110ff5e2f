//===--- json.cpp - traces in the Chrome trace event format ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Writes the host's threads as the threads of one process and each accelerator as a process whose
/// threads are its queues, so that viewers show one row for each. An arrow connects the call and
/// the work on the accelerator.
///
//===----------------------------------------------------------------------===//

#include "record.h"
#include "symbols.h"
#include <cstdio>
#include <filesystem>
#include <memory>
#include <set>
#include <system_error>
#include <unistd.h>

namespace amp2hip::trace {

namespace {

constexpr int host_process = 1;

std::string escaped(const std::string &text) {
  std::string result = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      result += '\\';
      result += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      char code[8];
      std::snprintf(code, sizeof code, "\\u%04x", static_cast<unsigned>(c));
      result += code;
    } else {
      result += c;
    }
  }
  return result + "\"";
}

std::string number(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.3f", value);
  return text;
}

std::string lengths(int rank, const int *values) {
  std::string result;
  for (int d = 0; d < std::min(rank, 3); ++d)
    result += (d == 0 ? "" : " x ") + std::to_string(values[d]);
  return result;
}

const char *name_of(copy_direction direction) {
  switch (direction) {
  case copy_direction::to_accelerator:
    return "copy to the accelerator";
  case copy_direction::to_host:
    return "copy to the host";
  case copy_direction::within:
    return "copy within the accelerator";
  case copy_direction::from_accelerator:
    return "copy from another accelerator";
  }
  return "copy";
}

const char *category_of(operation what) {
  switch (what) {
  case operation::launch:
    return "kernel";
  case operation::copy:
    return "copy";
  case operation::wait:
    return "wait";
  case operation::allocation:
    return "allocation";
  }
  return "";
}

std::string name_of(const record &one) {
  return one.what == operation::launch ? kernel_name(*one.kernel)
         : one.what == operation::copy ? name_of(one.direction)
                                       : category_of(one.what);
}

class writer {
public:
  writer(const recording &all, std::FILE *file) : all_(all), file_(file), places_(all) {}

  void write() {
    std::fputs("{\"displayTimeUnit\": \"ms\", \"traceEvents\": [", file_);
    name("process_name", host_process, 0, "host");
    std::set<unsigned> threads;
    for (const record &one : all_.records)
      if (threads.insert(one.thread).second)
        name("thread_name", host_process, one.thread, "thread " + std::to_string(one.thread));
    for (const traced_queue &one : all_.queues) {
      name("process_name", process_of(one), one.number, one.accelerator);
      name("thread_name", process_of(one), one.number, "view " + std::to_string(one.number));
    }
    std::size_t id = 0;
    for (const record &one : all_.records)
      write(one, ++id);
    std::fputs("\n]}\n", file_);
  }

private:
  /// Queues of accelerators with the same name are in one process.
  int process_of(const traced_queue &of) const {
    int process = host_process + 1;
    std::set<std::string> before;
    for (const traced_queue &one : all_.queues) {
      if (one.accelerator == of.accelerator)
        return process;
      process += before.insert(one.accelerator).second ? 1 : 0;
    }
    return process;
  }

  void begin_event() {
    std::fputs(is_first_ ? "\n" : ",\n", file_);
    is_first_ = false;
  }
  void name(const char *kind, int process, unsigned thread, const std::string &text) {
    begin_event();
    std::fprintf(
        file_,
        "{\"ph\": \"M\", \"name\": \"%s\", \"pid\": %d, \"tid\": %u, \"args\": {\"name\": %s}}",
        kind, process, thread, escaped(text).c_str());
  }
  void event(const std::string &text, const char *category, double begin, double end, int process,
             unsigned thread, const std::string &arguments) {
    begin_event();
    std::fprintf(file_,
                 "{\"ph\": \"X\", \"name\": %s, \"cat\": \"%s\", \"ts\": %s, \"dur\": %s, "
                 "\"pid\": %d, \"tid\": %u, \"args\": {%s}}",
                 escaped(text).c_str(), category, number(begin - all_.begin).c_str(),
                 number(std::max(0.0, end - begin)).c_str(), process, thread, arguments.c_str());
  }
  /// One end of an arrow from the host's call to the work on the accelerator.
  void arrow(const char *phase, std::size_t id, double time, int process, unsigned thread) {
    begin_event();
    std::fprintf(file_,
                 "{\"ph\": \"%s\", \"id\": %zu, \"name\": \"queued\", \"cat\": \"queued\", \"bp\": "
                 "\"e\", \"ts\": %s, \"pid\": %d, \"tid\": %u}",
                 phase, id, number(time - all_.begin).c_str(), process, thread);
  }

  void write(const record &one, std::size_t id) {
    std::string arguments = "\"place\": " + escaped(places_.place_of(one.why));
    if (one.what == operation::launch) {
      arguments += ", \"extent\": " + escaped(lengths(one.rank, one.extent));
      if (one.tile[0] != 0)
        arguments += ", \"tile\": " + escaped(lengths(one.rank, one.tile));
      arguments += ", \"threads\": " + std::to_string(one.threads);
    }
    if (one.what != operation::wait)
      arguments += ", \"bytes\": " + std::to_string(one.bytes);
    const double device_time = one.device_end - one.device_begin;
    if (one.what == operation::copy && device_time > 0)
      arguments += ", \"GB/s\": " + number(static_cast<double>(one.bytes) / device_time / 1e3);
    const std::string text = name_of(one);
    const traced_queue *const where = all_.queue_of(one);
    const bool has_work = where != nullptr && one.device_end > 0;
    event(text, category_of(one.what), one.host_begin, one.host_end, host_process, one.thread,
          arguments);
    if (!has_work)
      return;
    const int process = process_of(*where);
    event(text, category_of(one.what), one.device_begin, one.device_end, process, where->number,
          arguments);
    arrow("s", id, one.host_begin, host_process, one.thread);
    arrow("f", id, one.device_begin, process, where->number);
  }

  const recording &all_;
  std::FILE *const file_;
  const symbols places_;
  bool is_first_ = true;
};

} // namespace

/// Writes to \p path. Returns false if that fails.
static bool write_in_place(const recording &all, const std::string &path) {
  std::FILE *const file = std::fopen(path.c_str(), "w");
  if (file == nullptr)
    return false;
  writer(all, file).write();
  const bool failed = std::ferror(file) != 0;
  return std::fclose(file) == 0 && !failed;
}

bool write_json(const recording &all, const std::string &path) {
  namespace fs = std::filesystem;
  std::error_code failed;
  const fs::file_status old = fs::status(path, failed);
  failed.clear();                                   // there need not be a file
  if (fs::exists(old) && !fs::is_regular_file(old)) // such as a pipe
    return write_in_place(all, path);
  if (fs::exists(old) && access(path.c_str(), W_OK) != 0)
    return false;
  // Writes to a temporary file, so that nobody reads a part of the trace.
  const fs::path target = fs::exists(old) ? fs::canonical(path, failed) : fs::path(path);
  const std::string temporary = target.string() + ".tmp";
  if (failed || !write_in_place(all, temporary) ||
      std::rename(temporary.c_str(), target.c_str()) != 0) {
    (void)std::remove(temporary.c_str());
    return false;
  }
  return true;
}

} // namespace amp2hip::trace
