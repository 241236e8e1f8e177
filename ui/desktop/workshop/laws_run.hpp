// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QProcess>
#include <filesystem>
#include <memory>

namespace boardwright::desktop {

/// Tries the laws of all rule sets on a game in a process of its own, `boardwright check`: whatever the rules do to it
/// is nothing to this one. It is gone when this is. The interface's thread.
class LawsRun final : public QObject {
  Q_OBJECT
 public:
  enum class State { kIdle, kRunning, kKept, kBroken, kFailed };
  struct Verdict {
    enum class Status { kPassed, kFailed, kNotApplicable };
    QString law, text;
    Status status = Status::kPassed;
    quint64 seed = 0;
  };

  explicit LawsRun(QObject* parent = nullptr);
  ~LawsRun() override;

  void start(const std::filesystem::path& game);
  void stop();  ///< what was told is forgotten
  [[nodiscard]] State state() const noexcept { return state_; }
  [[nodiscard]] const std::vector<Verdict>& verdicts() const noexcept { return verdicts_; }
  [[nodiscard]] const QString& problem() const noexcept { return problem_; }  ///< of kFailed

 signals:
  void changed();

 private:
  void finish(int exit_code, QProcess::ExitStatus status);
  void end(State state, const QString& problem = {});

  std::unique_ptr<QProcess> process_;
  State state_ = State::kIdle;
  std::vector<Verdict> verdicts_;
  QString problem_;
};

}  // namespace boardwright::desktop
