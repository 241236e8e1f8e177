// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/link/page_message.hpp"

#include <functional>

#include "framework/match/json_reading.hpp"
#include "framework/store/ids.hpp"

namespace boardwright {
namespace {

using namespace json_form;
using Do = LobbyRequest::Do;

const std::vector<std::string> kTypes{"beat",    "pong", "lobby",   "watch", "unwatch",
                                      "command", "ask",  "evening", "chat"};
const std::vector<std::string> kDoings{
    "open",         "sit",     "stand",       "decline",         "again",      "claim",
    "note",         "pair",    "member_code", "revoke",          "adjudicate", "end_clock_wait",
    "settle_claim", "devices", "delay",       "forget_password", "mute",       "forget_passkeys"};
const std::vector<std::string> kOfEvenings{
    "come",     "rest",        "go_home",  "result",   "play",   "likes",     "presence", "give",
    "likes_of", "choose_game", "preview",  "correct",  "absent", "state",     "pair",     "exchange",
    "publish",  "why",         "withdraw", "enter",    "tie",    "take_back", "accept",   "decline",
    "match",    "end",         "half",     "one_more", "change"};
const std::vector<std::string> kStates{"playing", "closed"};
const std::vector<std::string> kViews{"seat", "spectator", "everything"};
constexpr std::size_t kLongestWord = 500, kMostOfAList = 64, kMostPlies = 1'000'000;

/// Before anything is made of it, so that depth costs nothing.
bool too_deep(std::string_view text) {
  int depth = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quoted) {
      if (c == '\\') ++i;
      if (c == '"') quoted = false;
    } else if (c == '"') {
      quoted = true;
    } else if (c == '[' || c == '{') {
      if (++depth > kDeepestPageMessage) return true;
    } else if (c == ']' || c == '}') {
      --depth;
    }
  }
  return false;
}

auto word(std::string& into, const char* what) {
  return [&into, what](const Json& json) {
    into = text(json, what);
    if (into.size() > kLongestWord) wrong(what, "a shorter text");
  };
}

/// Null is the same as nothing.
auto word_or_none(std::string& into, const char* what) {
  return [&into, what](const Json& json) {
    if (!json.is_null()) word(into, what)(json);
  };
}

auto uuid(std::string& into, const char* what) {
  return [&into, what](const Json& json) {
    into = text(json, what);
    if (!is_id(into)) wrong(what, "a UUID of version 7 in small letters");
  };
}

template <class Value, class Read>
auto by_seat(std::map<std::string, Value>& into, const char* what, Read read) {
  return [&into, what, read](const Json& json) {
    if (!json.is_object() || json.size() > kMostOfAList) wrong(what, "an object by seats");
    for (const auto& [seat, value] : json.items()) into[seat] = read(value, what);
  };
}

void ignore(const Json&) {}

/// What a wish needs, and may have.
class WishFields {
 public:
  Fields fields, optional;

 protected:
  void needs(const char* key, std::string& into) { fields[key] = word(into, key); }
  void may(const char* key, std::string& into) { optional[key] = word_or_none(into, key); }
  void yes(const char* key, bool& into) { fields[key] = yes_or_no(into, key); }
  void may_be(const char* key, bool& into) { optional[key] = yes_or_no(into, key); }

 private:
  static std::function<void(const Json&)> yes_or_no(bool& into, const char* what) {
    return [&into, what](const Json& j) { into = truth(j, what); };
  }
};

class LobbyFields : public WishFields {
 public:
  explicit LobbyFields(LobbyRequest& asked) : asked_(asked) {
    fields = {{"type", ignore}, {"do", ignore}, {"id", uuid(asked.id, "id")}};
    switch (asked.what) {
      case Do::kOpen: game(), may("seat", asked.seat), others(); break;
      case Do::kSit: needs("table", asked.table), may("seat", asked.seat); break;
      case Do::kStand:
      case Do::kDecline:
      case Do::kAgain: needs("table", asked.table); break;
      case Do::kClaim: needs("member", asked.member); break;
      case Do::kNote: needs("match", asked.match), needs("words", asked.words), ply(); break;
      case Do::kPair: game(), people(); break;
      case Do::kMemberCode: needs("member", asked.member), may_be("add", asked.add); break;
      case Do::kRevoke: needs("person", asked.person), may("device", asked.device); break;
      case Do::kDevices:
      case Do::kForgetPassword:
      case Do::kForgetPasskeys: needs("person", asked.person); break;
      case Do::kDelay:
        needs("match", asked.match);
        fields["delay"] = word_or_none(asked.delay, "delay");
        break;
      case Do::kMute: needs("person", asked.person), yes("mute", asked.mute); break;
      case Do::kAdjudicate: needs("match", asked.match), needs("why", asked.why), half_points(); break;
      case Do::kEndClockWait: needs("match", asked.match); break;
      case Do::kSettleClaim: needs("person", asked.person), yes("allow", asked.allow); break;
    }
  }

 private:
  static std::string one_word(const Json& json, const char* what) {
    std::string read;
    word(read, what)(json);
    return read;
  }
  void game() { needs("game", asked_.game), needs("variant", asked_.variant), may("clock", asked_.clock); }
  void others() {
    optional["computers"] = by_seat(asked_.computers, "computers", one_word);
    optional["invite"] = [&](const Json& j) {
      asked_.invite =
          list(j, "invite", [](const Json& one, const std::string&) { return one_word(one, "invite"); });
      if (asked_.invite.size() > kMostOfAList) wrong("invite", "fewer people");
    };
  }
  void people() { fields["people"] = by_seat(asked_.people, "people", one_word); }
  void ply() {
    fields["ply"] = [&](const Json& j) {
      asked_.ply = static_cast<std::uint32_t>(number(j, "ply", kMostPlies));
    };
  }
  void half_points() {
    fields["half_points"] = by_seat(asked_.half_points, "half_points", [](const Json& j, const char* what) {
      return static_cast<std::uint32_t>(number(j, what, 2));
    });
  }

  LobbyRequest& asked_;
};

PageMessage read_lobby(const Json& json) {
  LobbyRequest asked;
  if (!json.contains("do")) wrong("lobby", "what to do");
  asked.what = static_cast<Do>(one_of(json["do"], "do", kDoings));
  const LobbyFields known(asked);
  object(json, "lobby", known.fields, known.optional);
  return asked;
}

/// Of each wish about a tournament.
class EveningFields : public WishFields {
 public:
  explicit EveningFields(EveningRequest& asked) : asked_(asked) {
    fields = {{"type", ignore},
              {"do", ignore},
              {"id", uuid(asked.id, "id")},
              {"evening", uuid(asked.evening, "evening")}};
    optional = {{"language", word_or_none(asked.language, "language")}};
    if (!of_people() && !of_boards()) of_rounds();
  }

 private:
  using What = EveningRequest::Do;

  bool of_people() {
    switch (asked_.what) {
      case What::kLikes: liked(); return true;
      case What::kLikesOf: needs("player", asked_.player), liked(); return true;
      case What::kPresence:
        needs("player", asked_.player), yes("here", asked_.here);
        optional["round"] = count(asked_.round, "round");
        return true;
      case What::kHalf:
        needs("player", asked_.player);
        optional["round"] = count(asked_.round, "round");
        return true;
      case What::kWithdraw:
        needs("player", asked_.player), yes("back", asked_.back), may("why", asked_.why);
        return true;
      case What::kEnter: may("name", asked_.name), may("person", asked_.person); return true;
      case What::kTie: needs("person", asked_.person), may("player", asked_.player); return true;
      default: return false;
    }
  }
  bool of_boards() {
    switch (asked_.what) {
      case What::kPlay: at_board(); return true;
      case What::kResult:
      case What::kGive: at_board(), needs("score", asked_.score); return true;
      case What::kChooseGame:
        at_board(), may("player", asked_.player);
        fields["game"] = count(asked_.game, "game");
        return true;
      case What::kPreview:
      case What::kCorrect:
        at_board(), may("score", asked_.score);
        if (asked_.what == What::kCorrect) needs("why", asked_.why);
        may_be("swapped", asked_.swapped);
        return true;
      case What::kAbsent: at_board(), needs("player", asked_.player); return true;
      case What::kWhy: at_board(), may("draft", asked_.draft); return true;
      default: return false;
    }
  }
  void of_rounds() {
    switch (asked_.what) {
      case What::kState:
        fields["round"] = count(asked_.round, "round");
        fields["state"] = [&](const Json& j) {
          asked_.state = static_cast<EveningRequest::State>(one_of(j, "state", kStates));
        };
        break;
      case What::kExchange: needs("draft", asked_.draft), two(); break;
      case What::kOneMore: may("why", asked_.why); break;
      case What::kChange: changed(); break;
      case What::kPublish: needs("draft", asked_.draft), may("why", asked_.why); break;
      case What::kAccept:
      case What::kDecline:
      case What::kMatch:
        two();
        fields["game"] = count(asked_.game, "game");
        break;
      default: break;
    }
  }

  static std::function<void(const Json&)> count(std::uint32_t& into, const char* what) {
    return [&into, what](const Json& j) { into = small_number(j, what); };
  }
  void at_board() {
    fields["round"] = count(asked_.round, "round");
    fields["board"] = count(asked_.board, "board");
  }
  void changed() {
    const auto text = [](std::optional<std::string>& into, const char* what) {
      return [&into, what](const Json& j) { word_or_none(into.emplace(), what)(j); };
    };
    const auto whole = [](std::optional<std::uint32_t>& into, const char* what) {
      return [&into, what](const Json& j) { into = small_number(j, what); };
    };
    EveningRequest::Change& change = asked_.change;
    optional.insert({{"name", text(change.name, "name")},
                     {"clock", text(change.clock, "clock")},
                     {"until", text(change.until, "until")},
                     {"boards", whole(change.boards, "boards")},
                     {"patience", whole(change.patience, "patience")}});
  }
  void two() { needs("player", asked_.player), needs("other", asked_.other); }
  void liked() {
    fields["games"] = [&](const Json& j) {
      asked_.games = list(j, "games", small_number);
      if (asked_.games.size() > kMostOfAList) wrong("games", "fewer games");
    };
  }

  EveningRequest& asked_;
};

PageMessage read_evening(const Json& json) {
  EveningRequest asked;
  if (!json.contains("do")) wrong("evening", "what to do");
  asked.what = static_cast<EveningRequest::Do>(one_of(json["do"], "do", kOfEvenings));
  const EveningFields known(asked);
  object(json, "evening", known.fields, known.optional);
  return asked;
}

PageMessage read_watch(const Json& json) {
  WatchRequest asked;
  object(json, "watch", {{"type", ignore}, {"match", word(asked.match, "match")}},
         {{"as", [&](const Json& j) { asked.as = static_cast<WatchRequest::As>(one_of(j, "as", kViews)); }},
          {"have", [&](const Json& j) {
             if (j.is_null()) return;
             Have have;
             object(j, "have",
                    {{"generation", [&](const Json& of) { have.generation = number(of, "generation"); }},
                     {"update", [&](const Json& of) { have.update = number(of, "update"); }}});
             asked.have = have;
           }}});
  return asked;
}

const Json& id_in(const Json& json, const char* what) {
  if (!json.is_object() || !json.contains("id")) wrong(what, "an object with an id");
  return json["id"];
}

PageMessage read_command(const Json& json) {
  CommandRequest asked;
  const auto command = [&](const Json& j) {
    uuid(asked.id, "id")(id_in(j, "command"));
    if (!j.contains("generation")) wrong("command", "a generation");
    asked.command = j.dump();
  };
  object(json, "command", {{"type", ignore}, {"match", word(asked.match, "match")}, {"command", command}});
  return asked;
}

PageMessage read_question(const Json& json) {
  AskRequest asked;
  const auto question = [&](const Json& j) {
    asked.id = number(id_in(j, "question"), "id");
    asked.question = j.dump();
  };
  object(json, "ask", {{"type", ignore}, {"match", word(asked.match, "match")}, {"question", question}});
  return asked;
}

/// How long words may be is not said in bytes: the message's own length is the limit here.
PageMessage read_chat(const Json& json) {
  ChatRequest asked;
  object(json, "chat",
         {{"type", ignore}, {"id", uuid(asked.id, "id")}, {"match", word(asked.match, "match")}},
         {{"words", [&](const Json& j) { asked.words = text(j, "words"); }},
          {"phrase", word(asked.phrase, "phrase")}});
  if (asked.words.empty() == asked.phrase.empty()) wrong("chat", "either words or a phrase");
  return asked;
}

PageMessage read_any(const Json& json) {
  if (!json.is_object() || !json.contains("type")) wrong("message", "an object with a type");
  switch (one_of(json["type"], "type", kTypes)) {
    case 0: {
      BeatMessage beat;
      object(json, "beat", {{"type", ignore}, {"n", [&](const Json& j) { beat.n = number(j, "n"); }}},
             {{"visible", [&](const Json& j) { beat.visible = truth(j, "visible"); }}});
      return beat;
    }
    case 1: {
      PongMessage pong;
      object(json, "pong",
             {{"type", ignore}, {"number", [&](const Json& j) { pong.number = number(j, "number"); }}});
      return pong;
    }
    case 2: return read_lobby(json);
    case 3: return read_watch(json);
    case 4: {
      UnwatchRequest asked;
      object(json, "unwatch", {{"type", ignore}, {"match", word(asked.match, "match")}});
      return asked;
    }
    case 5: return read_command(json);
    case 6: return read_question(json);
    case 7: return read_evening(json);
    default: return read_chat(json);
  }
}

}  // namespace

Result<PageMessage> page_message_from_json(std::string_view source) {
  if (source.size() > kLongestPageMessage) return fail("this is longer than any message");
  if (too_deep(source)) return fail("this is nested deeper than any message");
  return read_message<PageMessage>(source,
                                   [](const Json& json, PageMessage& message) { message = read_any(json); });
}

}  // namespace boardwright
