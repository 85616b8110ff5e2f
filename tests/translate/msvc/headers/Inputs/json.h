// A value and an iterator as in a header for JSON.
#pragma once
#include <utility>

template <typename Value> class json_iterator {
public:
  json_iterator() = default;
  json_iterator(json_iterator &&) noexcept = default;
  Value *object = nullptr;
  struct state {
    state() = default;
    state(state &&) noexcept = default;
    Value *array = nullptr;
  } inner;
};

template <typename T = int> class basic_json {
public:
  void exchange(basic_json &other) noexcept {
    std::swap(type, other.type);
    std::swap(value, other.value);
  }
  // Nothing instantiates this function.
  void exchange_types(basic_json &other) {
    [&] { std::swap(type, other.type); }();
    std::swap(value, other.value);
  }

private:
  T type = 0;
  T *value = nullptr;
};
using json_value = basic_json<int>;

inline json_iterator<json_value> begin(json_value &value) {
  json_iterator<json_value> result;
  result.object = &value;
  return result;
}

namespace std {
template <typename T> inline void swap(basic_json<T> &a, basic_json<T> &b) noexcept {
  a.exchange(b);
}
} // namespace std
