// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>
#include <functional>
#include <vector>

class QComboBox;
class QLabel;
class QVBoxLayout;

namespace boardwright::desktop {

class Fold;

/// Why two meet, or why somebody has the bye: one sentence, what decided about it folded, and why not somebody else.
class WhyDialog final : public QDialog {
  Q_OBJECT
 public:
  struct Person {
    QString id, name;
  };
  /// Sentences about somebody who might have been there instead.
  using WhyNot = std::function<QStringList(const QString& id)>;
  /// `sentences`: the first says it all. Nobody among `others`: there is nothing to ask.
  WhyDialog(const QString& title, const QStringList& sentences, const std::vector<Person>& others,
            WhyNot why_not, QWidget* parent = nullptr);

  [[nodiscard]] QString sentence() const;
  [[nodiscard]] Fold& details() const noexcept { return *details_; }
  [[nodiscard]] QComboBox& others() const noexcept { return *others_; }
  [[nodiscard]] QString answer() const;

 private:
  void add_others(QVBoxLayout& column, const std::vector<Person>& others, WhyNot why_not);

  QLabel *sentence_, *decided_, *answer_;
  Fold* details_;
  QComboBox* others_;
};

}  // namespace boardwright::desktop
