// SPDX-License-Identifier: GPL-3.0-or-later
//
// What messages are made of, as JSON and back. Reading throws json_form::Wrong (json_reading.hpp).
#pragma once

#include "framework/match/json_reading.hpp"

namespace boardwright::json_form {

[[nodiscard]] Json write(const Picture& picture, const SeatNames& seats);
[[nodiscard]] Json write(const PictureDifference& difference, const SeatNames& seats);
[[nodiscard]] Json write(const Explanation& sentence, const SeatNames& seats);
[[nodiscard]] Json write(const SeenMove& move, const SeatNames& seats);
[[nodiscard]] Json write(const LegalMove& move, const SeatNames& seats);
[[nodiscard]] Json write(const Outcome& outcome, const SeatNames& seats);
[[nodiscard]] Json write(const Request& request, const SeatNames& seats);
[[nodiscard]] Json write(const Departure& left, const SeatNames& seats);
[[nodiscard]] Json write(const SeatTime& time, const SeatNames& seats);
/// Seats, not places, which are numbers as they are.
[[nodiscard]] Json write(const std::vector<Seat>& list, const SeatNames& seats);
[[nodiscard]] inline Json write(bool value, const SeatNames&) { return value; }
[[nodiscard]] inline Json write(std::uint32_t value, const SeatNames&) { return value; }
[[nodiscard]] inline Json write(const std::string& value, const SeatNames&) { return value; }

template <class T>
[[nodiscard]] Json write(const std::vector<T>& values, const SeatNames& seats) {
  Json list = Json::array();
  for (const auto& value : values) list.push_back(write(value, seats));
  return list;
}
template <class T>
[[nodiscard]] Json write(const std::optional<T>& value, const SeatNames& seats) {
  return value ? write(*value, seats) : Json();
}

void read(const Json& json, const std::string& what, const SeatNames& seats, Picture& picture);
void read(const Json& json, const std::string& what, const SeatNames& seats, PictureDifference& difference);
void read(const Json& json, const std::string& what, const SeatNames& seats, Explanation& sentence);
void read(const Json& json, const std::string& what, const SeatNames& seats, SeenMove& move);
void read(const Json& json, const std::string& what, const SeatNames& seats, LegalMove& move);
void read(const Json& json, const std::string& what, const SeatNames& seats, Outcome& outcome);
void read(const Json& json, const std::string& what, const SeatNames& seats, Request& request);
void read(const Json& json, const std::string& what, const SeatNames& seats, Departure& left);
void read(const Json& json, const std::string& what, const SeatNames& seats, SeatTime& time);
void read(const Json& json, const std::string& what, const SeatNames& seats, std::vector<Seat>& list);
inline void read(const Json& json, const std::string& what, const SeatNames&, bool& value) {
  value = truth(json, what);
}
inline void read(const Json& json, const std::string& what, const SeatNames&, std::uint32_t& value) {
  value = small_number(json, what);
}
inline void read(const Json& json, const std::string& what, const SeatNames&, std::string& value) {
  value = text(json, what);
}

template <class T>
void read(const Json& json, const std::string& what, const SeatNames& seats, std::vector<T>& values) {
  values = list(json, what, [&](const Json& element, const std::string& of) {
    T value;
    read(element, of, seats, value);
    return value;
  });
}
template <class T>
void read(const Json& json, const std::string& what, const SeatNames& seats, std::optional<T>& value) {
  value.reset();
  if (!json.is_null()) read(json, what, seats, value.emplace());
}

/// A reader of a member, for object().
template <class T>
[[nodiscard]] auto into(T& value, std::string what, const SeatNames& seats) {
  return [&value, what = std::move(what), &seats](const Json& json) { read(json, what, seats, value); };
}

[[nodiscard]] Seat read_seat(const Json& json, const std::string& what, const SeatNames& seats);
[[nodiscard]] std::vector<std::uint32_t> read_places(const Json& json, const std::string& what);
[[nodiscard]] std::int64_t write_instant(UtcTime time);
[[nodiscard]] UtcTime read_instant(const Json& json, const std::string& what);

/// A move without its picture, and with one if there is one.
[[nodiscard]] Json write_news(const SeenMove& move, const SeatNames& seats, const Picture* picture);
void read_news(const Json& json, const std::string& what, const SeatNames& seats, SeenMove& move,
               std::optional<Picture>& picture);

}  // namespace boardwright::json_form
