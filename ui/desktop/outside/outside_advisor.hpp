// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <optional>
#include <string>

#include "framework/players/thought.hpp"

namespace boardwright::desktop {

class AnalysisDock;
class RemoteTable;
class TableProcess;

/// Gives hints and analyses for the position that is shown of a game from outside: its process thinks. Begins anew when
/// another position is shown, and takes everything back that was said of the one before.
class OutsideAdvisor final : public QObject {
  Q_OBJECT
 public:
  OutsideAdvisor(TableProcess& process, RemoteTable& table, AnalysisDock& panel, QObject* parent = nullptr);

  /// The best move for whoever is on turn, on the board within about a second.
  void give_hint();
  void set_analysing(bool on);
  /// The position, the language or what is allowed may have changed.
  void refresh();
  [[nodiscard]] bool analysing() const noexcept { return analysing_; }

 private:
  void ask(bool hint);
  void forget();
  void take(quint64 id, const Thought& thought, bool ended);
  void take_refusal(quint64 id, const QString& code, const QString& sentence);
  void say_advised();
  void point_at(const Thought::Candidate& candidate);
  void play(const Thought::Candidate& candidate);
  [[nodiscard]] QString why_no_advice() const;

  TableProcess& process_;
  RemoteTable& table_;
  AnalysisDock& panel_;
  std::string shown_;                          // which position
  std::optional<Thought::Candidate> advised_;  // what is pointed out on the board
  std::uint64_t asked_ = 0;                    // 0: nothing is waited for
  bool hints_ = false;                         // what is waited for is a hint
  bool is_hint_ = false;                       // what is pointed out was one
  bool analysing_ = false;
};

}  // namespace boardwright::desktop
