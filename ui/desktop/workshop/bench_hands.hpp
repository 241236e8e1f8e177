// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <cstdint>
#include <vector>

namespace boardwright::desktop {

class LiveRules;
class OpenScript;
class RunTracer;
class WorkshopBoard;
class WorkshopTabs;

/// What hands do with the board of rules that are written: moves by clicks, from the list or typed, questions, positions.
class BenchHands final : public QObject {
  Q_OBJECT
 public:
  /// All outlive this.
  BenchHands(LiveRules& rules, const OpenScript& script, WorkshopBoard& board, WorkshopTabs& tabs,
             RunTracer& tracer, QObject* parent = nullptr);

  void play(const QString& move);
  void put(const QString& position);
  /// A position where that line of the script runs, as the random games have found one.
  void reach(std::uint32_t line);

 private:
  void join();
  void answer(const QString& move);
  void explain(const std::vector<std::uint32_t>& clicks);
  void ask(const QString& line);

  LiveRules& rules_;
  const OpenScript& script_;
  WorkshopBoard& board_;
  WorkshopTabs& tabs_;
  RunTracer& tracer_;
};

}  // namespace boardwright::desktop
