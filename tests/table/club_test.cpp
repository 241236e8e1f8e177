// SPDX-License-Identifier: GPL-3.0-or-later
//
// Matches, members and the organiser in one store.
#include <nlohmann/json.hpp>

#include "framework/clock/time_control_text.hpp"
#include "framework/store/ids.hpp"
#include "framework/store/transfer.hpp"
#include "tests/table/support.hpp"

using namespace boardwright;
using namespace boardwright::test;
using namespace std::chrono_literals;

TEST_CASE("a kept match goes on after the program has ended") {
  TestClub place;
  const std::string ada = place.member("Ada"), ben = place.member("Ben");
  auto wanted = place.match("militakiri", ada, ben);
  wanted.clock = value_of(read_time_control("30m"));
  auto table = place.start(wanted);
  const std::string id = table->id();
  Random random(std::uint64_t{1});
  for (int i = 0; i < 30; ++i) {
    place.now += 1500ms;
    REQUIRE(play_any(table->match(), random));
  }
  place.club.reset();
  const auto kept = std::move(table);  // still there, as it was
  place.club = place.open();

  const auto list = value_of(place.club->matches().unfinished());
  REQUIRE(list.size() == 1);
  CHECK(list[0].match == id);
  CHECK(list[0].names == std::vector<std::string>{"Ada", "Ben"});
  CHECK(list[0].header == kept->header());
  CHECK(list[0].header.rated);
  CHECK_FALSE(list[0].finished);
  CHECK(list[0].next_flag == kept->match().next_flag());
  CHECK(value_of(place.club->matches().find(id.substr(id.size() - 8))) == id);

  const auto resumed = place.resume(id);
  check_same(kept->match(), resumed->match());
  place.now += 1s;
  REQUIRE(play_any(resumed->match(), random));
  // The match that was left behind has lost its place and says so; nothing is written.
  const std::size_t plies = kept->match().line().plies().size();
  const Seat seat = kept->match().seats_on_turn().front();
  const auto refused = kept->match().play(seat, kept->match().update(seat).moves.front().text);
  CHECK(error_of(refused).find("it stands at entry") != std::string::npos);
  CHECK(kept->match().line().plies().size() == plies);
  CHECK(error_of(kept->match().resign(seat)).find("open the match again") != std::string::npos);
  check_same(resumed->match(), place.resume(id)->match());
}

TEST_CASE("a match with parameters changed by hand comes back with them") {
  TestClub place;
  auto wanted = place.match("coin_race", place.member("Ada"), place.member("Ben"));
  const std::vector<std::string> settings{"goal=9"};
  wanted.rules =
      value_of(wanted.game->create(*wanted.game->variant(wanted.variant),
                                   value_of(read_settings(settings, value_of(wanted.game->parameters())))));
  const auto table = place.start(wanted);
  CHECK(table->header().by_hand);
  CHECK(table->header().scored_variant().empty());
  Random random(std::uint64_t{1});
  play_any(table->match(), random);
  const auto resumed = place.resume(table->id());
  check_same(table->match(), resumed->match());
  CHECK(resumed->match().rules().parameters() == wanted.rules->parameters());
}

TEST_CASE("a user's own variant is scored by its rules, which its name doesn't fix") {
  TestClub place;
  auto wanted = place.match("coin_race", place.member("Ada"), place.member("Ben"));
  OwnVariants own;
  own.variants.push_back({.id = "mine", .file = "mine.yaml"});
  wanted.game = wanted.game->with_own(std::move(own));
  wanted.variant = "mine";
  REQUIRE(wanted.game->variant("mine") != nullptr);
  wanted.rules = value_of(wanted.game->create(*wanted.game->variant("mine")));
  const auto table = place.start(wanted);
  CHECK(table->header().variant == "mine");
  CHECK(table->header().by_hand);
  CHECK(table->header().scored_variant().empty());
  // Where nobody knows the variant any more the match goes on under its rules.
  const auto resumed = place.resume(table->id());
  CHECK(resumed->match().rules().parameters() == wanted.rules->parameters());
}

TEST_CASE("what means a player where players are named is no member's name") {
  TestClub place;
  for (const char* name :
       {"time:5", "Time:clock", "tree", "uct", "ALPHABETA", "human:Bob", "member:x", "level:3"}) {
    CAPTURE(name);
    CHECK(error_of(place.club->people().add(name)).find("means another player") != std::string::npos);
  }
  CHECK(place.club->people().add("Timea Tree").has_value());
}

TEST_CASE("what can't be started or resumed says why") {
  TestClub place;
  const std::string ada = place.member("Ada"), ben = place.member("Ben");
  auto wanted = place.match("coin_race", ada, ada);
  CHECK(error_of(place.club->start(wanted)).find("against himself") != std::string::npos);
  wanted.rated = false;  // it would be nobody's result either
  CHECK(error_of(place.club->start(wanted)).find("against himself") != std::string::npos);
  wanted.seats.pop_back();
  CHECK(error_of(place.club->start(wanted)) == "there are 1 players for 2 seats");
  CHECK(error_of(place.club->start(place.match("coin_race", ada, "nobody"))) == "there is no member nobody");
  CHECK(error_of(place.club->resume("nothing", all_games())).find("no such match") != std::string::npos);

  const auto table = place.start(place.match("coin_race", ada, ben));
  require_done(table->match().resign(0));
  CHECK(error_of(place.club->resume(table->id(), all_games())).find("it is finished") != std::string::npos);
  const auto other = place.start(place.match("coin_race", ada, ben));
  CHECK(error_of(place.club->resume(other->id(), Catalogue())).find("coin_race") != std::string::npos);
}

TEST_CASE("taking back is refused in rated matches only") {
  TestClub place;
  const std::string ada = place.member("Ada"), ben = place.member("Ben");
  for (const bool rated : {true, false}) {
    const auto table = place.start(place.match("lines_of_action", ada, ben, rated));
    require_done(table->match().play(0, "b1-b3"));
    CHECK(table->match().take_back(0).has_value() == !rated);
    check_same(table->match(), place.resume(table->id())->match());
  }
}

TEST_CASE("members have names that tell them apart, and doubles become one") {
  TestClub place;
  const std::string ada = place.member(" Ada "), ben = place.member("Ben"), twin = place.member("Ada B.");
  CHECK(value_of(place.club->people().find("ada")).id == ada);
  CHECK(value_of(place.club->people().find(ben)).name == "Ben");
  CHECK(error_of(place.club->people().find("Bem")) == "there is no member 'Bem'; did you mean 'Ben'?");
  CHECK(error_of(place.club->people().add("ADA")).find("already") != std::string::npos);
  CHECK_FALSE(place.club->people().add("  "));
  CHECK_FALSE(place.club->people().add("a\nb"));
  CHECK_FALSE(place.club->people().rename(twin, "ben"));
  require_done(place.club->people().rename(twin, "Ada Byron"));

  const auto play = [&](const std::string& one, const std::string& other) {
    const auto table = place.start(place.match("militakiri", one, other));
    require_done(table->match().resign(1));
  };
  play(ada, ben);
  play(twin, ben);
  require_done(place.club->people().merge(twin, ada));
  const auto lines = value_of(place.club->standings().of(ada));
  REQUIRE(lines.size() == 1);
  CHECK(lines[0].second.points.points == 20);
  CHECK(value_of(place.club->people().members()).size() == 2);
  CHECK_FALSE(place.club->people().merge(twin, ben));  // no member any more
  CHECK(error_of(place.club->start(place.match("militakiri", twin, ben))).find("double") !=
        std::string::npos);

  require_done(place.club->people().anonymise(ada));
  for (const auto& [id, player] : value_of(place.club->people().all()))
    CHECK((player.name.empty() || player.name == "Ben"));
  CHECK(value_of(place.club->standings().of(ada))[0].second.points.points == 20);
  const auto text =
      place.club->store().use([](Store& store) { return export_text(store, ExportFor::kOwnUse); });
  CHECK(value_of(text).find("Ada") == std::string::npos);
}

TEST_CASE("an unfinished match moves to another computer by file") {
  TestClub here, there;
  const auto table = here.start(here.match("coin_race", here.member("Ada"), here.member("Ben")));
  Random random(std::uint64_t{3});
  play_any(table->match(), random);
  const std::string text = value_of(here.club->matches().hand_over(table->id()));
  CHECK(value_of(here.club->matches().unfinished())[0].handed_over);
  CHECK(error_of(here.club->resume(table->id(), all_games())).find("handed over") != std::string::npos);
  CHECK_FALSE(table->match().resign(0));

  const auto imported = there.club->store().use([&](Store& store) { return import_text(store, text); });
  REQUIRE(imported);
  CHECK(imported->conflicts.empty());
  CHECK_FALSE(value_of(there.club->matches().unfinished())[0].handed_over);
  there.now = here.now;
  const auto resumed = there.resume(table->id());
  check_same(table->match(), resumed->match());
  require_done(resumed->match().resign(0));
  CHECK(value_of(there.club->results().report(table->id())).reason == "resignation");
}

TEST_CASE("a match that can't be read is listed with the reason, and hides no other") {
  TestClub place;
  (void)place.start(place.match("coin_race", place.member("Ada"), place.member("Ben")));
  const Submission newer{new_id(utc_now() + 1), 0, "", {{"created", R"({"version":99})", utc_now(), ""}}, {}};
  REQUIRE(place.club->store().append(newer));
  const auto list = value_of(place.club->matches().unfinished());
  REQUIRE(list.size() == 2);
  CHECK(list[0].problem.empty());
  CHECK(list[1].problem.find("newer Boardwright") != std::string::npos);
  CHECK(error_of(place.club->resume(newer.match, all_games())).find("newer Boardwright") !=
        std::string::npos);
}

TEST_CASE("abandoned matches are counted for the organiser") {
  TestClub place;
  const std::string ada = place.member("Ada"), ben = place.member("Ben");
  (void)place.start(place.match("coin_race", ada, ben));  // its time is long ago
  auto by_letter = place.match("coin_race", ada, ben);
  by_letter.clock = value_of(read_time_control("move=9d"));
  (void)place.start(by_letter);
  (void)value_of(place.club->start(place.match("coin_race", ada, ben)));  // this one isn't
  const auto count = value_of(place.club->matches().abandoned(std::chrono::days(30)));
  CHECK(count == std::map<std::string, std::uint32_t>{{ada, 1}, {ben, 1}});
}

TEST_CASE("a match's header is read as it was written, and nothing else is") {
  TestClub place;
  auto wanted = place.match("lines_of_action", place.member("Ada"), "", false);
  wanted.seats[1] = PlannedSeat::computer("greedy");
  wanted.clock = value_of(read_time_control("3m+2s"));
  wanted.ply_limit = 40;
  wanted.policies = {.draw_agreement = false,
                     .takeback = Takeback::kConsent,
                     .touch_move = true,
                     .hints = false,
                     .repetition = RepetitionPolicy::kClaim,
                     .clock_start = ClockStart::kFirstMove,
                     .set_up_time = Milliseconds(90000),
                     .grace = Milliseconds(5000)};
  wanted.place = TournamentPlace{"01spring", 3, 7, true};
  wanted.seats[0].time_percent = 150;
  wanted.start = value_of(wanted.rules->read_position("8/8/8/w6w/8/8/1b1b4/8 b"));
  const auto table = place.start(wanted);
  const std::string text = write_match_header(table->header());
  CHECK(value_of(read_match_header(text)) == table->header());
  CHECK(table->header().place == wanted.place);
  CHECK(table->header().clock == value_of(read_time_control("4m30s+3s|3m+2s")));
  CHECK(place.resume(table->id())->plan().place == wanted.place);
  CHECK(text.find("Ada") == std::string::npos);
  CHECK(text.find(table->match().seed().hex()) == std::string::npos);
  check_same(table->match(), place.resume(table->id())->match());
  CHECK(place.resume(table->id())->match().policies() == wanted.policies);
  // A match of an older program had none of them but the first.
  auto older = nlohmann::json::parse(text);
  older.erase("policies");
  MatchPolicies defaults;
  defaults.draw_agreement = false;
  CHECK(value_of(read_match_header(older.dump())).policies == defaults);
  for (const char* wrong : {"", "[]", "{}", R"({"version":2})", R"({"version":"1"})"})
    CHECK_FALSE(read_match_header(wrong));
}

TEST_CASE("one name is one member, however it is written") {
  TestClub place;
  const std::string anna = place.member("Ánna"), strauss = place.member("Strauß");
  for (const char* same : {"ánna", "ÁNNA", "A\u0301nna", " Ánna\u00A0", "Ánn\u200Ba", "Ａ\u0301nna"}) {
    CAPTURE(same);
    CHECK_FALSE(place.club->people().add(same));
    CHECK(value_of(place.club->people().find(same)).id == anna);
  }
  CHECK_FALSE(place.club->people().add("STRAUSS"));
  CHECK_FALSE(place.club->people().rename(strauss, "ÁNNA"));
  require_done(place.club->people().rename(strauss, "Strauss"));
  require_done(place.club->people().rename(anna, "A\u0301NNA"));  // her own, written otherwise
  CHECK(value_of(place.club->people().find(anna)).name == "ÁNNA");
  for (const std::string& refused : {std::string("\u200B\u200D"),
                                     std::string("\u202EadA"),
                                     std::string("\x1B[31mAda"),
                                     std::string(61, 'x'),
                                     std::string("guest"),
                                     std::string("Guest"),
                                     std::string("Gast"),
                                     std::string("#3"),
                                     std::string("INVITÉ"),
                                     std::string("?"),
                                     std::string("ＨＵＭＡＮ"),
                                     std::string("computer"),
                                     std::string("random"),
                                     std::string("greedy"),
                                     std::string("level:3"),
                                     std::string("tree:100"),
                                     std::string("ugi:./engine"),
                                     std::string("guest:Ada"),
                                     anna,
                                     new_id(0)}) {
    CAPTURE(refused);
    CHECK_FALSE(place.club->people().add(refused));
    CHECK_FALSE(place.club->people().rename(strauss, refused));
  }
  for (const char* good : {"Guestrow", "Level 3", "Hu Man", "O'Neill", "<b>Bo</b>"})
    CHECK(place.club->people().add(good));
}

TEST_CASE("a guest's name keeps the same rule") {
  TestClub place;
  auto wanted = place.match("coin_race", place.member("Ada"), "", false);
  for (const std::string& refused :
       {std::string("\x1B[2J"), std::string("Ben\nwins"), std::string("\u202EneB"), std::string(5000, 'x')}) {
    wanted.seats[1] = PlannedSeat::guest(refused);
    CHECK(error_of(place.club->start(wanted)).starts_with("the guest's name: a name "));
  }
  wanted.seats[1] = PlannedSeat::guest(" Rene\u0301 ");
  const auto table = place.start(wanted);
  CHECK(table->match().record().players.at("second") == "Ren\u00E9");
  CHECK(value_of(place.club->people().all()).size() == 2);  // nothing of those that were refused
}

TEST_CASE("members that an older program took can still be met") {
  TestClub place;
  const TimeMs now = utc_now();
  const std::vector<std::string> names{"guest", "ANNA", "anna", "\x1B[31mred", "\u200B"};
  std::vector<std::string> ids;
  for (const auto& name : names) {
    ids.push_back(new_id(now));
    const ClubEvent added{new_id(now), now, PlayerAdded{ids.back(), PlayerKind::kMember, name}};
    require_done(place.club->store().use([&](Store& store) { return store.add(std::span(&added, 1)); }));
  }
  CHECK(value_of(place.club->people().members()).size() == names.size());
  const std::vector<std::string> shown{"guest", "ANNA", "anna", "[31mred", "?"};
  for (std::size_t i = 0; i < names.size(); ++i) {
    CHECK(value_of(place.club->people().find(ids[i])).name == shown[i]);
    CHECK(value_of(place.club->people().find(shown[i])).id == ids[i]);
  }
  CHECK(error_of(place.club->people().find("Anna"))
            .starts_with("there are 2 members called 'Anna'; give the id"));
  CHECK_FALSE(place.club->people().find(""));
  require_done(place.club->people().rename(ids[3], "Red"));
}
