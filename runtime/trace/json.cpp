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

#include "numbers.h"
#include "record.h"
#include "symbols.h"
#include <cstdio>
#include <filesystem>
#include <memory>
#include <set>
#include <system_error>
#include <unistd.h>
#include <unordered_map>

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

std::string number(double value) { return fixed(value, 3); }

std::string lengths(const std::vector<int> &outer, int rank, const int *values) {
  std::string result;
  const auto add = [&](int length) {
    result += (result.empty() ? "" : " x ") + std::to_string(length);
  };
  for (const int length : outer)
    add(length);
  for (int d = 0; d < std::min(rank, 3); ++d)
    add(values[d]);
  return result;
}

const char *text_of(access_reason reason) {
  switch (reason) {
  case access_reason::unknown:
    break;
  case access_reason::launch:
    return "a launch";
  case access_reason::host_read:
    return "a read on the host";
  case access_reason::host_write:
    return "an access on the host that may write";
  case access_reason::synchronize:
    return "synchronize";
  case access_reason::copy:
    return "copy";
  case access_reason::refresh:
    return "refresh";
  case access_reason::end:
    return "the end of the last view";
  }
  return "";
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
      const traced_device &on = all_.devices[static_cast<std::size_t>(one.device)];
      name("process_name", process_of(one), one.number, on.description + " (" + on.path + ")");
      name("thread_name", process_of(one), one.number, "view " + std::to_string(one.number));
    }
    const std::size_t count = std::min(all_.records.size(), all_.limit);
    for (std::size_t i = 0; i < count; ++i)
      write(all_.records[i], i + 1);
    if (const std::size_t dropped = all_.dropped + all_.records.size() - count; dropped != 0)
      write_dropped(dropped, count == 0 ? all_.begin : all_.records[count - 1].host_begin);
    std::fputs("\n]}\n", file_);
  }

private:
  /// The queues of an accelerator are in one process.
  static int process_of(const traced_queue &of) { return host_process + 1 + of.device; }

  std::string name_of(const record &one) {
    if (one.what == operation::copy)
      return trace::name_of(one.direction);
    if (one.what != operation::launch)
      return category_of(one.what);
    std::string &name = kernels_[one.kernel];
    if (name.empty())
      name = kernel_name(*one.kernel);
    return name;
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

  /// The event that says how many operations exceed AMP2HIP_TRACE_LIMIT.
  void write_dropped(std::size_t count, double time) {
    begin_event();
    std::fprintf(file_,
                 "{\"ph\": \"i\", \"s\": \"g\", \"name\": \"%zu operations dropped; "
                 "AMP2HIP_TRACE_LIMIT is %zu\", \"cat\": \"dropped\", \"ts\": %s, \"pid\": %d, "
                 "\"tid\": 0, \"args\": {\"dropped\": %zu}}",
                 count, all_.limit, number(time - all_.begin).c_str(), host_process, count);
  }

  /// Returns the fields of a copy that say what moves where and why.
  std::string copy_arguments(const record &one) const {
    const std::string here = all_.device_of(one)->path;
    const std::string from =
        one.direction == copy_direction::to_accelerator ? "host"
        : one.direction == copy_direction::from_accelerator
            ? (one.source < 0 ? "" : all_.devices[static_cast<std::size_t>(one.source)].path)
            : here;
    return ", \"from\": " + escaped(from) +
           ", \"to\": " + escaped(one.direction == copy_direction::to_host ? "host" : here);
  }

  void write(const record &one, std::size_t id) {
    std::string arguments = "\"place\": " + escaped(places_.place_of(one.why));
    if (one.what == operation::launch) {
      const std::vector<int> outer = one.outer < 0
                                         ? std::vector<int>()
                                         : all_.outer_lengths[static_cast<std::size_t>(one.outer)];
      arguments += ", \"extent\": " + escaped(lengths(outer, one.rank, one.extent));
      if (one.tile[0] != 0)
        arguments += ", \"tile\": " + escaped(lengths({}, one.rank, one.tile));
      arguments += ", \"threads\": " + std::to_string(one.threads);
      if (one.shared_memory >= 0)
        arguments += ", \"shared memory\": " + std::to_string(one.shared_memory);
      if (one.queue_end > 0 && one.device_end > 0)
        arguments += one.is_derived
                         ? ", \"begin\": \"derived from the time at which the host queued it\""
                         : ", \"begin\": \"measured at the end of the work before it\"";
    }
    if (one.what == operation::copy)
      arguments += copy_arguments(one);
    if (one.what == operation::wait)
      arguments += ", \"waits for\": " + escaped(waited_text(one, all_));
    else if (one.container >= 0)
      arguments += ", \"container\": " + escaped(all_.container_of(one));
    if (one.container >= 0)
      arguments += ", \"container number\": " + std::to_string(one.container + 1);
    if (const char *const reason = text_of(one.reason);
        *reason != '\0' && (one.what == operation::copy || one.what == operation::wait))
      arguments += ", \"reason\": " + escaped(reason);
    if (one.what != operation::wait)
      arguments += ", \"bytes\": " + std::to_string(one.bytes);
    const double device_time = one.device_end - one.device_begin;
    if (one.what == operation::copy && device_time > 0)
      arguments += ", \"GB/s\": " + number(static_cast<double>(one.bytes) / device_time / 1e3);
    const std::string text = name_of(one);
    const traced_queue *const where =
        one.where < 0 ? nullptr : &all_.queues[static_cast<std::size_t>(one.where)];
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
  std::unordered_map<const std::type_info *, std::string> kernels_; ///< their names
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
