// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>
#include <optional>

#include "framework/players/thought.hpp"

class QBoxLayout;
class QComboBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace boardwright::desktop {

/// Shows what an analysis finds: the best moves with their expected scores, and what is expected to follow.
/// Knows no game and no thread: it draws what it is told and says what is wanted.
class AnalysisDock final : public QDockWidget {
  Q_OBJECT
 public:
  explicit AnalysisDock(int threads, QWidget* parent = nullptr);

  /// What is analysed, such as "Black to move".
  void set_subject(const QString& subject);
  void refuse(const QString& why);  ///< nothing is or may be analysed; forgets too
  void forget();                    ///< what was thought
  void set_running(bool running);
  void show_thought(const Thought& thought);
  void set_threads(int threads);

  [[nodiscard]] int threads() const;
  [[nodiscard]] QTableWidget& moves() const noexcept { return *moves_; }
  /// Everything that is said besides the table, for tests: how far it is, what follows, why not.
  [[nodiscard]] QString words() const;

 signals:
  void start_wanted();
  void stop_wanted();
  void threads_changed(int threads);
  void pointed_at(const boardwright::Thought::Candidate& candidate);
  void chosen(const boardwright::Thought::Candidate& candidate);  ///< to be played

 protected:
  void changeEvent(QEvent* event) override;

 private:
  QWidget* build();
  void lie(bool side_by_side);
  void build_table();
  void retranslate();
  void show_moves();
  void say_progress();

  QBoxLayout* parts_ = nullptr;  // side by side at the lower edge, else one below the other
  QPushButton* start_;
  QLabel* threads_label_;
  QComboBox* threads_;
  QLabel* progress_;
  QTableWidget* moves_;
  QLabel* line_;
  QString subject_, refusal_;
  std::optional<Thought> thought_;
  std::string chosen_;  // the selected move, whatever row it is in
  bool running_ = false;
  bool filling_ = false;  // the table changes by itself, not by a hand
};

}  // namespace boardwright::desktop
