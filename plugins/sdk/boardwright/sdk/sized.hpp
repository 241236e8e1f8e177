// SPDX-License-Identifier: MIT
//
// Structs that begin with their size, handed over between a program and a plugin of different minor versions.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace boardwright::sdk {

template <class T>
concept Sized = std::is_trivially_copyable_v<T> && requires(T t) {
  { t.struct_size } -> std::same_as<std::uint32_t&>;
};

/// Fills in a struct of the caller, which may know fewer members or more: its size stays, nothing beyond it is written.
template <Sized T>
void write_sized(const T& value, T* out) noexcept {
  const std::size_t known = std::min<std::size_t>(out->struct_size, sizeof(T));
  constexpr std::size_t kFirst = sizeof(std::uint32_t);
  if (known > kFirst)
    std::memcpy(reinterpret_cast<char*>(out) + kFirst, reinterpret_cast<const char*>(&value) + kFirst,
                known - kFirst);
}

/// What a caller passes; members that it doesn't know are 0.
template <Sized T>
[[nodiscard]] T read_sized(const T* given) noexcept {
  T value{};
  std::memcpy(&value, given, std::min<std::size_t>(given->struct_size, sizeof(T)));
  return value;
}

}  // namespace boardwright::sdk
