// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/catalogue/game_file_sections.hpp"

#include <algorithm>

#include "framework/catalogue/level_section.hpp"
#include "framework/text/nearest.hpp"

namespace boardwright {
namespace {

std::string path(std::string_view a, std::string_view b) { return std::string(a) + "." + std::string(b); }

void check_inheritance(YamlReader& reader, const GameFile& file) {
  std::vector<std::string> ids;
  for (const auto& variant : file.variants) ids.push_back(variant.id);
  for (const auto& variant : file.variants) {
    if (variant.inherits.empty()) continue;
    const std::string what = "variant " + variant.id;
    if (file.variant(variant.inherits) == nullptr) {
      reader.problem(variant.place, what + ": it inherits '" + variant.inherits + "', which there isn't" +
                                        suggestion(variant.inherits, ids));
      continue;
    }
    const Variant* from = &variant;
    for (std::size_t i = 0; i <= file.variants.size() && from != nullptr; ++i) {
      from = from->inherits.empty() ? nullptr : file.variant(from->inherits);
      if (from == &variant) {
        reader.problem(variant.place, what + ": it inherits itself");
        break;
      }
    }
  }
}

ForeignMoves read_foreign_moves(YamlReader& reader, const YAML::Node& node, const std::string& what) {
  static const std::vector<std::string> kKeys{"points", "ignore_case", "separators", "passes",
                                              "pass",   "resigns",     "annotations"};
  static const std::vector<std::string> kStyles{"names", "letters_from_top", "letters_from_bottom"};
  ForeignMoves moves;
  reader.each(node, what, kKeys, [&](const std::string& key, const YAML::Node&, const YAML::Node& value) {
    const std::string name = path(what, key);
    if (key == "points") {
      moves.points = static_cast<PointStyle>(reader.one_of(value, name, kStyles).value_or(0));
    } else if (key == "ignore_case") {
      moves.ignore_case = reader.on_off(value, name).value_or(false);
    } else if (key == "separators") {
      moves.separators = reader.words(value, name);
    } else if (key == "passes") {
      moves.passes = reader.words(value, name);
    } else if (key == "pass") {
      moves.pass_move = reader.word(value, name).value_or("");
    } else if (key == "resigns") {
      moves.resigns = reader.words(value, name);
    } else {
      moves.annotations = reader.word(value, name).value_or("");
    }
  });
  return moves;
}

std::map<std::string, std::string> read_names(YamlReader& reader, const YAML::Node& node,
                                              const std::string& what) {
  std::map<std::string, std::string> names;
  reader.each(node, what, [&](const std::string& key, const YAML::Node&, const YAML::Node& value) {
    names[key] = reader.word(value, path(what, key)).value_or("");
  });
  return names;
}

void read_setups(YamlReader& reader, const YAML::Node& node, const std::string& what, SgfFormat& sgf) {
  static const std::vector<std::string> kKeys{"property", "values"};
  reader.each(node, what, kKeys, [&](const std::string& key, const YAML::Node&, const YAML::Node& value) {
    const std::string name = path(what, key);
    if (key == "property") {
      sgf.setup_property = reader.word(value, name).value_or("");
      return;
    }
    reader.each(value, name, [&](const std::string& word, const YAML::Node&, const YAML::Node& settings) {
      auto& parameters = sgf.setups[word];
      if (!settings.IsNull()) parameters = read_names(reader, settings, path(name, word));
    });
  });
}

SgfFormat read_sgf_format(YamlReader& reader, const YAML::Node& node) {
  static const std::vector<std::string> kKeys{"game",  "seats", "players",  "size",
                                              "setup", "moves", "separator"};
  const std::string what = "records.sgf";
  SgfFormat sgf;
  reader.each(node, what, kKeys, [&](const std::string& key, const YAML::Node&, const YAML::Node& value) {
    const std::string name = path(what, key);
    if (key == "game") sgf.game_number = reader.number(value, name).value_or(0);
    if (key == "seats") sgf.seats = read_names(reader, value, name);
    if (key == "players") sgf.players = read_names(reader, value, name);
    if (key == "size") sgf.size_parameter = reader.word(value, name).value_or("");
    if (key == "setup") read_setups(reader, value, name, sgf);
    if (key == "moves") sgf.moves = read_foreign_moves(reader, value, name);
    if (key == "separator") sgf.separator = reader.word(value, name).value_or("");
  });
  if (node.IsMap())
    for (const char* needed : {"game", "seats"})
      if (!node[needed]) reader.problem(node, what + ": the key '" + needed + "' is missing");
  return sgf;
}

bool is_colour(std::string_view text) {
  return text.size() == 7 && text.front() == '#' &&
         text.substr(1).find_first_not_of("0123456789abcdefABCDEF") == std::string_view::npos;
}

}  // namespace

Variant read_variant(YamlReader& reader, const YAML::Node& node, const std::string& what) {
  static const std::vector<std::string> kKeys{"id", "name", "summary", "inherits", "set", "policies"};
  Variant variant;
  variant.place = YamlReader::place_of(node);
  const std::string whole = what.empty() ? "the variant" : what;
  reader.each(node, whole, kKeys, [&](const std::string& key, const YAML::Node&, const YAML::Node& value) {
    const std::string name = what.empty() ? key : path(what, key);
    if (key == "id") {
      variant.id_place = YamlReader::place_of(value);
      const auto id = reader.word(value, name);
      if (id && is_id(*id, true))
        variant.id = *id;
      else if (id)
        reader.problem(value, name + ": expected small letters, digits, _ and -, found '" + *id + "'");
    } else if (key == "name") {
      variant.name = reader.local_text(value, name);
    } else if (key == "summary") {
      variant.summary = reader.local_text(value, name);
    } else if (key == "inherits") {
      variant.inherits_place = YamlReader::place_of(value);
      variant.inherits = reader.word(value, name).value_or("");
    } else if (key == "policies") {
      variant.policies = read_policies(reader, value, name);
    } else if (!value.IsNull()) {
      variant.settings = reader.settings(value, name);
    }
  });
  if (node.IsMap() && !node["id"])
    reader.problem(node, (what.empty() ? "" : what + ": ") + "the key 'id' is missing");
  return variant;
}

void read_variants(YamlReader& reader, const YAML::Node& node, GameFile& file) {
  if (!node.IsSequence() || node.size() == 0) {
    reader.problem(node, "variants: expected a list with at least one variant, the first is the default");
    return;
  }
  for (std::size_t i = 0; i < node.size(); ++i) {
    Variant variant = read_variant(reader, node[i], "variants[" + std::to_string(i + 1) + "]");
    if (variant.id.empty()) continue;
    if (file.variant(variant.id) != nullptr)
      reader.problem(node[i], "variants: there are two with the id '" + variant.id + "'");
    else
      file.variants.push_back(std::move(variant));
  }
  check_inheritance(reader, file);
}

void read_parameter_texts(YamlReader& reader, const YAML::Node& node, GameFile& file) {
  static const std::vector<std::string> kKeys{"name", "meaning", "choices"};
  reader.each(
      node, "parameters", [&](const std::string& parameter, const YAML::Node& at, const YAML::Node& texts) {
        ParameterTexts& into = file.parameters[parameter];
        into.place = YamlReader::place_of(at);
        const std::string what = path("parameters", parameter);
        reader.each(
            texts, what, kKeys, [&](const std::string& key, const YAML::Node&, const YAML::Node& value) {
              const std::string name = path(what, key);
              if (key == "name") into.name = reader.local_text(value, name);
              if (key == "meaning") into.meaning = reader.local_text(value, name);
              if (key != "choices") return;
              reader.each(value, name,
                          [&](const std::string& choice, const YAML::Node& place, const YAML::Node& text) {
                            into.choices[choice] = reader.local_text(text, path(name, choice));
                            into.choice_places[choice] = YamlReader::place_of(place);
                          });
            });
      });
}

void read_texts(YamlReader& reader, const YAML::Node& node, GameFile& file) {
  static const std::vector<std::string> kKinds(kTextKinds.begin(), kTextKinds.end());
  reader.each(node, "texts", kKinds, [&](const std::string& key, const YAML::Node&, const YAML::Node& texts) {
    if (texts.IsNull()) return;
    const auto kind = static_cast<TextKind>(std::find(kKinds.begin(), kKinds.end(), key) - kKinds.begin());
    const std::string what = path("texts", key);
    reader.each(texts, what, [&](const std::string& id, const YAML::Node&, const YAML::Node& text) {
      file.texts.set(kind, id, reader.local_text(text, path(what, id)));
    });
  });
}

void read_records(YamlReader& reader, const YAML::Node& node, GameFile& file) {
  static const std::vector<std::string> kKeys{"sgf", "list"};
  static const std::vector<std::string> kListKeys{"moves"};
  reader.each(node, "records", kKeys,
              [&](const std::string& key, const YAML::Node&, const YAML::Node& value) {
                if (key == "sgf") {
                  file.records.sgf = read_sgf_format(reader, value);
                  return;
                }
                MoveListFormat& list = file.records.list.emplace();
                reader.each(value, "records.list", kListKeys,
                            [&](const std::string&, const YAML::Node&, const YAML::Node& moves) {
                              list.moves = read_foreign_moves(reader, moves, "records.list.moves");
                            });
              });
}

NumberRange read_range(YamlReader& reader, const YAML::Node& node, const std::string& what) {
  const auto wrong = [&] {
    reader.problem(node, what + ": expected a number from 1 on, or two of them, as in [20, 40]");
    return NumberRange{};
  };
  if (node.IsScalar()) {
    const auto one = reader.number(node, what);
    if (!one) return {};
    return *one == 0 ? wrong() : NumberRange{*one, *one};
  }
  if (!node.IsSequence() || node.size() != 2) return wrong();
  const auto from = reader.number(node[0], what), to = reader.number(node[1], what);
  if (!from || !to) return {};
  return *from == 0 || *to < *from ? wrong() : NumberRange{*from, *to};
}

std::vector<LevelChange> read_level_changes(YamlReader& reader, const YAML::Node& list) {
  static const std::vector<std::string> kKeys{std::begin(kStrengthKeys), std::end(kStrengthKeys)};
  std::vector<LevelChange> levels;
  if (!list.IsSequence()) {
    reader.problem(list, "search.levels: expected a list, level 1 first");
    return levels;
  }
  for (const auto& node : list) {
    const std::string level = "search.levels." + std::to_string(levels.size() + 1);
    LevelChange change;
    reader.each(node, level, kKeys, [&](const std::string& key, const YAML::Node&, const YAML::Node& value) {
      read_strength(reader, key, value, level, change);
    });
    check_strength(reader, node, level, change);
    levels.push_back(change);
  }
  return levels;
}

void read_search(YamlReader& reader, const YAML::Node& node, GameFile& file) {
  static const std::vector<std::string> kKeys{"method", "evaluation", "levels"};
  static const std::vector<std::string> kMethods{kSearchMethods.begin(), kSearchMethods.end()};
  reader.each(node, "search", kKeys, [&](const std::string& key, const YAML::Node&, const YAML::Node& value) {
    if (key == "method") {
      if (const auto method = reader.one_of(value, "search.method", kMethods))
        file.search.method = static_cast<SearchMethod>(*method);
      return;
    }
    if (key == "levels") {
      file.search.levels = read_level_changes(reader, value);
      return;
    }
    const auto share = reader.number(value, "search.evaluation");
    if (share && *share > 100)
      reader.problem(value, "search.evaluation: expected a percentage from 0 to 100");
    else if (share)
      file.search.evaluation = *share;
  });
}

void read_appearance(YamlReader& reader, const YAML::Node& node, GameFile& file) {
  static const std::vector<std::string> kKeys{"art",     "style", "checkered", "coordinates",
                                              "colours", "dice",  "cover",     "pieces"};
  static const std::vector<std::string> kStyles{"squares", "lines"};
  static const std::vector<std::string> kColours{"light", "dark",   "line", "border",     "text",
                                                 "mark",  "target", "last", "first_seat", "second_seat"};
  Appearance& look = file.appearance;
  std::string art = "art";
  reader.each(node, "board", kKeys, [&](const std::string& key, const YAML::Node&, const YAML::Node& value) {
    const std::string name = path("board", key);
    if (key == "art") art = reader.word(value, name).value_or(art);
    if (key == "cover") look.cover = reader.word(value, name).value_or("");
    if (key == "style")
      look.style = static_cast<Appearance::Style>(reader.one_of(value, name, kStyles).value_or(0));
    if (key == "checkered") look.checkered = reader.on_off(value, name).value_or(true);
    if (key == "coordinates") look.coordinates = reader.on_off(value, name).value_or(true);
    const auto read_colours = [&](std::map<std::string, std::string>& colours) {
      return [&](const std::string& of, const YAML::Node&, const YAML::Node& text) {
        const auto word = reader.word(text, path(name, of));
        if (word && is_colour(*word))
          colours[of] = *word;
        else if (word)
          reader.problem(text,
                         path(name, of) + ": expected a colour such as \"#f0d9b5\", found '" + *word + "'");
      };
    };
    if (key == "colours") reader.each(value, name, kColours, read_colours(look.colours));
    if (key == "dice") reader.each(value, name, read_colours(look.dice));
    if (key == "pieces")
      reader.each(value, name, [&](const std::string& of, const YAML::Node&, const YAML::Node& text) {
        const auto word = reader.word(text, path(name, of));
        if (word && is_id(*word, false) && is_there(shared_symbol(*word)))
          look.pieces[of] = *word;
        else if (word)
          reader.problem(text, path(name, of) + ": there is no shared symbol '" + *word + "'");
      });
  });
  look.art = file.file.parent_path() / art;
}

}  // namespace boardwright
