// SPDX-License-Identifier: GPL-3.0-or-later
//
// What MainWindow does with variants that its user makes. The game on the table stays as it is.
#include <QPushButton>

#include "ui/desktop/compare/compare_page.hpp"
#include "ui/desktop/dialogs/problems_dialog.hpp"
#include "ui/desktop/main_window.hpp"
#include "ui/desktop/variants/variant_editor.hpp"

namespace boardwright::desktop {

VariantEditor& MainWindow::variant_editor() {
  if (variant_editor_ != nullptr) return *variant_editor_;
  add_page(variant_editor_ = new VariantEditor(catalogue_));
  connect(variant_editor_, &VariantEditor::catalogue_changed, this, &MainWindow::read_variants_again);
  connect(variant_editor_, &VariantEditor::compare_wanted, this,
          [this](const std::string& parent, const std::string& variant) {
            const auto compared = compare_page().compare({parent, variant});
            if (!compared) return say(compared);
            show_page(compare_page());
          });
  connect(variant_editor_, &VariantEditor::play_wanted, this, &MainWindow::ask_new_game_of);
  connect(variant_editor_, &VariantEditor::import_wanted, this,
          [this](const QString& file) { say(open_file(file.toStdString())); });
  return *variant_editor_;
}

void MainWindow::show_variant_editor() {
  // Whoever has been here before finds the page as it was.
  if (variant_editor().is_begun()) return show_page(variant_editor());
  if (controller_.has_game()) return make_variant(controller_.plan().game->id(), controller_.plan().variant);
  for (const auto& game : catalogue_.games())
    if (game->file_problems().empty()) return make_variant(game->id(), {});
  say(fail(tr("There is no game that could be played.").toStdString()));
}

void MainWindow::make_variant(const std::string& game, const std::string& variant, const Parameters& values) {
  VariantEditor& page = variant_editor();
  if (!page.may_drop()) return;
  const auto entry = catalogue_.find(variant.empty() ? game : game + "/" + variant);
  const bool own = entry && entry->variant->is_own() && values.empty();
  const std::string from = entry ? variant : std::string();  // one that is gone by now
  const auto begun = own ? page.open(game, variant) : page.begin(game, from, values);
  if (!begun) return say(begun);
  show_page(page);
}

void MainWindow::mend_variant(const std::string& game, const std::string& variant) {
  VariantEditor& page = variant_editor();
  if (!page.may_drop()) return;
  if (const auto opened = page.open(game, variant); !opened) return say(opened);
  show_page(page);
}

void MainWindow::read_variants_again() {
  catalogue_ = catalogue_.with_variants_of_now();
  for (Page* page : trail_.built()) page->set_catalogue(catalogue_);
  show_problem_count();
}

void MainWindow::show_problem_count() {
  const auto problems = ProblemsDialog::known_problems(catalogue_);
  problems_button_->setText(problems.games.isEmpty() ? tr("Some of your variants can't be used")
                                                     : tr("Some games can't be used"));
  problems_button_->setVisible(!problems.games.isEmpty() || !problems.variants.isEmpty());
}

}  // namespace boardwright::desktop
