// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QProcess>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "framework/text/language.hpp"
#include "ui/report/report_figures.hpp"

namespace boardwright::desktop {

/// What is to be played for figures.
struct LiveRequest {
  std::vector<std::string> rule_sets;                ///< id/variant, at least two
  std::vector<std::filesystem::path> folders{};      ///< of their games
  Language language = Language::kEnglish;            ///< of names and sentences
  std::vector<std::string> players{"random"};        ///< each plays for all seats
  std::uint64_t games = 2000, thinking_games = 100;  ///< by random play, by others (at most `games`)
  std::uint32_t opening = 0;                         ///< random plies before the players begin
  std::uint64_t seed = 1;
};

/// Many games, played by a program of their own: what a plugin does to it is nothing to this one. It is
/// `boardwright compare --live` (docs/command-line.md); it is gone when this is. The interface's thread.
class LiveRun final : public QObject {
  Q_OBJECT
 public:
  enum class State { kIdle, kRunning, kPaused, kDone, kCancelled, kFailed };
  using Figures = std::shared_ptr<const report::ReportFigures>;

  explicit LiveRun(QObject* parent = nullptr);
  ~LiveRun() override;

  /// Begins anew; whatever ran before is cancelled. Failures come as `changed` with a problem.
  void start(const LiveRequest& request);
  void pause();
  void go_on();
  void cancel();

  [[nodiscard]] State state() const noexcept { return state_; }
  [[nodiscard]] bool is_busy() const noexcept {
    return state_ == State::kRunning || state_ == State::kPaused;
  }
  [[nodiscard]] const QString& problem() const noexcept { return problem_; }  ///< of kFailed
  /// Those of the games so far; nullptr before the first ones. Kept when the run ends, however it does.
  [[nodiscard]] const Figures& figures() const noexcept { return figures_; }
  /// The same as the program wrote them.
  [[nodiscard]] const QByteArray& figures_text() const noexcept { return figures_text_; }
  [[nodiscard]] double part() const noexcept { return part_; }  ///< of the work, from 0 to 1
  [[nodiscard]] quint64 games_done() const noexcept { return done_; }
  [[nodiscard]] quint64 games_all() const noexcept { return all_; }
  /// Guessed from the time so far, without pauses; nothing before that means something.
  [[nodiscard]] std::optional<int> seconds_left() const;
  [[nodiscard]] qint64 process_id() const { return process_ ? process_->processId() : 0; }

 signals:
  void changed();     ///< the state
  void progressed();  ///< part, games, time
  void new_figures();

 private:
  void read();
  void take(const QByteArray& line);
  void finish(int exit_code, QProcess::ExitStatus status);
  void fail_with(const QString& problem);
  void end(State state);

  std::unique_ptr<QProcess> process_;
  State state_ = State::kIdle;
  QString problem_;
  Figures figures_;
  QByteArray figures_text_;
  double part_ = 0;
  quint64 done_ = 0, all_ = 0;
  QElapsedTimer timer_;       // since it was started or went on
  qint64 before_pauses_ = 0;  // milliseconds
};

}  // namespace boardwright::desktop
