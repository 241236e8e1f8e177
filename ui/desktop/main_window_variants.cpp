// SPDX-License-Identifier: GPL-3.0-or-later
//
// What MainWindow does with variants that its user makes. The game on the table stays as it is.
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>

#include "ui/desktop/compare/compare_page.hpp"
#include "ui/desktop/dialogs/problems_dialog.hpp"
#include "ui/desktop/main_window.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/rules/rules_dock.hpp"
#include "ui/desktop/start/start_page.hpp"
#include "ui/desktop/variants/variant_editor.hpp"

namespace boardwright::desktop {

void MainWindow::build_variant_editor() {
  pages_->addWidget(variant_editor_);
  variant_editor_->set_coordinates(settings_.coordinates);
  make_variant_ = action(rules_menu_, "make_variant", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N));
  connect(make_variant_, &QAction::triggered, this, &MainWindow::show_variant_editor);
  connect(coordinates_, &QAction::toggled, variant_editor_, &VariantEditor::set_coordinates);
  connect(rules_, &RulesDock::variant_wanted, this,
          [this] { make_variant(controller_.setup().game->id(), controller_.setup().variant); });
  connect(variant_editor_, &VariantEditor::catalogue_changed, this, &MainWindow::read_variants_again);
  connect(variant_editor_, &VariantEditor::title_changed, this, [this] {
    if (pages_->currentWidget() == variant_editor_)
      setWindowTitle(variant_editor_->title() + QStringLiteral(" – Boardwright"));
  });
  connect(variant_editor_, &VariantEditor::compare_wanted, this,
          [this](const std::string& parent, const std::string& variant) {
            const auto compared = compare_page_->compare({parent, variant});
            if (!compared) return say(compared);
            before_compare_ = variant_editor_;
            pages_->setCurrentWidget(compare_page_);
            compare_page_->focus_first();
          });
  connect(variant_editor_, &VariantEditor::play_wanted, this, &MainWindow::ask_new_game_of);
  connect(variant_editor_, &VariantEditor::left, this, [this] { go_back_to(before_variant_); });
  show_problem_count();
}

void MainWindow::name_variant_editor() { make_variant_->setText(tr("Make a &variant…")); }

void MainWindow::show_variant_editor() {
  // Whoever has been here before finds the page as it was.
  if (variant_editor_->is_begun()) return open_variant_editor();
  if (controller_.has_game())
    return make_variant(controller_.setup().game->id(), controller_.setup().variant);
  for (const auto& game : catalogue_.games())
    if (game->file_problems().empty()) return make_variant(game->id(), {});
  say(fail(tr("There is no game that could be played.").toStdString()));
}

void MainWindow::make_variant(const std::string& game, const std::string& variant, const Parameters& values) {
  if (!variant_editor_->may_drop()) return;
  const auto entry = catalogue_.find(variant.empty() ? game : game + "/" + variant);
  const bool own = entry && entry->variant->is_own() && values.empty();
  const std::string from = entry ? variant : std::string();  // one that is gone by now
  const auto begun = own ? variant_editor_->open(game, variant) : variant_editor_->begin(game, from, values);
  if (!begun) return say(begun);
  open_variant_editor();
}

void MainWindow::mend_variant(const std::string& game, const std::string& variant) {
  if (!variant_editor_->may_drop()) return;
  if (const auto opened = variant_editor_->open(game, variant); !opened) return say(opened);
  open_variant_editor();
}

void MainWindow::open_variant_editor() {
  // Between this page and the other one for rules there is no circle to go back in.
  QWidget* page = pages_->currentWidget();
  if (page == compare_page_) page = before_compare_;
  if (page != variant_editor_) before_variant_ = page;
  pages_->setCurrentWidget(variant_editor_);
  variant_editor_->focus_first();
}

void MainWindow::read_variants_again() {
  catalogue_ = catalogue_.with_variants_of_now();
  compare_page_->set_catalogue(catalogue_);
  start_page_->show_games_anew();
  variant_editor_->set_catalogue(catalogue_);
  show_problem_count();
}

void MainWindow::show_problem_count() {
  const auto problems = ProblemsDialog::known_problems(catalogue_);
  problems_button_->setText(problems.games.isEmpty() ? tr("Some of your variants can't be used")
                                                     : tr("Some games can't be used"));
  problems_button_->setVisible(!problems.games.isEmpty() || !problems.variants.isEmpty());
}

}  // namespace boardwright::desktop
