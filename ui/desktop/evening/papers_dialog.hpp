// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <filesystem>
#include <optional>

#include "framework/catalogue/catalogue.hpp"
#include "framework/papers/paper_kinds.hpp"
#include "framework/tournament/crosstable_of.hpp"

class QComboBox;
class QFormLayout;
class QLabel;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace boardwright::desktop {

/// The papers of a tournament: what hangs on the wall, is filled in or handed out. One is looked at before it goes
/// to a printer or into a file; lists also go onto the web and into spreadsheets.
class PapersDialog final : public QDialog {
  Q_OBJECT
 public:
  /// `state`: state_text; where it is empty, there is no paper of codes.
  PapersDialog(tournament::Tournament now, tournament::NameOf names, std::string state,
               const Catalogue& catalogue, QWidget* parent = nullptr);

  void choose(std::string_view kind);
  /// What the file's ending says: .pdf, and of a list .html or .csv.
  [[nodiscard]] Result<void> save(const std::filesystem::path& file) const;
  /// Pages and tables of the whole tournament.
  [[nodiscard]] Result<void> save_web(const std::filesystem::path& folder) const;
  [[nodiscard]] int sheets() const noexcept { return sheets_; }
  [[nodiscard]] QString words() const;
  [[nodiscard]] QListWidget& list() const noexcept { return *list_; }
  [[nodiscard]] QComboBox& rounds() const noexcept { return *rounds_; }
  [[nodiscard]] QComboBox& names() const noexcept { return *names_; }

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void build();
  void fill_choices();
  void lay_out();
  void join();
  void fill_kinds();
  void make();
  void look();
  void turn(int by);
  void tell(const QString& sentence, bool wrong);
  void ask_file();
  void ask_folder();
  void ask_printer();
  [[nodiscard]] const papers::PaperKind* kind() const;
  [[nodiscard]] Result<papers::EveningPaper> paper() const;
  [[nodiscard]] std::uint32_t number() const;

  tournament::Tournament now_;
  tournament::NameOf names_of_;
  std::string state_;
  Catalogue catalogue_;
  std::string json_;  ///< of the paper that is chosen; empty: there is none
  int sheet_ = 0, sheets_ = 0;
  QFormLayout* form_;
  QListWidget* list_;
  QComboBox *rounds_, *names_, *languages_;
  QSpinBox* places_;
  QLabel *preview_, *page_, *words_;
  QPushButton *previous_, *next_, *print_, *save_, *web_, *close_;
};

}  // namespace boardwright::desktop
