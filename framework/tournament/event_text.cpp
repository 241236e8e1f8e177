// SPDX-License-Identifier: GPL-3.0-or-later
//
// Events as JSON. What is as usual is left out; a field that nobody here knows was written by a newer program, and
// the event isn't read then, as it may mean something else.
#include <limits>
#include <nlohmann/json.hpp>
#include <set>
#include <type_traits>
#include <utility>

#include "framework/text/plain_text.hpp"
#include "framework/tournament/event_fields.hpp"

namespace boardwright::tournament {
namespace {

using nlohmann::json;

constexpr std::array<std::string_view, 21> kKinds = {"created",     "settings-changed",
                                                     "entered",     "presence",
                                                     "withdrawn",   "apart",
                                                     "lot",         "published",
                                                     "state",       "result",
                                                     "corrected",   "chosen",
                                                     "undone",      "taken-over",
                                                     "accepted",    "declined",
                                                     "ended",       "balance",
                                                     "line-up",     "game",
                                                     "lot-promised"};
static_assert(kKinds.size() == std::variant_size_v<What>);

/// More than any club writes: what is larger isn't a tournament's.
constexpr std::size_t kLongestText = 20'000;
constexpr std::size_t kMostInList = 100'000;

struct Unreadable {
  std::string why;
};

class Writer;
template <class T>
json write(const T& value);

class Writer {
 public:
  template <class T>
  void operator()(const char* name, T& value) {
    if (value != T{}) object_[name] = write(value);
  }
  json object_ = json::object();
};

template <class T>
struct IsOptional : std::false_type {};
template <class T>
struct IsOptional<std::optional<T>> : std::true_type {};
template <class T>
struct IsList : std::false_type {};
template <class T>
struct IsList<std::vector<T>> : std::true_type {};
template <class T>
struct IsMap : std::false_type {};
template <class T>
struct IsMap<std::map<std::string, T>> : std::true_type {};

template <class T>
json write(const T& value) {
  if constexpr (std::is_same_v<T, Code>) {
    return std::string(1, static_cast<char>(value));
  } else if constexpr (std::is_enum_v<T>) {
    return Words<T>::list.at(static_cast<std::size_t>(value));
  } else if constexpr (IsOptional<T>::value) {
    return value ? write(*value) : json();
  } else if constexpr (IsList<T>::value) {
    json list = json::array();
    for (const auto& one : value) list.push_back(write(one));
    return list;
  } else if constexpr (IsMap<T>::value) {
    json object = json::object();
    for (const auto& [key, one] : value) object[key] = write(one);
    return object;
  } else if constexpr (std::is_arithmetic_v<T> || std::is_same_v<T, std::string>) {
    return value;
  } else {
    Writer writer;
    T copy = value;
    fields(writer, copy);
    return std::move(writer.object_);
  }
}

template <class T>
void read(const json& from, T& value);

class Reader {
 public:
  explicit Reader(const json& object) : object_(object) {
    if (!object.is_object()) throw Unreadable{"an object was expected"};
    for (const auto& [key, unused] : object.items()) unknown_.insert(key);
  }
  template <class T>
  void operator()(const char* name, T& value) {
    const auto found = object_.find(name);
    if (found == object_.end()) {
      value = T{};  // as Writer leaves it out, whatever the struct begins with
      return;
    }
    unknown_.erase(name);
    read(*found, value);
  }
  void finish() const {
    if (!unknown_.empty()) throw Unreadable{"a newer program wrote " + excerpt(*unknown_.begin())};
  }

 private:
  const json& object_;
  std::set<std::string> unknown_;
};

template <class T>
void read_whole(const json& from, T& value) {
  if (!from.is_number_integer()) throw Unreadable{"a whole number was expected"};
  if (from.is_number_unsigned()) {
    if (!std::in_range<T>(from.get<std::uint64_t>())) throw Unreadable{"a number is too large"};
    value = static_cast<T>(from.get<std::uint64_t>());
  } else {
    if (!std::in_range<T>(from.get<std::int64_t>())) throw Unreadable{"a number is too small"};
    value = static_cast<T>(from.get<std::int64_t>());
  }
}

void read_code(const json& from, Code& value) {
  const std::string text = from.is_string() ? from.get<std::string>() : "";
  if (text.size() != 1 || std::string_view("1=0WDL+-UFHZ*").find(text[0]) == std::string_view::npos)
    throw Unreadable{"a result was expected"};
  value = static_cast<Code>(text[0]);
}

template <class T>
void read(const json& from, T& value) {
  if constexpr (std::is_same_v<T, Code>) {
    read_code(from, value);
  } else if constexpr (std::is_enum_v<T>) {
    for (std::size_t i = 0; i < Words<T>::list.size(); ++i)
      if (from == Words<T>::list[i]) {
        value = static_cast<T>(i);
        return;
      }
    throw Unreadable{"a word that nobody here knows" +
                     (from.is_string() ? ": " + excerpt(from.get<std::string>()) : std::string())};
  } else if constexpr (IsOptional<T>::value) {
    read(from, value.emplace());
  } else if constexpr (IsList<T>::value) {
    if (!from.is_array() || from.size() > kMostInList) throw Unreadable{"a list was expected"};
    value.clear();
    for (const auto& one : from) read(one, value.emplace_back());
  } else if constexpr (IsMap<T>::value) {
    if (!from.is_object() || from.size() > kMostInList) throw Unreadable{"an object was expected"};
    value.clear();
    for (const auto& [key, one] : from.items()) read(one, value[key]);
  } else if constexpr (std::is_same_v<T, bool>) {
    if (!from.is_boolean()) throw Unreadable{"true or false was expected"};
    value = from.get<bool>();
  } else if constexpr (std::is_same_v<T, std::string>) {
    if (!from.is_string() || from.get_ref<const std::string&>().size() > kLongestText)
      throw Unreadable{"a text was expected"};
    value = from.get<std::string>();
  } else if constexpr (std::is_integral_v<T>) {
    read_whole(from, value);
  } else {
    Reader reader(from);
    fields(reader, value);
    reader.finish();
  }
}

template <std::size_t... I>
What what_of(std::string_view kind, const json& from, std::index_sequence<I...>) {
  What what;
  const bool known = ((kind == kKinds[I] && (read(from, what.emplace<I>()), true)) || ...);
  if (!known) throw Unreadable{"a kind of event that nobody here knows: " + excerpt(kind)};
  return what;
}

}  // namespace

std::string_view kind_of(const Event& event) { return kKinds.at(event.what.index()); }

std::string payload_of(const Event& event) {
  json payload = {{"kind", kind_of(event)}, {"device", event.device}, {"stamp", event.stamp}};
  if (!event.who.empty()) payload["who"] = event.who;
  if (!event.under.empty()) payload["under"] = event.under;
  json what = std::visit([](const auto& one) { return write(one); }, event.what);
  if (!what.empty()) payload["what"] = std::move(what);
  return payload.dump(-1, ' ', false, json::error_handler_t::replace);
}

Result<Event> event_of(std::string id, TimeMs time, std::string_view payload) {
  const json from = json::parse(payload, nullptr, false);
  Event event{std::move(id), time, {}, {}, 0, {}, {}};
  std::string kind;
  json what = json::object();
  try {
    if (!from.is_object()) throw Unreadable{"an object was expected"};
    for (const auto& [key, value] : from.items()) {
      if (key == "kind")
        read(value, kind);
      else if (key == "device")
        read(value, event.device);
      else if (key == "stamp")
        read(value, event.stamp);
      else if (key == "who")
        read(value, event.who);
      else if (key == "under")
        read(value, event.under);
      else if (key == "what")
        what = value;
      else
        throw Unreadable{"a newer program wrote " + excerpt(key)};
    }
    event.what = what_of(kind, what, std::make_index_sequence<std::variant_size_v<What>>());
  } catch (const Unreadable& unreadable) {
    return fail("event " + excerpt(event.id) + " of a tournament: " + unreadable.why);
  } catch (const json::exception&) {
    return fail("event " + excerpt(event.id) + " of a tournament: what it says can't be read");
  }
  // A stamp at the end of all numbers would leave none for what follows.
  if (event.stamp == 0 || event.stamp > std::numeric_limits<std::uint32_t>::max())
    return fail("event " + excerpt(event.id) + " of a tournament: its place is none");
  return event;
}

}  // namespace boardwright::tournament
