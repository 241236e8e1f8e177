// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "framework/link/game_names.hpp"
#include "framework/link/link.hpp"
#include "framework/link/page_message.hpp"

namespace boardwright {

/// To a match at a server, over a socket that comes and goes (docs/protocol.md): a state machine without the
/// socket. Whoever has that says when it is there, hands over what arrives for this match, and calls tick now
/// and then. A command is sent again until it is answered, and acts once; one that was chosen in another
/// position than the newest is never played.
class RemoteLink final : public Link {
 public:
  using Time = std::chrono::steady_clock::time_point;
  using Send = std::function<void(std::string)>;
  static constexpr std::chrono::seconds kSendAgain{2};
  static constexpr int kMostTries = 5;

  RemoteLink(std::string match, GameNames names, Seat viewer, Send send);

  void connected(Time now);
  void lost() { connected_ = false; }
  void receive(std::string_view message, Time now);
  void tick(Time now);
  /// Commands that nobody has answered yet.
  [[nodiscard]] std::size_t waiting() const noexcept { return commands_.size(); }
  /// Whether there is an update at all.
  [[nodiscard]] bool begun() const noexcept { return update_.generation != 0; }

  [[nodiscard]] Seat viewer() const override { return viewer_; }
  [[nodiscard]] const Update& update() const override { return update_; }
  void watch(Observer observer) override { observer_ = std::move(observer); }
  /// The command needs an id.
  void submit(Command command, Done done) override;
  /// Answered with a failure if the socket is lost meanwhile.
  void ask(const Question& question, Answered answered) override;

 private:
  struct Waiting {
    Command command;
    Done done;
    std::optional<Time> sent;  // nothing: not on this connection
    std::string position;      // in which it was chosen
    int tries = 0;             // with other numbers than those it was chosen with
  };
  void send_watch(bool with_have);
  void send(Waiting& waiting, Time now);
  void take_update(const std::string& text, Time now);
  void show(Update update, Time now);
  void settle(const std::string& id, const CommandResult& result);
  /// It was based on an older update: sent again if it still means the same.
  void look_again(const std::string& id, const Refusal& refusal, Time now);
  [[nodiscard]] bool still_meant(const Waiting& waiting) const;

  std::string match_;
  GameNames names_;
  Seat viewer_;
  Send send_;
  bool connected_ = false, asked_whole_ = false;
  Update update_;
  Observer observer_;
  std::map<std::string, Waiting> commands_;  // by id
  std::map<std::string, Refusal> held_;      // the same, until a newer update says whether they are meant
  std::map<std::uint64_t, Answered> questions_;
  std::uint64_t next_question_ = 1;
};

}  // namespace boardwright
