// SPDX-License-Identifier: GPL-3.0-or-later
//
// Each law catches the mistakes that it is there for.
#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>

#include "framework/text/program_texts.hpp"
#include "framework/text/refusal.hpp"
#include "tests/check/support.hpp"
#include "tests/support/languages.hpp"

namespace boardwright::check {
namespace {

struct Bad {
  const char* plugin;
  const char* game;
  const char* law;
  const char* says;  ///< part of the sentence: caught for what is wrong, not by accident
};

constexpr Bad kBad[] = {
    {"bad_pebbles", "no_ply_limit", "facts", "ply limit is 0"},
    {"bad_pebbles", "two_seats_of_one_name", "facts", "first is taken"},
    {"bad_pebbles", "one_text_twice", "texts_described", "two texts 'repetition'"},
    {"bad_pebbles", "seat_that_does_not_exist", "turns", "does not exist"},
    {"bad_pebbles", "moves_out_of_turn", "moves_only_on_turn", "without being on turn"},
    {"bad_pebbles", "nobody_can_move", "somebody_can_move", "has no moves"},
    {"bad_secrets", "chance_without_events", "somebody_can_move", "no events"},
    {"bad_pebbles", "unsorted_moves", "moves_sorted", "is listed after"},
    {"bad_pebbles", "a_move_twice", "moves_sorted", "listed twice"},
#ifndef __SANITIZE_ADDRESS__
    {"bad_pebbles", "too_many_moves", "moves_sorted", "longer than the 4 moves"},
#endif
    {"bad_pebbles", "listed_but_refused", "listed_moves_play", "is listed and can't be played"},
    {"bad_pebbles", "high_bits_ignored", "others_refused", "isn't listed and can be played"},
    {"bad_pebbles", "plays_for_the_other", "others_refused", "isn't listed and can be played"},
    {"bad_pebbles", "refused_but_changed", "others_refused", "still changes the position"},
    {"bad_pebbles", "reads_any_fields", "pairs_of_fields", "no listed move and can be read"},
    {"bad_pebbles", "any_two_clicks", "pairs_of_fields", "is called legal"},
    {"bad_pebbles", "writes_beyond", "copies", "writes beyond the position"},
    {"bad_pebbles", "asking_changes", "copies", "asking about the position changes it"},
    {"bad_pebbles", "remembers_plays", "copies", "the value for first"},
    {"bad_pebbles", "starts_differ", "repeatable", "the bytes differ"},
    {"bad_pebbles", "one_buffer_for_all", "threads", "other answers than one"},
    {"bad_pebbles", "moves_of_one_text", "move_texts", "the same text"},
    {"bad_pebbles", "moves_with_spaces", "move_texts", "a space"},
    {"bad_pebbles", "text_without_the_turn", "position_texts", "on turn differs"},
    {"bad_pebbles", "anything_behind", "garbage_positions", "is accepted as a position"},
    {"bad_pebbles", "long_texts_crash", "garbage_positions", "crashed"},
    {"bad_pebbles", "refused_text_changes", "garbage_positions", "still changes the position"},
    {"bad_pebbles", "refused_without_a_word", "garbage_positions", "without a word"},
    {"bad_pebbles", "reads_the_beginning", "garbage_moves", "is read as"},
    {"bad_pebbles", "key_without_the_turn", "keys", "the same key as"},
    {"bad_pebbles", "same_without_the_turn", "same", "another key for it"},
    {"bad_pebbles", "never_ends", "games_end", "ended within the declared limit"},
    {"bad_pebbles", "nobody_can_move", "games_end", "nobody can go on"},
    {"bad_pebbles", "three_half_points", "outcomes", "isn't 2 together"},
    {"bad_pebbles", "reason_not_described", "outcomes", "boredom isn't described"},
    {"bad_pebbles", "outcome_too_early", "outcomes", "before the game is over"},
    {"bad_secrets", "event_without_weight", "chance_events", "weight 0"},
    {"bad_secrets", "weights_too_heavy", "chance_events", "less than 2^32"},
    {"bad_secrets", "one_event_twice", "chance_events", "is listed after"},
    {"bad_secrets", "first_come_first_served", "seats_commute", "different positions in different orders"},
    {"bad_secrets", "takes_the_other_s_move", "seats_commute", "the moves of second depend on"},
    {"bad_secrets", "view_without_moves", "view_moves", "other moves in its view"},
    {"bad_secrets", "view_text_without_card", "view_texts", "is read as another view"},
    {"bad_secrets", "nothing_is_hidden", "hidden", "views afterwards differ"},
    {"bad_secrets", "view_leaks_a_bit", "hidden", "views afterwards differ"},
    {"bad_secrets", "move_text_leaks", "hidden", "told different things"},
    {"bad_secrets", "told_nothing", "hidden", "isn't told"},
    {"bad_secrets", "reveals_no_sentence", "reveals", "which isn't described"},
    {"bad_secrets", "reveals_at_random", "reveals", "different when it is asked for again"},
    {"bad_secrets", "error_leaks", "hidden", "reading"},
    {"bad_secrets", "picture_leaks", "hidden", "the picture"},
    {"bad_secrets", "sample_of_another_time", "samples", "looks different"},
    {"bad_secrets", "samples_differ", "samples", "the same seed"},
    {"bad_secrets", "sample_knows_the_card", "samples", "depends on more than the views"},
    {"bad_pebbles", "default_out_of_range", "parameters_work", "doesn't fit itself"},
    {"bad_pebbles", "choice_that_fails", "parameters_work", "sold out"},
    {"bad_pebbles", "takes_any_parameter", "parameters_refused", "is accepted"},
    {"bad_pebbles", "refuses_without_the_range", "parameters_refused", "doesn't say"},
    {"bad_shapes", "two_points_of_one_name", "geometry", "two fields 'a1'"},
    {"bad_shapes", "points_on_each_other", "geometry", "lies on field 'a1'"},
    {"bad_shapes", "holds_nothing", "geometry", "holds 0 pieces"},
    {"bad_shapes", "holds_too_few", "pictures", "3 pieces stand on field 'b1', which holds 2"},
    {"bad_shapes", "a_wall_without_outline", "geometry", "a slot without an outline"},
    {"bad_shapes", "unknown_spot_flag", "geometry", "unknown flag"},
    {"bad_shapes", "tone_beyond_all", "geometry", "ground 16"},
    {"bad_shapes", "outline_of_two_corners", "geometry", "fewer than three corners"},
    {"bad_shapes", "outline_without_area", "geometry", "encloses nothing"},
    {"bad_shapes", "outline_crosses_itself", "geometry", "crosses itself"},
    {"bad_shapes", "outline_far_away", "geometry", "further than four units"},
    {"bad_shapes", "columns_of_points", "geometry", "is no square"},
    {"bad_shapes", "line_off_the_board", "geometry", "leaves the board"},
    {"bad_shapes", "line_of_one_point", "geometry", "fewer than two points"},
    {"bad_shapes", "label_without_words", "geometry", "is empty"},
    {"bad_shapes", "label_off_the_board", "geometry", "lies off the board"},
    {"bad_shapes", "turned_too_far", "geometry", "turned by 360 degrees"},
    {"bad_shapes", "two_boards", "geometry", "board/1 beside board/2"},
    {"bad_shapes", "stack_out_of_order", "pictures", "not in order"},
    {"bad_extensions", "two_fields_of_one_name", "geometry", "two fields 'a1'"},
    {"bad_extensions", "field_outside", "geometry", "outside the board"},
    {"bad_extensions", "unsorted_picture", "pictures", "not in order"},
    {"bad_extensions", "two_items_on_a_field", "pictures", "two items"},
    {"bad_extensions", "unknown_kind", "pictures", "unknown kind 9"},
    {"bad_extensions", "clicks_in_the_wrong_field", "clicks", "the same places"},
    {"bad_extensions", "clicks_outside", "clicks", "does not exist"},
    {"bad_extensions", "picture_of_the_start", "pictures_follow", "shows no change"},
    {"bad_extensions", "everything_is_legal", "explanations", "isn't in the move list"},
    {"bad_extensions", "legal_is_explained", "explanations", "is called not legal"},
    {"bad_extensions", "message_not_described", "explanations", "message nonsense"},
    {"bad_extensions", "rule_not_described", "explanations", "rule 9.9"},
    {"bad_extensions", "outcome_not_described", "explanations", "message it_goes_well"},
    {"bad_extensions", "borders_far_apart", "borders", "side by side"},
    {"bad_extensions", "more_borders_than_declared", "borders", "more borders than the 1"},
    {"bad_extensions", "phase_not_described", "phases", "message the_end"},
    {"bad_extensions", "phase_left_open", "phases", "leaves {who}"},
    {"bad_extensions", "placeholder_left_open", "explanations", "leaves {what}"},
    {"bad_extensions", "leaves_off_by_one", "perft", "depth 3 has"},
    {"bad_extensions", "playout_scores_too_much", "playouts", "sum to 4"},
    {"bad_extensions", "playouts_differ", "playouts", "the same random numbers"},
    {"bad_extensions", "playouts_one_sided", "playouts", "half points for the first seat"},
    {"bad_extensions", "playouts_forget", "playouts", "no heed to earlier positions"},
    {"bad_extensions", "always_the_first_move", "random_moves", "not equally likely"},
    {"bad_extensions", "random_move_not_legal", "random_moves", "isn't listed"},
    {"bad_extensions", "good_for_both", "evaluation", "expected the opposite"},
    {"bad_extensions", "beyond_all_measure", "evaluation", "expected -4000 to 4000"},
    {"bad_extensions", "noisy_but_not_legal", "noisy_moves", "isn't legal"},
    {"bad_extensions", "negative_priors", "priors", "expected at least 0"},
    {"bad_extensions", "unknown_rule_used", "rules_used", "rule number 7, which isn't possible"},
    {"bad_extensions", "impossible_rule_used", "rules_used", "rule 1, which isn't possible"},
    {"bad_extensions", "rule_used_now_and_then", "rules_used", "differ the second time"},
    {"bad_extensions", "rule_of_two_bits", "rules_used", "by two bits"},
    {"bad_extensions", "rule_used_not_described", "rules_used",
     "rule 2.7 can be reported and isn't described"},
    {"bad_extensions", "rule_without_a_number", "rules_used", "is not the number of a rule"},
    {"bad_extensions", "more_rules_than_bits", "rules_used", "expected 1 to 64"},
    {"bad_extensions", "possible_beyond_all", "rules_used", "no rule has it"},
    {"bad_extensions", "ends_by_no_rule", "rules_used", "used no rule that ends games so"},
    {"bad_extensions", "any_reason_ends", "rules_used", "a reason that doesn't exist"},
    {"bad_extensions", "history_of_its_own", "history", "different histories"},
    {"bad_extensions", "history_not_json", "history", "isn't a JSON object"},
    {"bad_secrets", "arranges_out_of_order", "arrangements", "isn't legal in its order"},
    {"bad_secrets", "arrangement_is_never_complete", "arrangements", "makes no moves"},
    {"bad_secrets", "fills_in_the_other_row", "arrangements", "what fills in by itself"},
    {"bad_secrets", "half_an_arrangement", "arrangements", "incomplete arrangement makes moves"},
    {"bad_pebbles", "stays_mapped", "unloads", "stays mapped"},
    {"bad_pebbles", "crashes", "same", "crashed"},
    {"bad_pebbles", "leaves", "same", "ended the process"},
    {"bad_pebbles", "hangs", "same", "did not end within 3000 ms"},
};

Verdict run(const Bad& bad, std::uint32_t games) {
  Options options;
  options.games = games;
  options.laws = {bad.law};
  options.law_limit = std::chrono::seconds(std::string(bad.game) == "hangs" ? 3 : 120);
  const auto verdicts = run_laws(bad_game(bad.plugin, bad.game), options);
  REQUIRE(verdicts);
  REQUIRE(verdicts->front().status == Status::kPassed);  // it loads
  REQUIRE(verdicts->size() == 2);
  return verdicts->back();
}

}  // namespace

TEST_CASE("every law catches its bad plugins", "[check]") {
  for (const Bad& bad : kBad) {
    const Verdict verdict = run(bad, 40);
    CAPTURE(bad.game, bad.law, verdict.text);
    CHECK(verdict.law == bad.law);
    CHECK(verdict.status == Status::kFailed);
    CHECK_THAT(verdict.text, Catch::Contains(bad.says));
    // Of the sentence nothing is left in English, whatever names and texts of the rules stand in it.
    for (const Language language : {dutch(), german(), french()}) {
      const std::string told = verdict_in(language, verdict.text);
      CAPTURE(told);
      for (const char* word : {" the ", " isn't", "expected", " and ", " which ", " has ", " that "})
        CHECK_THAT(" " + told, !Catch::Contains(word));
    }
  }
}

TEST_CASE("what a law demands is English in the texts too, and said in every language", "[check]") {
  for (const Law& law : laws()) {
    CAPTURE(law.id);
    const std::string key = std::string("law.") + law.id;
    CHECK(said(Language::kEnglish, key) == law.statement);
    CHECK(verdict_in(dutch(), law.statement) == said(dutch(), key));
  }
}

TEST_CASE("a failed law fails the same way again with its seed and games", "[check]") {
  for (const Bad& bad : kBad) {
    if (std::string(bad.law) == "threads" || std::string(bad.game) == "hangs") continue;
    if (&bad - kBad > 40) break;
    const Verdict first = run(bad, 40);
    const Verdict again = run(bad, std::max(first.games, 1U));
    CAPTURE(bad.game, bad.law);
    CHECK(again.text == first.text);
  }
}

TEST_CASE("the laws of every file are among all, each once", "[check]") {
  std::set<std::string> ids;
  for (const Law& law : laws()) {
    CAPTURE(law.id);
    CHECK(ids.insert(law.id).second);
  }
  // A file whose laws nobody asks for would go unnoticed.
  const std::regex function(R"(\nFinding \w+\(Trial&( trial)?\) \{)");
  std::size_t written = 0;
  for (const auto& file : std::filesystem::directory_iterator(BOARDWRIGHT_SOURCE_DIR "/plugins/check/laws")) {
    std::ifstream in(file.path());
    const std::string text(std::istreambuf_iterator<char>(in), {});
    written += static_cast<std::size_t>(
        std::distance(std::sregex_iterator(text.begin(), text.end(), function), std::sregex_iterator()));
  }
  CHECK(ids.size() == written);
}

TEST_CASE("every law has a bad plugin", "[check]") {
  for (const Law& law : laws()) {
    CAPTURE(law.id);
    CHECK(std::any_of(std::begin(kBad), std::end(kBad),
                      [&](const Bad& bad) { return bad.law == std::string(law.id); }));
  }
}

}  // namespace boardwright::check
