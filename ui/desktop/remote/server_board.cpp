// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/remote/server_board.hpp"

#include <boardwright/abi/board_2.h>

#include <algorithm>
#include <array>
#include <deque>

#include "framework/catalogue/seat_end.hpp"
#include "ui/desktop/play/sentences.hpp"
#include "ui/desktop/remote/server_json.hpp"

namespace boardwright::desktop {

namespace {

using namespace server_json;
using json_form::wrong;

constexpr std::size_t kMostFields = 4096, kMostOutlines = 4096, kMostLines = 8192, kMostPoints = 512,
                      kMostLabels = 1024, kMostZones = 64, kMostTrays = 32, kMostKinds = 512, kMostSeats = 16,
                      kMostTexts = 2000;
constexpr std::int32_t kHalfUnit = BW_UNIT / 2;
constexpr std::uint32_t kMostColumns = 64;

bw_point point_of_server(const Json& json) {
  if (!json.is_array() || json.size() != 2) wrong("a point", "two numbers");
  return {length_of(json[0], "a point"), length_of(json[1], "a point")};
}

/// The contract's board, made of what the server says; it owns what that points to.
class ShapeMaker {
 public:
  explicit ShapeMaker(const Json& json) : json_(json), board_(member(json, "board")) {}

  BoardGeometry make() {
    for (const Json& seat : list_in(json_, "seats", kMostSeats)) seats_.push_back(name_in(seat, "seat"));
    read_paths("outlines", kMostOutlines, outlines_);
    read_paths("lines", kMostLines, lines_);
    for (const Json& mark : list_in(board_, "marks", kMostFields)) marks_.push_back(point_of_server(mark));
    read_fields();
    read_labels();
    read_zones();
    read_trays();
    read_kinds();
    find_grid();
    return BoardGeometry(shape(), seats_);
  }
  [[nodiscard]] bool drawn_as_points() const noexcept { return points_; }
  [[nodiscard]] bool checkered() const {
    return std::any_of(fields_.begin(), fields_.end(),
                       [](const bw_spot& field) { return field.ground != BW_GROUND_LIGHT; });
  }

 private:
  const char* kept(std::string text) { return words_.emplace_back(std::move(text)).c_str(); }
  Seat owner_in(const Json& json) {
    const std::string name = text_in(json, "owner");
    const auto found = std::find(seats_.begin(), seats_.end(), name);
    return found == seats_.end() ? static_cast<Seat>(BW_NOBODY) : static_cast<Seat>(found - seats_.begin());
  }
  const std::vector<bw_point>& points_in(const Json& path) {
    if (!path.is_array() || path.size() > kMostPoints) wrong("a line", "a list of points");
    auto& points = paths_.emplace_back();
    for (const Json& point : path) points.push_back(point_of_server(point));
    return points;
  }
  void read_paths(const char* key, std::size_t most, std::vector<bw_path>& into) {
    for (const Json& path : list_in(board_, key, most)) {
      const auto& points = points_in(path);
      into.push_back({static_cast<std::uint32_t>(points.size()), points.data()});
    }
  }

  void read_fields() {
    const Json& places = list_in(json_, "places", kMostFields + kMostTrays);
    const Json& fields = list_in(board_, "fields", kMostFields);
    if (fields.empty() || places.size() != fields.size() + list_in(board_, "trays", kMostTrays).size())
      wrong("places", "a name for each field and tray");
    std::size_t bare = 0;
    for (std::size_t i = 0; i < fields.size(); ++i) {
      const Json& field = fields[i];
      bw_spot spot{};
      spot.name = kept(json_form::text(places[i], "places"));
      spot.centre = point_of_server(member(field, "centre"));
      spot.outline = BW_BARE_POINT;
      if (const Json& outline = member(field, "outline"); !outline.is_null() && !outlines_.empty())
        spot.outline =
            static_cast<std::uint32_t>(json_form::number(outline, "outline", outlines_.size() - 1));
      const std::string ground = text_in(field, "ground");
      spot.ground = ground_of(ground);
      bare += spot.outline == BW_BARE_POINT && ground == "none" ? 1 : 0;
      if (truth_in(field, "slot")) spot.flags |= BW_SPOT_SLOT;
      if (truth_in(field, "beside")) spot.flags |= BW_SPOT_BESIDE;
      const Json& holds = member(field, "holds");
      spot.holds = holds.is_null()
                       ? 1
                       : std::max(1U, static_cast<std::uint32_t>(json_form::number(holds, "holds", 1000)));
      fields_.push_back(spot);
    }
    points_ = bare == fields_.size();
  }
  static std::uint32_t ground_of(const std::string& word) {
    if (word == "dark") return BW_GROUND_DARK;
    constexpr int kTones = 15;
    for (int tone = 2; tone <= kTones; ++tone)
      if (word == "tone" + std::to_string(tone)) return static_cast<std::uint32_t>(tone);
    return BW_GROUND_LIGHT;
  }

  void read_labels() {
    for (const Json& label : list_in(board_, "labels", kMostLabels)) {
      const std::string side = text_in(label, "side");
      labels_.push_back({kept(text_in(label, "text")), point_of_server(member(label, "at")),
                         side == "bottom" ? static_cast<std::uint32_t>(BW_SIDE_BOTTOM)
                         : side == "left" ? static_cast<std::uint32_t>(BW_SIDE_LEFT)
                                          : static_cast<std::uint32_t>(BW_SIDE_FREE)});
    }
  }
  void read_zones() {
    for (const Json& zone : list_in(board_, "zones", kMostZones)) {
      auto& numbers = numbers_.emplace_back();
      for (const Json& field : list_in(zone, "fields", fields_.size()))
        numbers.push_back(static_cast<std::uint32_t>(json_form::number(field, "fields", fields_.size() - 1)));
      zones_.push_back({kept(text_in(zone, "zone")), owner_in(zone),
                        static_cast<std::uint32_t>(numbers.size()), numbers.data()});
    }
  }
  void read_trays() {
    for (const Json& tray : list_in(board_, "trays", kMostTrays))
      trays_.push_back({kept(name_in(tray, "tray")), owner_in(tray)});
  }
  void read_kinds() {
    for (const Json& kind : list_in(json_, "kinds", kMostKinds))
      kinds_.push_back({kept(name_in(kind, "kind")), owner_in(kind), kept(text_in(kind, "sign"))});
  }

  static bool is_square(const bw_path& path) {
    if (path.count != 4) return false;
    return std::all_of(path.points, path.points + path.count, [](const bw_point& point) {
      return std::abs(point.x) == kHalfUnit && std::abs(point.y) == kHalfUnit;
    });
  }
  /// A grid of squares is one again, with what such a board can do.
  void find_grid() {
    std::uint32_t columns = 0, rows = 0;
    for (const bw_spot& field : fields_) {
      const auto [x, y] = field.centre;
      if (x < 0 || y < 0 || x % BW_UNIT != 0 || y % BW_UNIT != 0 || (field.flags & BW_SPOT_SLOT) != 0) return;
      if (!points_ && (field.outline == BW_BARE_POINT || !is_square(outlines_[field.outline]))) return;
      columns = std::max(columns, static_cast<std::uint32_t>(x / BW_UNIT) + 1);
      rows = std::max(rows, static_cast<std::uint32_t>(y / BW_UNIT) + 1);
    }
    if (columns > kMostColumns || rows > kMostColumns) return;
    columns_ = columns;
    rows_ = rows;
    if (!points_) return;
    lines_.clear();  // between neighbours: whoever draws such a grid draws them
    constexpr std::array<bw_point, 4> kSquare{bw_point{-kHalfUnit, -kHalfUnit},
                                              bw_point{kHalfUnit, -kHalfUnit}, bw_point{kHalfUnit, kHalfUnit},
                                              bw_point{-kHalfUnit, kHalfUnit}};
    const auto& square = paths_.emplace_back(kSquare.begin(), kSquare.end());
    outlines_.assign(1, {static_cast<std::uint32_t>(square.size()), square.data()});
    for (bw_spot& field : fields_) field.outline = 0;
  }

  [[nodiscard]] bw_shape shape() const {
    const auto count = [](const auto& list) { return static_cast<std::uint32_t>(list.size()); };
    bw_shape shape{};
    shape.struct_size = sizeof shape;
    shape.columns = columns_, shape.rows = rows_;
    shape.field_count = count(fields_), shape.fields = fields_.data();
    shape.outline_count = count(outlines_), shape.outlines = outlines_.data();
    shape.line_count = count(lines_), shape.lines = lines_.data();
    shape.mark_count = count(marks_), shape.marks = marks_.data();
    shape.label_count = count(labels_), shape.labels = labels_.data();
    shape.zone_count = count(zones_), shape.zones = zones_.data();
    shape.tray_count = count(trays_), shape.trays = trays_.data();
    shape.kind_count = count(kinds_), shape.kinds = kinds_.data();
    return shape;
  }

  const Json &json_, &board_;
  std::vector<std::string> seats_;
  std::deque<std::string> words_;  // their texts stay where they are
  std::deque<std::vector<bw_point>> paths_;
  std::deque<std::vector<std::uint32_t>> numbers_;
  std::vector<bw_spot> fields_;
  std::vector<bw_path> outlines_, lines_;
  std::vector<bw_point> marks_;
  std::vector<bw_label> labels_;
  std::vector<bw_zone> zones_;
  std::vector<bw_tray> trays_;
  std::vector<bw_kind> kinds_;
  std::uint32_t columns_ = 0, rows_ = 0;
  bool points_ = false;
};

void read_colours(const Json& board, Appearance& look) {
  const Json& colours = member(board, "colours");
  constexpr std::size_t kMostColours = 64;
  if (!colours.is_object() || colours.size() > kMostColours) return;
  for (const auto& [name, value] : colours.items()) {
    const std::string colour = value.is_string() ? value.get<std::string>() : std::string();
    const bool known = colour.size() == 7 && colour[0] == '#' &&
                       colour.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string::npos;
    if (known) look.colours[name] = colour;
  }
}

void read_texts(const Json& json, const char* key, TextKind kind, GameTexts& texts) {
  const Json& all = member(member(json, "texts"), key);
  if (all.is_null()) return;
  if (!all.is_object() || all.size() > kMostTexts) wrong(key, "texts by their ids");
  for (const auto& [id, value] : all.items()) {
    LocalText text;
    text.set(Language::kEnglish, json_form::text(value, key));
    texts.set(kind, id, std::move(text));
  }
}

QString named(const Json& json, const char* key, TextKind kind, const char* id, GameTexts& texts) {
  const std::string name = text_in(json, key);
  LocalText text;
  text.set(Language::kEnglish, name);
  if (!name.empty()) texts.set(kind, text_in(json, id), std::move(text));
  return QString::fromStdString(name);
}

void read_names(const Json& json, ServerBoard& board) {
  std::vector<std::string> seats;
  for (const Json& seat : list_in(json, "seats", kMostSeats)) {
    seats.push_back(name_in(seat, "seat"));
    board.seat_names << named(seat, "name", TextKind::kSeat, "seat", board.texts);
    const Json& turn = member(seat, "turn");
    board.turns.push_back(turn.is_null() ? 0 : static_cast<int>(json_form::number(turn, "turn", 359)));
  }
  if (seats.empty()) wrong("seats", "at least one");
  board.names.seats = SeatNames(std::move(seats));
  for (const Json& place : list_in(json, "places", kMostFields + kMostTrays))
    board.names.places.push_back(json_form::text(place, "places"));
  for (const Json& kind : list_in(json, "kinds", kMostKinds)) {
    board.names.kinds.push_back(name_in(kind, "kind"));
    board.kind_names << named(kind, "name", TextKind::kKind, "kind", board.texts);
  }
  for (const Json& tray : list_in(member(json, "board"), "trays", kMostTrays))
    board.tray_names << capitalised(named(tray, "name", TextKind::kTray, "tray", board.texts));
}

void read_board(const Json& json, ServerBoard& board) {
  json_form::check_version(member(json, "version"));
  board.game = name_in(json, "game");
  board.variant = name_in(json, "variant");
  board.game_name = QString::fromStdString(name_in(json, "game_name"));
  board.variant_name = QString::fromStdString(text_in(json, "name"));
  board.hidden = truth_in(json, "hidden");
  read_names(json, board);
  if (!member(json, "texts").is_object()) wrong("texts", "texts by their kinds");
  read_texts(json, "messages", TextKind::kMessage, board.texts);
  read_texts(json, "phases", TextKind::kPhase, board.texts);
  read_texts(json, "reasons", TextKind::kReason, board.texts);
  read_texts(json, "reasons_lost", TextKind::kReasonLost, board.texts);
  read_texts(json, "reasons_won", TextKind::kReasonWon, board.texts);
  const Json& shape = member(json, "board");
  if (shape.is_null()) return;
  ShapeMaker maker(json);
  board.geometry = maker.make();
  board.look.style = maker.drawn_as_points() ? Appearance::Style::kLines : Appearance::Style::kSquares;
  board.look.checkered = maker.checkered();
  board.look.coordinates = truth_in(shape, "coordinates");
  read_colours(shape, board.look);
}

}  // namespace

Result<ServerBoard> read_server_board(std::string_view text) {
  return json_form::read_message<ServerBoard>(
      text, [](const Json& json, ServerBoard& board) { read_board(json, board); });
}

std::optional<ServerBoard> in_other_words(const ServerBoard& board, ServerBoard told) {
  const GameNames &known = board.names, &names = told.names;
  if (names.places != known.places || names.kinds != known.kinds || names.seats.all() != known.seats.all())
    return std::nullopt;
  ServerBoard same = board;
  same.game_name = std::move(told.game_name);
  same.variant_name = std::move(told.variant_name);
  same.seat_names = std::move(told.seat_names);
  same.kind_names = std::move(told.kind_names);
  if (told.tray_names.size() == board.tray_names.size()) same.tray_names = std::move(told.tray_names);
  same.texts = std::move(told.texts);
  return same;
}

QString ServerBoard::seat(Seat seat) const {
  return seat < seat_names.size() ? seat_names[static_cast<int>(seat)] : QString();
}

QString ServerBoard::explanation(const Explanation& why) const {
  const std::string known = texts.text(Language::kEnglish, TextKind::kMessage, why.message);
  const std::string sentence =
      texts.fill(Language::kEnglish, known.empty() ? why.message : known, why.arguments);
  return QString::fromStdString(why.rule.empty() ? sentence : sentence + " (" + why.rule + ")");
}

QString ServerBoard::phase(const Explanation& phase) const {
  const std::string known = texts.text(Language::kEnglish, TextKind::kPhase, phase.message);
  return capitalised(QString::fromStdString(
      texts.fill(Language::kEnglish, known.empty() ? phase.message : known, phase.arguments)));
}

QString ServerBoard::reason(const Outcome& outcome, std::optional<Seat> seat) const {
  std::string words;
  if (seat && seat_end(outcome, *seat) == SeatEnd::kWon)
    words = texts.text(Language::kEnglish, TextKind::kReasonWon, outcome.reason);
  if (seat && seat_end(outcome, *seat) == SeatEnd::kLost)
    words = texts.text(Language::kEnglish, TextKind::kReasonLost, outcome.reason);
  if (words.empty()) words = texts.text(Language::kEnglish, TextKind::kReason, outcome.reason);
  return as_sentence(words.empty() ? outcome.reason : words);
}

}  // namespace boardwright::desktop
