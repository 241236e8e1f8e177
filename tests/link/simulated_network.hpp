// SPDX-License-Identifier: GPL-3.0-or-later
//
// A match at a server and pages at the other end of wires that lose, double and hold back what goes through
// them, are cut, and of a server that is killed and comes back with what its journal has.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "framework/link/remote_link.hpp"
#include "framework/link/viewer_stream.hpp"
#include "framework/store/ids.hpp"
#include "tests/framework/support.hpp"

namespace boardwright::test {

/// What is written is there, whatever becomes of the match.
class KeptSteps final : public JournalPort {
 public:
  explicit KeptSteps(std::vector<JournalStep>& steps) : steps_(steps) {}
  [[nodiscard]] Result<void> write(const JournalStep& step) override {
    steps_.push_back(step);
    return {};
  }

 private:
  std::vector<JournalStep>& steps_;
};

class MatchLink final : public Link {
 public:
  MatchLink(Match& match, Seat viewer) : match_(match), viewer_(viewer) {
    subscription_ = match_.subscribe(viewer, [this](const Update& update) {
      update_ = update;
      if (observer_) observer_(update_);
    });
  }
  ~MatchLink() override { match_.unsubscribe(subscription_); }
  [[nodiscard]] Seat viewer() const override { return viewer_; }
  [[nodiscard]] const Update& update() const override { return update_; }
  void watch(Observer observer) override { observer_ = std::move(observer); }
  void submit(Command command, Done done) override {
    command.seat = viewer_;
    done(match_.submit(command));
  }
  void ask(const Question&, Answered answered) override { answered(fail("nobody answers here")); }

 private:
  Match& match_;
  Seat viewer_;
  Match::Subscription subscription_ = 0;
  Update update_;
  Observer observer_;
};

struct SimulatedServer {
  explicit SimulatedServer(std::shared_ptr<const Rules> of) : rules(std::move(of)) { start(); }

  void start() {
    streams.clear();
    match.reset();
    MatchOptions options;
    options.rules = rules;
    options.variant = "standard";
    options.seed = Seed::from_number(5);
    options.journal = std::make_shared<KeptSteps>(steps);
    match = value_of(steps.empty() ? Match::create(std::move(options))
                                   : Match::resume(std::move(options), std::vector(steps)));
  }
  ViewerStream& stream(Seat viewer) {
    auto& found = streams[viewer];
    if (!found)
      found = std::make_unique<ViewerStream>(
          "m", GameNames::of(*rules), std::make_unique<MatchLink>(*match, viewer),
          [this, viewer](const SharedText& text) { down[viewer].push_back(*text); });
    return *found;
  }
  /// What has come from a page.
  void take(Seat viewer, const std::string& text) {
    const auto message = value_of(page_message_from_json(text));
    if (const auto* watch = std::get_if<WatchRequest>(&message)) {
      ViewerStream& of = stream(viewer);
      watching[viewer] = true;
      if (const auto update = of.catch_up(watch->have)) down[viewer].push_back(*update);
    } else if (const auto* command = std::get_if<CommandRequest>(&message)) {
      stream(viewer).command(*command, Milliseconds(0),
                             [&](const SharedText& answer) { down[viewer].push_back(*answer); });
    }
    if (!watching[viewer]) down[viewer].clear();  // nobody hears of what he doesn't watch
  }
  [[nodiscard]] std::size_t written(const std::string& id) const {
    return static_cast<std::size_t>(
        std::count_if(steps.begin(), steps.end(), [&](const auto& step) { return step.command == id; }));
  }

  std::shared_ptr<const Rules> rules;
  std::vector<JournalStep> steps;
  std::unique_ptr<Match> match;
  std::map<Seat, std::unique_ptr<ViewerStream>> streams;
  std::map<Seat, std::deque<std::string>> down;
  std::map<Seat, bool> watching;
};

struct SimulatedPage {
  SimulatedPage(SimulatedServer& of, Seat as)
      : server(of),
        viewer(as),
        link("m", GameNames::of(*of.rules), as, [this](std::string text) { up.push_back(std::move(text)); }) {
  }

  void connect() {
    cut();
    link.connected(now);
  }
  void cut() {
    link.lost();
    up.clear();
    server.down[viewer].clear();
    server.watching[viewer] = false;
  }
  void tick() {
    now += std::chrono::seconds(3);
    link.tick(now);
  }
  void hear() {
    auto& waiting = server.down[viewer];
    if (waiting.empty()) return;
    const std::string text = waiting.front();
    waiting.pop_front();
    link.receive(text, now);
  }
  void speak() {
    if (up.empty()) return;
    const std::string text = up.front();
    up.pop_front();
    server.take(viewer, text);
  }
  /// A legal move, or something else that a seat may do; by a number.
  void act(unsigned choice) {
    if (link.waiting() > 0 || !link.begun()) return;
    const auto& moves = link.update().moves;
    Command command{Command::Type::kOfferDraw, viewer, {}, link.update().number, new_id(utc_now()),
                    link.update().generation};
    if (!moves.empty() && choice % 8 != 0)
      command.type = Command::Type::kMove, command.move = moves[choice % moves.size()].text;
    const std::string id = command.id;
    results[id];
    link.submit(std::move(command), [this, id](const CommandResult& result) {
      ++results[id].answers;
      results[id].done = result.has_value();
    });
    link.tick(now);
  }

  struct Told {
    int answers = 0;
    bool done = false;
  };
  SimulatedServer& server;
  Seat viewer;
  std::deque<std::string> up;
  RemoteLink::Time now{};
  RemoteLink link;
  std::map<std::string, Told> results;
};

}  // namespace boardwright::test
