// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace boardwright::desktop {

class Fold;
struct PhonesNews;

/// The codes by which phones help and organise: closed until somebody opens it, as a projector may show the page.
class StaffCodes final : public QWidget {
  Q_OBJECT
 public:
  explicit StaffCodes(QWidget* parent = nullptr);

  void show_codes(const PhonesNews& news);
  void hide_codes();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();

  Fold* fold_;
  QLabel *use_, *helper_label_, *helper_, *arbiter_label_, *arbiter_, *organiser_label_, *organiser_;
};

}  // namespace boardwright::desktop
