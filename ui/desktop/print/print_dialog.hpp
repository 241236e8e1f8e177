// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <filesystem>
#include <memory>

#include "framework/catalogue/catalogue.hpp"
#include "ui/desktop/print/print_job.hpp"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;

namespace boardwright::desktop {

/// What is to be on paper, and what it will look like, before it goes to a printer or into a PDF.
class PrintDialog final : public QDialog {
  Q_OBJECT
 public:
  PrintDialog(Catalogue catalogue, std::shared_ptr<const Game> game, const std::string& variant,
              QWidget* parent = nullptr);
  ~PrintDialog() override;

  [[nodiscard]] PrintChoice choice() const;
  [[nodiscard]] const PrintJob* job() const noexcept { return job_.get(); }
  [[nodiscard]] Result<void> save_pdf(const std::filesystem::path& file) const;
  void show_page(int page);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void build();
  QLayout* build_choices();
  QLayout* build_preview();
  void join();
  void fill_games();
  void lay_out();
  void paint_preview();
  void ask_printer();
  void ask_pdf();

  Catalogue catalogue_;
  std::shared_ptr<const Game> game_;
  std::string variant_;
  std::unique_ptr<PrintJob> job_;
  std::shared_ptr<const Rules> rules_;
  int page_ = 0;
  QComboBox *variants_, *paper_;
  QCheckBox *board_, *pieces_, *rules_box_, *coordinates_, *landscape_;
  QDoubleSpinBox* field_;
  QLabel *preview_, *page_name_, *size_;
  QPushButton *previous_, *next_, *print_, *pdf_, *close_;
};

}  // namespace boardwright::desktop
