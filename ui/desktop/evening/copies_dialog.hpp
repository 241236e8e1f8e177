// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <vector>

#include "framework/evening/evening.hpp"

class QLabel;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace boardwright::desktop {

class Fold;

/// What QSettings remembers the folder by.
inline const QString kCopyFolder = QStringLiteral("evening/copies");

/// Where copies of the evening go, and the evenings that can be gone on with from a copy that another laptop has
/// left there, or from codes on paper.
class CopiesDialog final : public QDialog {
  Q_OBJECT
 public:
  /// `here`: a tournament is open on this laptop, whose copies may go to the folder.
  CopiesDialog(const QString& folder, bool here, QWidget* parent = nullptr);

  void look_in(const QString& folder);
  [[nodiscard]] QString folder() const { return folder_; }
  /// After it was accepted: the copy to go on from or to join with; nothing: only the folder was chosen.
  [[nodiscard]] const FoundCopy* chosen() const;
  /// The other laptop's entries are taken in, and both go on.
  [[nodiscard]] bool joins() const noexcept { return joins_; }
  [[nodiscard]] QListWidget& list() const noexcept { return *list_; }
  [[nodiscard]] QPlainTextEdit& codes() const noexcept { return *codes_; }
  [[nodiscard]] Fold& paper() const noexcept { return *paper_; }
  [[nodiscard]] QString words() const;  ///< what is missing; may be empty

 private:
  void dress();
  void join();
  void look();

  QString folder_;
  bool here_, go_on_ = false, joins_ = false;
  std::vector<FoundCopy> copies_;
  QLabel *where_, *words_;
  QListWidget* list_;
  Fold* paper_;
  QPlainTextEdit* codes_;
  QPushButton *copy_, *join_, *go_on_button_;
};

/// "12 minutes ago", and from a day on the date.
[[nodiscard]] QString age_words(TimeMs time, TimeMs now);

}  // namespace boardwright::desktop
