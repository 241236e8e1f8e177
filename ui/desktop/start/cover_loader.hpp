// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThreadPool>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "framework/workshop/watched_files.hpp"

namespace boardwright::desktop {

class GameCard;
class GameWatcher;

/// Tells cards what only the rules of their games know. It loads the libraries for that, in a thread of its own, and
/// asks again when a script has been saved. The cards must live as long; it waits for the thread when it ends.
class CoverLoader final : public QObject {
  Q_OBJECT
 public:
  explicit CoverLoader(QObject* parent = nullptr);
  ~CoverLoader() override;

  /// Begins, in this order; the second time nothing happens.
  void begin(const std::vector<GameCard*>& cards);
  /// These are the cards now; of those that are new it is asked once it has begun.
  void set_cards(const std::vector<GameCard*>& cards);
  [[nodiscard]] bool complete() const noexcept { return waiting_ == 0; }  ///< every card has been told

 signals:
  void told();     ///< a card, for the first time
  void renewed();  ///< a card, of a script that was saved
  void completed();

 private:
  void load(GameCard* card);
  void load_saved(GameCard* card);
  void follow_scripts();
  void take_saved();

  std::vector<GameCard*> cards_;
  std::size_t waiting_ = 0;
  bool begun_ = false;
  GameWatcher* watcher_;
  std::map<std::string, FileContents> looked_at_;  // of scripts, as their cards show them
  std::set<std::string> saved_;                    // games that are others by now than in the catalogue
  QThreadPool thread_;
};

}  // namespace boardwright::desktop
