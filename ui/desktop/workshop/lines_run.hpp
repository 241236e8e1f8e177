// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QProcess>
#include <QTimer>
#include <filesystem>
#include <memory>
#include <optional>

#include "framework/workshop/line_coverage.hpp"

namespace boardwright::desktop {

/// Plays random games of a script in a process of its own, `boardwright lines`, and tells which lines ran: whatever the
/// rules do to it is nothing to this one. It is gone when this is. The interface's thread.
class LinesRun final : public QObject {
  Q_OBJECT
 public:
  enum class State { kIdle, kRunning, kDone, kFailed };
  static constexpr std::uint32_t kGames = 1000;
  static constexpr int kSeconds = 20;  ///< after which it is content with fewer

  explicit LinesRun(QObject* parent = nullptr);
  ~LinesRun() override;

  /// In a moment: who saves twice in a row doesn't mean two of them. What was found before stays until it is through.
  void start(const std::filesystem::path& game);
  void stop();    ///< what was found before stays
  void forget();  ///< and nothing does
  [[nodiscard]] State state() const noexcept { return state_; }
  [[nodiscard]] std::uint32_t played() const noexcept { return played_; }  ///< while it is running
  /// Of the last one that came to its end; kDone says that it is of the file as it is now.
  [[nodiscard]] const std::optional<LineCoverage>& found() const noexcept { return found_; }
  [[nodiscard]] const QString& problem() const noexcept { return problem_; }  ///< of kFailed

 signals:
  void changed();

 private:
  void begin();
  void read();
  void take(const QByteArray& line);
  void finish();
  void drop();
  void end(State state, const QString& problem = {});

  std::filesystem::path game_;
  QTimer wait_;
  std::unique_ptr<QProcess> process_;
  State state_ = State::kIdle;
  std::uint32_t played_ = 0;
  std::optional<LineCoverage> found_;
  QString problem_;
};

}  // namespace boardwright::desktop
