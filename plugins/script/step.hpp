// SPDX-License-Identifier: GPL-3.0-or-later
//
// A move as a script adds it: fields, other numbers, words, or one list of these. Values.
#pragma once

#include <boost/container/small_vector.hpp>
#include <cstdint>
#include <span>
#include <vector>

namespace boardwright::script {

/// A whole number from 0 to 16383, or a word of the game by its place.
struct Element {
  std::uint16_t code = 0;
  static constexpr std::uint16_t kWords = 0x4000, kEnd = 0x8000;
  [[nodiscard]] static Element number(std::uint32_t value) { return {static_cast<std::uint16_t>(value)}; }
  [[nodiscard]] static Element word(std::uint32_t place) {
    return {static_cast<std::uint16_t>(kWords + place)};
  }
  [[nodiscard]] bool is_word() const { return code >= kWords; }
  [[nodiscard]] std::uint32_t value() const { return is_word() ? code - kWords : code; }
  friend auto operator<=>(const Element&, const Element&) = default;
};

struct Step {
  boost::container::small_vector<Element, 4>
      elements;              // nearly no move has more, and most functions add dozens
  bool list = false;         ///< they were added as one list, and `play` gets one
  std::uint32_t weight = 1;  ///< of an event of chance
  friend bool operator==(const Step& a, const Step& b) {
    return a.elements == b.elements && a.list == b.list;
  }
  friend bool operator<(const Step& a, const Step& b) {
    return a.list != b.list ? b.list : a.elements < b.elements;
  }
};

/// All moves of a seat, in order and each once. A move's number for the contract says what it is if it is short;
/// of a long one it is its place here.
class Steps {
 public:
  void clear() { all_.clear(); }
  void add(Step step) { all_.push_back(std::move(step)); }
  void sort();
  [[nodiscard]] std::span<const Step> all() const { return all_; }
  [[nodiscard]] std::uint64_t number(std::size_t index) const;
  /// The step of a number; null if it is none of these.
  [[nodiscard]] const Step* find(std::uint64_t number) const;

 private:
  std::vector<Step> all_;
};

}  // namespace boardwright::script
