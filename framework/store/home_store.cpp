// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/store/home_store.hpp"

#include "framework/store/database.hpp"
#include "framework/store/schema.hpp"

namespace boardwright {

Result<HomeStore> HomeStore::open(const StoreLocation& location) {
  return store::opened<HomeStore>(location);
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
  return database_->rows<HomeMatch, 3>(
      [](soci::session& sql, HomeMatch& one, auto& numbers) {
        return (sql.prepare << "SELECT match_id, about, plies, on_turn, begun_ms, ended_ms, result FROM "
                               "home_matches ORDER BY match_id",
                soci::into(one.match), soci::into(one.about), soci::into(numbers[0]), soci::into(one.on_turn),
                soci::into(numbers[1]), soci::into(numbers[2]), soci::into(one.result));
      },
      [](HomeMatch& one, const auto& numbers) {
        one.plies = static_cast<std::uint32_t>(numbers[0]);
        one.begun = numbers[1];
        one.ended = numbers[2];
      });
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
  return database_->rows<HomeFeed, 1>(
      [](soci::session& sql, HomeFeed& one, auto& numbers) {
        return (sql.prepare << "SELECT member, hash, made_ms FROM home_feeds ORDER BY member",
                soci::into(one.member), soci::into(one.hash), soci::into(numbers[0]));
      },
      [](HomeFeed& one, const auto& numbers) { one.made = numbers[0]; });
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
  return database_->rows<HomeVacation, 2>(
      [](soci::session& sql, HomeVacation& one, auto& numbers) {
        return (
            sql.prepare << "SELECT member, from_ms, until_ms FROM home_vacations ORDER BY member, from_ms",
            soci::into(one.member), soci::into(numbers[0]), soci::into(numbers[1]));
      },
      [](HomeVacation& one, const auto& numbers) {
        one.from = numbers[0];
        one.until = numbers[1];
      });
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
  return database_->rows<HomeReplies, 2>(
      [](soci::session& sql, HomeReplies& one, auto& numbers) {
        return (sql.prepare << "SELECT match_id, seat, ply, lines FROM home_replies ORDER BY match_id, seat",
                soci::into(one.match), soci::into(numbers[0]), soci::into(numbers[1]), soci::into(one.lines));
      },
      [](HomeReplies& one, const auto& numbers) {
        one.seat = static_cast<std::uint32_t>(numbers[0]);
        one.ply = static_cast<std::uint32_t>(numbers[1]);
      });
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
  return database_->rows<HomeChallenge, 1>(
      [](soci::session& sql, HomeChallenge& one, auto& numbers) {
        return (
            sql.prepare
                << "SELECT id, challenger, member, wanted, made_ms FROM home_challenges ORDER BY made_ms, id",
            soci::into(one.id), soci::into(one.challenger), soci::into(one.member), soci::into(one.wanted),
            soci::into(numbers[0]));
      },
      [](HomeChallenge& one, const auto& numbers) { one.made = numbers[0]; });
}

}  // namespace boardwright
