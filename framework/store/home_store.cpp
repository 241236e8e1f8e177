// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/store/home_store.hpp"

#include "framework/store/database.hpp"
#include "framework/store/schema.hpp"

namespace boardwright {

HomeStore::HomeStore(std::unique_ptr<store::Database> database) : database_(std::move(database)) {}
HomeStore::HomeStore(HomeStore&&) noexcept = default;
HomeStore& HomeStore::operator=(HomeStore&&) noexcept = default;
HomeStore::~HomeStore() = default;

Result<HomeStore> HomeStore::open(const StoreLocation& location) {
  auto database = store::Database::open(location, std::chrono::seconds(5), false);
  if (!database) return fail(database.error());
  if (auto newest = store::migrate(**database); !newest) return fail(newest.error());
  return HomeStore(std::move(*database));
}

Result<void> HomeStore::keep(const HomeMatch& match) {
  const store::SqlInteger plies = match.plies, begun = match.begun, ended = match.ended;
  return database_->write([&](soci::session& sql) {
    sql << "DELETE FROM home_matches WHERE match_id = :m", soci::use(match.match);
    sql << "INSERT INTO home_matches (match_id, about, plies, on_turn, begun_ms, ended_ms, result)"
           " VALUES (:m, :a, :p, :t, :b, :e, :r)",
        soci::use(match.match), soci::use(match.about), soci::use(plies), soci::use(match.on_turn),
        soci::use(begun), soci::use(ended), soci::use(match.result);
  });
}

Result<void> HomeStore::forget_match(const std::string& match) {
  return database_->write([&](soci::session& sql) {
    sql << "DELETE FROM home_matches WHERE match_id = :m", soci::use(match);
    sql << "DELETE FROM home_replies WHERE match_id = :m", soci::use(match);
  });
}

Result<std::vector<HomeMatch>> HomeStore::matches() {
  std::vector<HomeMatch> found;
  auto read = database_->read([&](soci::session& sql) {
    HomeMatch one;
    store::SqlInteger plies = 0, begun = 0, ended = 0;
    soci::statement statement =
        (sql.prepare << "SELECT match_id, about, plies, on_turn, begun_ms, ended_ms, result"
                        " FROM home_matches ORDER BY match_id",
         soci::into(one.match), soci::into(one.about), soci::into(plies), soci::into(one.on_turn),
         soci::into(begun), soci::into(ended), soci::into(one.result));
    statement.execute();
    while (statement.fetch()) {
      one.plies = static_cast<std::uint32_t>(plies);
      one.begun = begun, one.ended = ended;
      found.push_back(one);
    }
  });
  if (!read) return fail(read.error());
  return found;
}

Result<void> HomeStore::keep(const HomeFeed& feed) {
  const store::SqlInteger made = feed.made;
  return database_->write([&](soci::session& sql) {
    sql << "DELETE FROM home_feeds WHERE member = :m", soci::use(feed.member);
    sql << "INSERT INTO home_feeds (member, hash, made_ms) VALUES (:m, :h, :t)", soci::use(feed.member),
        soci::use(feed.hash), soci::use(made);
  });
}

Result<void> HomeStore::forget_feed(const std::string& member) {
  return database_->write(
      [&](soci::session& sql) { sql << "DELETE FROM home_feeds WHERE member = :m", soci::use(member); });
}

Result<std::vector<HomeFeed>> HomeStore::feeds() {
  std::vector<HomeFeed> found;
  auto read = database_->read([&](soci::session& sql) {
    HomeFeed one;
    store::SqlInteger made = 0;
    soci::statement statement =
        (sql.prepare << "SELECT member, hash, made_ms FROM home_feeds ORDER BY member",
         soci::into(one.member), soci::into(one.hash), soci::into(made));
    statement.execute();
    while (statement.fetch()) {
      one.made = made;
      found.push_back(one);
    }
  });
  if (!read) return fail(read.error());
  return found;
}

Result<void> HomeStore::keep(const HomeVacation& vacation) {
  const store::SqlInteger from = vacation.from, until = vacation.until;
  return database_->write([&](soci::session& sql) {
    sql << "DELETE FROM home_vacations WHERE member = :m AND from_ms = :f", soci::use(vacation.member),
        soci::use(from);
    sql << "INSERT INTO home_vacations (member, from_ms, until_ms) VALUES (:m, :f, :u)",
        soci::use(vacation.member), soci::use(from), soci::use(until);
  });
}

Result<void> HomeStore::forget_vacation(const std::string& member, TimeMs from) {
  const store::SqlInteger begins = from;
  return database_->write([&](soci::session& sql) {
    sql << "DELETE FROM home_vacations WHERE member = :m AND from_ms = :f", soci::use(member),
        soci::use(begins);
  });
}

Result<std::vector<HomeVacation>> HomeStore::vacations() {
  std::vector<HomeVacation> found;
  auto read = database_->read([&](soci::session& sql) {
    HomeVacation one;
    store::SqlInteger from = 0, until = 0;
    soci::statement statement =
        (sql.prepare << "SELECT member, from_ms, until_ms FROM home_vacations ORDER BY member, from_ms",
         soci::into(one.member), soci::into(from), soci::into(until));
    statement.execute();
    while (statement.fetch()) {
      one.from = from, one.until = until;
      found.push_back(one);
    }
  });
  if (!read) return fail(read.error());
  return found;
}

Result<void> HomeStore::keep(const HomeReplies& replies) {
  const store::SqlInteger seat = replies.seat, ply = replies.ply;
  return database_->write([&](soci::session& sql) {
    sql << "DELETE FROM home_replies WHERE match_id = :m AND seat = :s", soci::use(replies.match),
        soci::use(seat);
    sql << "INSERT INTO home_replies (match_id, seat, ply, lines) VALUES (:m, :s, :p, :l)",
        soci::use(replies.match), soci::use(seat), soci::use(ply), soci::use(replies.lines);
  });
}

Result<void> HomeStore::forget_replies(const std::string& match, std::uint32_t seat) {
  const store::SqlInteger of = seat;
  return database_->write([&](soci::session& sql) {
    sql << "DELETE FROM home_replies WHERE match_id = :m AND seat = :s", soci::use(match), soci::use(of);
  });
}

Result<std::vector<HomeReplies>> HomeStore::replies() {
  std::vector<HomeReplies> found;
  auto read = database_->read([&](soci::session& sql) {
    HomeReplies one;
    store::SqlInteger seat = 0, ply = 0;
    soci::statement statement =
        (sql.prepare << "SELECT match_id, seat, ply, lines FROM home_replies ORDER BY match_id, seat",
         soci::into(one.match), soci::into(seat), soci::into(ply), soci::into(one.lines));
    statement.execute();
    while (statement.fetch()) {
      one.seat = static_cast<std::uint32_t>(seat), one.ply = static_cast<std::uint32_t>(ply);
      found.push_back(one);
    }
  });
  if (!read) return fail(read.error());
  return found;
}

Result<void> HomeStore::keep(const HomeChallenge& challenge) {
  const store::SqlInteger made = challenge.made;
  return database_->write([&](soci::session& sql) {
    sql << "DELETE FROM home_challenges WHERE id = :i", soci::use(challenge.id);
    sql << "INSERT INTO home_challenges (id, challenger, member, wanted, made_ms) VALUES (:i, :c, :m, :w, "
           ":t)",
        soci::use(challenge.id), soci::use(challenge.challenger), soci::use(challenge.member),
        soci::use(challenge.wanted), soci::use(made);
  });
}

Result<void> HomeStore::forget_challenge(const std::string& id) {
  return database_->write(
      [&](soci::session& sql) { sql << "DELETE FROM home_challenges WHERE id = :i", soci::use(id); });
}

Result<std::vector<HomeChallenge>> HomeStore::challenges() {
  std::vector<HomeChallenge> found;
  auto read = database_->read([&](soci::session& sql) {
    HomeChallenge one;
    store::SqlInteger made = 0;
    soci::statement statement =
        (sql.prepare
             << "SELECT id, challenger, member, wanted, made_ms FROM home_challenges ORDER BY made_ms, id",
         soci::into(one.id), soci::into(one.challenger), soci::into(one.member), soci::into(one.wanted),
         soci::into(made));
    statement.execute();
    while (statement.fetch()) {
      one.made = made;
      found.push_back(one);
    }
  });
  if (!read) return fail(read.error());
  return found;
}

}  // namespace boardwright
