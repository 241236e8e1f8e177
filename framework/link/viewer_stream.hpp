// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "framework/link/game_names.hpp"
#include "framework/link/link.hpp"
#include "framework/link/outbox.hpp"
#include "framework/link/page_message.hpp"

namespace boardwright {

/// The server's half of the protocol for one viewer of one match (docs/protocol.md): what its link says as
/// texts, each written once for all readers. Nothing here chooses a viewer: it is the link's. In the link's
/// thread.
class ViewerStream {
 public:
  using Told = std::function<void(const SharedText&)>;
  using Answered = std::function<void(const SharedText&)>;

  /// `told` gets every update from now on, as the difference to the one before.
  ViewerStream(std::string match, GameNames names, std::unique_ptr<Link> link, Told told);
  ViewerStream(const ViewerStream&) = delete;
  ViewerStream& operator=(const ViewerStream&) = delete;

  [[nodiscard]] Seat viewer() const { return link_->viewer(); }
  /// What brings a reader with that update to the newest; nothing where it has it. Whatever `told` gets later
  /// follows on it.
  [[nodiscard]] SharedText catch_up(const std::optional<Have>& have);
  /// `done` or `refused`. What a command says of its seat must be true.
  /// `network`: what the way there and back takes, as the server has measured it.
  void command(const CommandRequest& asked, Milliseconds network, Answered answered);
  /// `answer` or `refused`.
  void ask(const AskRequest& asked, const Answered& answered);

 private:
  void follow(const Update& update);
  [[nodiscard]] SharedText refusal(const CommandRequest& asked, const std::optional<Command>& command,
                                   const Refusal& refusal) const;
  [[nodiscard]] SharedText wrapped(const std::string& update) const;

  std::string match_;
  GameNames names_;
  std::unique_ptr<Link> link_;
  Told told_;
  Update newest_;
  SharedText whole_;            // of the newest; written when somebody needs it
  SharedText difference_;       // to the one before
  std::optional<Have> before_;  // the one before
  std::shared_ptr<bool> here_ = std::make_shared<bool>(true);
};

}  // namespace boardwright
