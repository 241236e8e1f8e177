// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QProcess>
#include <QStringList>
#include <functional>
#include <memory>
#include <nlohmann/json_fwd.hpp>

namespace boardwright::desktop {

/// A command of `boardwright` with --live at work for a dialog: what the rules do to it is nothing to this program, and
/// the window never waits. One at a time; gone when this is. The interface's thread.
class ToolRun final : public QObject {
  Q_OBJECT
 public:
  /// Of an event on the way.
  using Told = std::function<void(const nlohmann::ordered_json& event)>;
  /// The event `end`, or why there is none (`problem`; empty: there is one), in the language spoken.
  using Done = std::function<void(const nlohmann::ordered_json& end, const QString& problem)>;

  explicit ToolRun(QObject* parent = nullptr);
  ~ToolRun() override;

  /// `arguments` without --lang and --live. What ran before is cancelled and tells nothing more.
  void start(const QStringList& arguments, Told told, Done done);
  /// It may end with what it knows by then, which comes as its end.
  void stop();
  void cancel();  ///< nothing is told
  [[nodiscard]] bool is_running() const noexcept { return process_ != nullptr; }

 private:
  void read();
  void take(const QByteArray& line);
  void finish(QProcess::ExitStatus status);
  /// What is told is another program's: where whoever is told can't read it, that is the problem.
  void end(const nlohmann::ordered_json& event, const QString& problem);
  [[nodiscard]] static QString not_understood();

  std::unique_ptr<QProcess> process_;
  Told told_;
  Done done_;
};

}  // namespace boardwright::desktop
