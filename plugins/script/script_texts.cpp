// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/script/script_texts.hpp"

#include <charconv>
#include <cstring>

namespace boardwright::script {
namespace {

constexpr const char* kChanceWord = "chance";

bool long_signs(const Declaration& declared) {
  for (const auto& kind : declared.kinds)
    if (kind.sign.size() > 1) return true;
  return false;
}

/// Cuts off what stands before the separator; all of it if there is none.
std::string_view cut(std::string_view& rest, char separator) {
  const auto end = rest.find(separator);
  const std::string_view part = rest.substr(0, end);
  rest.remove_prefix(end == rest.npos ? rest.size() : end + 1);
  return part;
}

template <class Number>
bool read_whole(std::string_view text, Number& value) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() && end == text.data() + text.size() && !text.empty();
}

/// As much of a foreign text as a sentence takes; what isn't plain is left to the eye as ?.
std::string in_quotes(std::string_view text) {
  std::string plain = "'";
  for (const char c : text.substr(0, 40)) plain += c > ' ' && c < '\x7F' ? c : '?';
  return plain + "'";
}

/// By its own number, which may be counted from either side.
std::string row_name(const Declaration& declared, const std::vector<std::uint32_t>& row) {
  return "row " + std::to_string(declared.fields[row.front()].row + 1);
}

std::string rows_wanted(const Declaration& declared) {
  return "the board has " + std::to_string(declared.text_rows.size()) + " rows, parted by /";
}

/// The kind with this sign, from 1; 0: there is none.
std::byte kind_of(const Declaration& declared, std::string_view sign) {
  for (std::size_t i = 0; i < declared.kinds.size(); ++i)
    if (declared.kinds[i].sign == sign) return static_cast<std::byte>(i + 1);
  return std::byte{0};
}

std::string no_such_sign(std::string_view sign, const std::string& field) {
  return "there is no piece with the sign " + in_quotes(sign) + " (" + field + ")";
}

/// Cuts off how many pieces there are, "*3", or nothing for one; 0: more than a field holds.
std::size_t read_count(const Declaration& declared, std::string_view& line) {
  if (!line.starts_with('*')) return 1;
  line.remove_prefix(1);
  const std::size_t digits = std::min(line.find_first_not_of("0123456789"), line.size());
  std::uint32_t count = 0;
  const bool read = read_whole(line.substr(0, digits), count);
  line.remove_prefix(digits);
  return read && count <= declared.stacks.most ? count : 0;
}

/// Cuts off what lies on a field of stacks; the sentence of what is wrong with it.
std::string read_stack_text(const Declaration& declared, const std::string& field, std::string_view& line,
                            Bytes& pieces) {
  const bool several = line.starts_with('(');
  if (several) line.remove_prefix(1);
  do {
    const std::string_view sign = line.substr(0, 1);
    const std::byte kind = kind_of(declared, sign);
    if (kind == std::byte{0}) return no_such_sign(sign, field);
    line.remove_prefix(1);
    const std::size_t count = read_count(declared, line);
    pieces.insert(pieces.end(), count, kind);
    if (count == 0 || pieces.size() > declared.stacks.most)
      return field + " holds 1 to " + std::to_string(declared.stacks.most) + " pieces, or .";
  } while (several && !line.empty() && !line.starts_with(')'));
  if (several && line.empty()) return "the stack on " + field + " ends with )";
  if (several) line.remove_prefix(1);
  return "";
}

/// Cuts off what stands on a field.
std::string read_field(const Declaration& declared, const std::string& field, std::string_view& line,
                       Bytes& pieces) {
  if (declared.stacks.most != 0 && line.front() != '.') return read_stack_text(declared, field, line, pieces);
  std::string_view sign = line.substr(0, 1);
  if (long_signs(declared))
    sign = cut(line, ',');
  else
    line.remove_prefix(1);
  if (sign == ".") return "";
  pieces = {kind_of(declared, sign)};
  return pieces.front() == std::byte{0} ? no_such_sign(sign, field) : "";
}

std::string read_board(const Declaration& declared, const Cells& cells, std::string_view text,
                       std::byte* out) {
  std::vector<Bytes> pieces(declared.fields.size());
  for (const auto& row : declared.text_rows) {
    if (text.empty()) return rows_wanted(declared);
    std::string_view line = cut(text, '/');
    for (const std::uint32_t field : row) {
      const std::string& name = declared.fields[field].name;
      if (line.empty()) return row_name(declared, row) + " ends before " + name;
      if (auto wrong = read_field(declared, name, line, pieces[field]); !wrong.empty()) return wrong;
    }
    if (!line.empty())
      return row_name(declared, row) + " has more than " + std::to_string(row.size()) + " fields";
  }
  if (!text.empty()) return rows_wanted(declared);
  return cells.pack(pieces, out)
             ? ""
             : "the board holds at most " + std::to_string(cells.stacks().all) + " pieces";
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

const std::string& sign_of(const Declaration& declared, std::byte piece) {
  return declared.kinds[std::to_integer<std::size_t>(piece) - 1].sign;
}

/// A field such as w*3 before a sign that is a digit, which would belong to the count: (www).
std::string without_count(const std::string& field) {
  const auto star = field.find('*', 1);
  std::size_t count = 0;
  if (field.starts_with('(') || star == field.npos ||
      !read_whole(std::string_view(field).substr(star + 1), count))
    return field;
  std::string text = "(";
  for (std::size_t i = 0; i < count; ++i) text += field.substr(0, star);
  return text + ')';
}

/// What stands on a field.
std::string write_field(const Declaration& declared, std::span<const std::byte> pieces) {
  std::string text;
  std::size_t parts = 0;
  for (std::size_t i = 0; i < pieces.size(); ++parts) {
    std::size_t end = i + 1;
    while (end < pieces.size() && pieces[end] == pieces[i]) ++end;
    const std::string& sign = sign_of(declared, pieces[i]);
    if (end < pieces.size() && is_digit(sign_of(declared, pieces[end]).front()))
      for (std::size_t each = i; each < end; ++each) text += sign;  // the digit would belong to the count
    else
      text += end - i > 1 ? sign + '*' + std::to_string(end - i) : sign;
    i = end;
  }
  return parts == 0 ? "." : parts == 1 ? text : "(" + text + ")";
}

/// The same for all fields.
std::vector<std::string> write_fields(const Declaration& declared, const Cells& cells,
                                      const std::byte* position) {
  std::vector<std::string> texts;
  cells.each(position, [&](std::size_t, auto pieces) { texts.push_back(write_field(declared, pieces)); });
  return texts;
}

std::string read_turn(const Declaration& declared, std::string_view text, std::byte* out) {
  if (const auto colon = text.find(':'); colon != text.npos) {
    const std::uint32_t reason = declared.reason(text.substr(0, colon));
    if (reason == 0) return in_quotes(text.substr(0, colon)) + " is no reason for an end";
    std::string_view rest = text.substr(colon + 1);
    std::uint16_t points = 0;
    for (std::size_t seat = 0; seat < declared.seats.size(); ++seat) {
      std::uint32_t half = 0;
      if (!read_whole(cut(rest, '-'), half) || half > 2)
        return "half points from 0 to 2 for each seat belong behind the reason";
      points = static_cast<std::uint16_t>(points | half << (2 * seat));
    }
    if (!rest.empty()) return "there are more half points than seats";
    out[Layout::kResult] = static_cast<std::byte>(reason);
    std::memcpy(out + Layout::kPoints, &points, sizeof points);
    return "";
  }
  if (text == kChanceWord && declared.has.chance) return "";
  for (std::size_t seat = 0; seat < declared.seats.size(); ++seat)
    if (declared.seats[seat] == text) return out[Layout::kTurn] = static_cast<std::byte>(seat + 1), "";
  return in_quotes(text) + " is nobody who could be on turn";
}

std::string read_state(const Layout::State& state, std::string_view text, std::byte* out) {
  const std::string expected = state.name + "=…";
  if (!text.starts_with(state.name) || text.substr(state.name.size(), 1) != "=")
    return expected + " belongs here, not " + in_quotes(text);
  text.remove_prefix(state.name.size() + 1);
  for (std::uint32_t i = 0; i < state.count; ++i) {
    const std::string_view one = cut(text, ',');
    if (state.type == DeclaredState::Type::kSets) {
      std::uint64_t value = 0;
      const auto [end, error] = std::from_chars(one.data(), one.data() + one.size(), value, 16);
      if (error != std::errc() || end != one.data() + one.size() || one.empty())
        return state.name + ": a set in hexadecimal belongs here, not " + in_quotes(one);
      std::memcpy(out + state.at + std::size_t{8} * i, &value, 8);
      continue;
    }
    std::uint32_t value = 0;
    if (!read_whole(one, value) || value > state.max)
      return state.name + ": a whole number from 0 to " + std::to_string(state.max) + " belongs here, not " +
             in_quotes(one);
    out[state.at + i] = static_cast<std::byte>(value);
  }
  return text.empty() ? "" : state.name + " has " + std::to_string(state.count) + " values";
}

}  // namespace

std::vector<std::uint32_t> ScriptTexts::clicks(bw_seat seat, const Step& step) const {
  std::vector<std::uint32_t> places;
  if (seat == BW_CHANCE) return places;
  for (const Element element : step.elements)
    if (!element.is_word() && element.value() >= 1 && element.value() <= declared_.fields.size())
      places.push_back(element.value() - 1);
  return places;
}

bool ScriptTexts::write_step(GameMachine& machine, const std::byte* position, bw_seat seat, const Step& step,
                             std::string& text) const {
  if (declared_.has.move_text && seat != BW_CHANCE)
    return machine.move_text(position, seat, Step(step), text);
  text = plain_step(seat, step);
  return true;
}

const std::vector<std::string>* ScriptTexts::step_texts(GameMachine& machine, const std::byte* position,
                                                        bw_seat seat) const {
  const Steps* steps = machine.moves(position, seat);
  if (steps == nullptr) return nullptr;
  if (!machine.told.texts) {
    std::vector<std::string> texts(steps->all().size());
    for (std::size_t i = 0; i < texts.size(); ++i)
      if (!write_step(machine, position, seat, steps->all()[i], texts[i])) return nullptr;
    machine.told.texts = std::move(texts);
  }
  return &*machine.told.texts;
}

std::string ScriptTexts::plain_step(bw_seat seat, const Step& step) const {
  std::string text;
  for (const Element element : step.elements) {
    if (!text.empty()) text += '-';
    const std::uint32_t value = element.value();
    if (element.is_word())
      text += declared_.words[value];
    else if (seat != BW_CHANCE && value >= 1 && value <= declared_.fields.size())
      text += declared_.fields[value - 1].name;
    else
      text += std::to_string(value);
  }
  return text;
}

std::string ScriptTexts::changes(const std::byte* before, const std::byte* after) const {
  std::string text;
  const auto add = [&](const std::string& what) { text += (text.empty() ? "" : ";") + what; };
  const auto stood = write_fields(declared_, layout_.cells(), before);
  const auto stands = write_fields(declared_, layout_.cells(), after);
  for (std::size_t i = 0; i < stands.size(); ++i)
    if (stood[i] != stands[i]) add(declared_.fields[i].name + '=' + stands[i]);
  for (const auto& state : layout_.state()) {
    const std::size_t size = state.count * (state.type == DeclaredState::Type::kSets ? 8 : 1);
    if (std::memcmp(before + state.at, after + state.at, size) != 0) add(write_state(state, after));
  }
  if (std::memcmp(before, after, Layout::kCells) != 0) add("turn=" + write_turn(after));
  return text;
}

std::string ScriptTexts::write_turn(const std::byte* position) const {
  const auto reason = std::to_integer<std::size_t>(position[Layout::kResult]);
  const auto seat_on_turn = std::to_integer<std::size_t>(position[Layout::kTurn]);
  if (reason == 0) return seat_on_turn == 0 ? kChanceWord : declared_.seats[seat_on_turn - 1];
  std::uint16_t points = 0;
  std::memcpy(&points, position + Layout::kPoints, sizeof points);
  std::string text = declared_.reasons[reason - 1].first;
  for (std::size_t seat = 0; seat < declared_.seats.size(); ++seat)
    text += (seat == 0 ? ':' : '-') + std::to_string(points >> (2 * seat) & 3U);
  return text;
}

std::string ScriptTexts::write_state(const Layout::State& state, const std::byte* position) {
  std::string text = state.name + '=';
  for (std::uint32_t i = 0; i < state.count; ++i) {
    if (i > 0) text += ',';
    if (state.type != DeclaredState::Type::kSets) {
      text += std::to_string(std::to_integer<std::uint32_t>(position[state.at + i]));
      continue;
    }
    std::uint64_t value = 0;
    std::memcpy(&value, position + state.at + std::size_t{8} * i, 8);
    char digits[17];
    const auto end = std::to_chars(digits, digits + sizeof digits, value, 16).ptr;
    text.append(digits, end);
  }
  return text;
}

std::string ScriptTexts::write_position(const std::byte* position) const {
  std::string text;
  const bool commas = long_signs(declared_);
  auto fields = write_fields(declared_, layout_.cells(), position);
  for (const auto& row : declared_.text_rows) {
    // From the last on: how a field is written may depend on the next.
    for (std::size_t i = row.size(); !commas && i-- > 1;)
      if (is_digit(fields[row[i]].front())) fields[row[i - 1]] = without_count(fields[row[i - 1]]);
    for (const std::uint32_t field : row) text += (commas && field != row.front() ? "," : "") + fields[field];
    text += &row != &declared_.text_rows.back() ? '/' : ' ';
  }
  text += write_turn(position);
  for (const auto& state : layout_.state()) text += ' ' + write_state(state, position);
  return text;
}

std::string ScriptTexts::read_position(std::string_view text, std::byte* out) const {
  if (text.size() > 100'000) return "this is too long for a position";
  const std::string_view whole = text;
  std::fill(out, out + layout_.size(), std::byte{0});
  if (!declared_.fields.empty())
    if (auto wrong = read_board(declared_, layout_.cells(), cut(text, ' '), out); !wrong.empty())
      return wrong;
  if (auto wrong = read_turn(declared_, cut(text, ' '), out); !wrong.empty()) return wrong;
  for (const auto& state : layout_.state())
    if (auto wrong = read_state(state, cut(text, ' '), out); !wrong.empty()) return wrong;
  if (!text.empty()) return in_quotes(text) + " stands behind the position";
  // One position, one text.
  const std::string usual = write_position(out);
  return usual == whole ? "" : "this position is written as '" + usual + "'";
}

}  // namespace boardwright::script
