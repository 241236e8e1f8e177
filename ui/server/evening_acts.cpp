// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/evening_acts.hpp"

#include <algorithm>
#include <array>

#include "framework/evening/correction_preview.hpp"
#include "framework/evening/publish.hpp"
#include "framework/evening/settings_change.hpp"
#include "framework/evening/why_words.hpp"
#include "framework/log/log.hpp"
#include "framework/table/club.hpp"
#include "framework/tournament/score.hpp"
#include "ui/server/evening_json.hpp"

namespace boardwright::server {
namespace {

using namespace tournament;
using Json = nlohmann::json;
using Asks = EveningRequest::Do;

Language language_said(const std::string& code) { return language_from(code).value_or(Language::kEnglish); }

Allowed<Json> told(const Allowed<void>& result) {
  if (!result) return pass_on(result);
  return Json::object();
}

/// None, where the request names none.
Allowed<std::optional<Score>> score_wanted(const EveningRequest& asked, const Settings& settings) {
  if (asked.score.empty()) return std::optional<Score>();
  const auto read = parse_score(asked.score, settings);
  if (!read) return pass_on(read);
  return std::optional(*read);
}

/// 0: the next one.
Allowed<void> can_be_spoken_of(const Tournament& now, std::uint32_t round) {
  const std::uint32_t last = now.settings.rounds == 0 ? UINT32_MAX : now.settings.rounds;
  if (round != 0 && now.settings.without_rounds()) return boardwright::refuse("evening.no_byes");
  if (round > last) return boardwright::refuse("evening.no_such_round", {std::to_string(round)});
  return {};
}

/// Of a round to come, or 0: the next one.
Allowed<Json> say_here(Evening& evening, const std::string& player, bool here, std::uint32_t round = 0) {
  const Tournament& now = evening.now();
  const std::array one{player};
  if (round != 0) {
    if (const auto can = can_be_spoken_of(now, round); !can) return pass_on(can);
  } else if (const auto* entrant = now.entrant(player); entrant != nullptr && here) {
    if (!now.settings.without_rounds() && entrant->is_withdrawn(now.next_round()))
      if (auto back = evening.people().withdraw(player, true, {}); !back) return pass_on(back);
  }
  return told(evening.people().say_presence(one, here ? Attendance::kIn : Attendance::kOut, round));
}

/// Out of a round with half a point, where the tournament allows it (T4.2).
Allowed<Json> say_half(Evening& evening, const EveningRequest& asked) {
  if (const auto can = can_be_spoken_of(evening.now(), asked.round); !can) return pass_on(can);
  return told(evening.people().say_presence(std::array{asked.player}, Attendance::kHalf, asked.round));
}

/// Whoever likes every game is entered without any, so that a game which is added later is liked too.
Allowed<Json> say_likes(Evening& evening, const std::string& player, std::vector<std::uint32_t> games) {
  const Tournament& now = evening.now();
  const auto* entrant = now.entrant(player);
  if (entrant == nullptr) return boardwright::refuse("evening.not_entered", {evening.name(player)});
  if (now.settings.system != System::kOpenEvening) return boardwright::refuse("evening.only_open");
  std::ranges::sort(games);
  const auto same = std::ranges::unique(games);
  games.erase(same.begin(), same.end());
  if (games.empty()) return boardwright::refuse("evening.likes_none");
  if (games.back() >= now.settings.games.size()) return boardwright::refuse("evening.game_not_played");
  Entered right = entrant->data;
  right.likes = games.size() == now.settings.games.size() ? std::vector<std::uint32_t>() : std::move(games);
  return told(evening.people().put_right(std::move(right), {}));
}

/// Two who wait, or on a ladder one who challenges another.
Allowed<Json> pair_two(Evening& evening, const EveningRequest& asked) {
  if (evening.now().settings.system == System::kLadder)
    return told(evening.matches().challenge(asked.player, asked.other, asked.game));
  return told(evening.matches().begin(Proposal{asked.player, asked.other, asked.game}));
}

Allowed<Json> preview(const Evening& evening, const EveningRequest& asked) {
  const auto score = score_wanted(asked, evening.now().settings);
  if (!score) return pass_on(score);
  const auto seen =
      preview_correction(evening.now(), evening.names(), asked.round, asked.board, *score, asked.swapped);
  if (!seen) return pass_on(seen);
  const auto& rounds = evening.now().results_of();
  return preview_json(*seen, rounds[asked.round - 1].board(asked.board)->pairing, evening.names());
}

Allowed<Json> own(Evening& evening, const EveningRequest& asked, const std::string& player,
                  const Catalogue& catalogue) {
  const Tournament& now = evening.now();
  const auto* entrant = now.entrant(player);
  if (entrant == nullptr) return boardwright::refuse("evening.not_entered", {evening.name(player)});
  const bool rounds = !now.settings.without_rounds();
  switch (asked.what) {
    case Asks::kCome: return say_here(evening, player, true);
    case Asks::kGoHome:
      if (rounds) return told(evening.people().withdraw(player, false, {}));
      [[fallthrough]];
    case Asks::kRest: return say_here(evening, player, false);
    case Asks::kLikes: return say_likes(evening, player, asked.games);
    default: break;
  }
  const auto score = parse_score(asked.score, now.settings);
  if (!score) return pass_on(score);
  // Nobody sits at home and says that the other one didn't come: that is the arbiter's.
  const auto played = [](Code code) {
    return code == Code::kWin || code == Code::kDraw || code == Code::kLoss;
  };
  if (!played(score->first) || !played(score->second)) return boardwright::refuse("evening.not_by_phone");
  return told(with_rates(evening, catalogue,
                         evening.results().say_by_phone(asked.round, asked.board, *score, player)));
}

Allowed<Json> pair(DraftedEvening& one, Language language) {
  one.draft.reset();
  const auto drafted = one.evening.rounds().draft();
  if (!drafted) return pass_on(drafted);
  if (auto problem = drafted->problem(one.evening.names())) return tl::unexpected(std::move(*problem));
  one.draft = std::get<Draft>(drafted->what);
  return draft_json(*one.draft, one.evening.names(), language);
}

Allowed<Json> exchange(DraftedEvening& one, const EveningRequest& asked) {
  if (!one.draft || draft_name(*one.draft) != asked.draft)
    return boardwright::refuse("evening.changed_since");
  const auto wanted = exchange_people(*one.draft, asked.player, asked.other);
  if (!wanted) return boardwright::refuse("evening.not_in_round");
  auto drafted = one.evening.rounds().draft_by_hand(wanted->pairs, wanted->bye);
  if (!drafted) return pass_on(drafted);
  one.draft = std::move(*drafted);
  return draft_json(*one.draft, one.evening.names(), language_said(asked.language));
}

Allowed<Json> why(const DraftedEvening& one, const EveningRequest& asked) {
  const Language language = language_said(asked.language);
  const auto names = one.evening.names();
  if (!asked.draft.empty() && (!one.draft || draft_name(*one.draft) != asked.draft))
    return boardwright::refuse("evening.changed_since");
  const Tournament& now = asked.draft.empty() ? one.evening.now() : with_draft(one.evening.now(), *one.draft);
  Json sentences = Json::array();
  const auto say = [&](const WhySentence& sentence) { sentences.push_back(with_rule(sentence)); };
  const std::uint32_t round = asked.draft.empty() ? asked.round : one.draft->round.round;
  if (now.settings.system != System::kSwiss) {
    const auto told = why_by_system(now, round, asked.board, names, language);
    if (!told) return pass_on(told);
    std::ranges::for_each(*told, say);
  } else {
    const auto board = why_board(now, round, asked.board, names);
    if (!board) return pass_on(board);
    std::ranges::for_each(why_sentences(*board, names, language), say);
  }
  return Json{{"why", std::move(sentences)}};
}

Allowed<Json> enter(Evening& evening, const EveningRequest& asked, Club& club) {
  const auto members = club.people().members();
  if (!members) return boardwright::refuse("evening.book", {members.error()});
  const NewEntrant one = entrant_named(*members, asked.name);
  const std::array people{one};
  if (auto entered = evening.people().enter(people); !entered) return pass_on(entered);
  const auto found = evening.find(one.name);
  if (!found) return pass_on(found);
  // Who is entered at the desk is here.
  if (auto here = evening.people().say_presence(std::array{*found}, tournament::Attendance::kIn); !here)
    return pass_on(here);
  return Json{{"player", *found}, {"member", one.kind == PlayerKind::kMember}};
}

/// What helpers and arbiters do.
Allowed<Json> at_boards(Evening& evening, const EveningRequest& asked, const Catalogue& catalogue) {
  const Settings& settings = evening.now().settings;
  switch (asked.what) {
    case Asks::kPresence: return say_here(evening, asked.player, asked.here, asked.round);
    case Asks::kLikesOf: return say_likes(evening, asked.player, asked.games);
    case Asks::kGive: {
      const auto score = parse_score(asked.score, settings);
      if (!score) return pass_on(score);
      return told(with_rates(evening, catalogue, evening.results().give(asked.round, asked.board, *score)));
    }
    case Asks::kChooseGame:
      return told(evening.rounds().choose_game(asked.round, asked.board, asked.game, asked.player));
    case Asks::kPreview: return preview(evening, asked);
    case Asks::kCorrect: {
      const auto score = score_wanted(asked, settings);
      if (!score) return pass_on(score);
      return told(
          with_rates(evening, catalogue,
                     evening.results().correct(asked.round, asked.board, *score, asked.swapped, asked.why)));
    }
    case Asks::kAbsent:
      return told(
          with_rates(evening, catalogue, evening.results().absent(asked.round, asked.board, asked.player)));
    case Asks::kState:
      return told(evening.rounds().set_state(asked.round, asked.state == EveningRequest::State::kPlaying
                                                              ? RoundState::kPlaying
                                                              : RoundState::kClosed));
    default: return boardwright::refuse("evening.not_here");
  }
}

Allowed<Json> for_organiser(DraftedEvening& one, const EveningRequest& asked, const EveningBooks& books) {
  Evening& evening = one.evening;
  switch (asked.what) {
    case Asks::kPair: return pair(one, language_said(asked.language));
    case Asks::kExchange: return exchange(one, asked);
    case Asks::kPublish: {
      if (!one.draft || draft_name(*one.draft) != asked.draft)
        return boardwright::refuse("evening.changed_since");
      // A draft that is refused for want of a reason is still there when one is given.
      if (auto done = with_rates(evening, books.catalogue, publish(evening, *one.draft, asked.why)); !done)
        return pass_on(done);
      one.draft.reset();
      return Json::object();
    }
    case Asks::kWhy: return why(one, asked);
    case Asks::kWithdraw: return told(evening.people().withdraw(asked.player, asked.back, asked.why));
    case Asks::kEnter: return enter(evening, asked, books.club);
    case Asks::kTakeBack:
      if (one.take_back.empty()) return boardwright::refuse("evening.counts_no_more");
      return told(evening.history().undo(one.take_back, {}));
    case Asks::kAccept:
      return told(evening.matches().accept(Proposal{asked.player, asked.other, asked.game}));
    case Asks::kDecline:
      return told(evening.matches().decline(Proposal{asked.player, asked.other, asked.game}));
    case Asks::kMatch: return pair_two(evening, asked);
    case Asks::kEnd: return told(evening.end());
    case Asks::kHalf: return say_half(evening, asked);
    case Asks::kOneMore: return told(one_more_round(evening, asked.why));
    case Asks::kChange: {
      const auto& wanted = asked.change;
      return told(change(
          evening, SettingsChange{wanted.name, wanted.clock, wanted.until, wanted.boards, wanted.patience},
          books.catalogue));
    }
    default: return boardwright::refuse("evening.not_here");  // the server's own
  }
}

}  // namespace

Allowed<void> with_rates(Evening& evening, const Catalogue& catalogue, Allowed<void> done) {
  if (!done) return done;
  const auto rates = evening.rate_results(catalogue);
  if (!rates) return pass_on(rates);
  for (const auto& problem : rates->problems) log_warning("a result isn't rated: " + problem.english());
  return {};
}

Allowed<Json> carry_out(DraftedEvening& one, const EveningRequest& asked, const std::string& player,
                        const EveningBooks& books) {
  if (auto read = one.evening.refresh(); !read) return pass_on(read);
  if (asked.what < Asks::kPresence) return own(one.evening, asked, player, books.catalogue);
  if (asked.what < Asks::kPair) return at_boards(one.evening, asked, books.catalogue);
  return for_organiser(one, asked, books);
}

}  // namespace boardwright::server
