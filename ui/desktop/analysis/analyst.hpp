// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThreadPool>
#include <atomic>
#include <memory>

#include "framework/players/player_setup.hpp"
#include "framework/players/thought.hpp"

namespace boardwright {
class SearchPlayer;
}  // namespace boardwright

namespace boardwright::desktop {

/// Thinks about one position at a time in a thread of its own and tells in the interface's thread what it
/// finds. It is given what a seat sees and never more. Neither a start nor a stop waits for the thread: what
/// it still has to say about an earlier position is not told.
class Analyst final : public QObject {
  Q_OBJECT
 public:
  explicit Analyst(QObject* parent = nullptr);
  /// Waits for the thread, which stops within milliseconds.
  ~Analyst() override;

  /// The situation's limits say when to end; its `stop` and `inform` are not used. The same situation,
  /// setup and number of nodes give the same answer with one thread, the first time it is asked.
  void start(Situation situation, const PlayerSetup& setup);
  void stop();
  /// What was thought before helps no more: the next answer is as the first one.
  void forget();
  [[nodiscard]] bool thinking() const noexcept { return thinking_; }

 signals:
  void told(const boardwright::Thought& thought);
  /// By itself, not by stop: the limit is reached or everything is proven.
  void ended(const boardwright::Thought& thought);
  void failed(const QString& sentence);  ///< the rules' own

 private:
  void think(Situation& situation, SearchPlayer& player, const std::atomic<bool>& stop, quint64 round);
  /// Has the interface's thread do something, unless the round is over by then.
  template <class Deed>
  void in_round(quint64 round, Deed deed);

  QThreadPool thread_;
  PlayerSetup setup_;
  std::shared_ptr<SearchPlayer> player_;  // the thread's while it runs
  std::shared_ptr<std::atomic<bool>> stop_;
  quint64 round_ = 0;
  bool thinking_ = false;
};

}  // namespace boardwright::desktop
