// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/rule_work.hpp"

#include <QFileInfo>

#include "ui/desktop/compare/compare_page.hpp"
#include "ui/desktop/outside/outside_page.hpp"
#include "ui/desktop/packages/packages_dialog.hpp"
#include "ui/desktop/remote/remote_table.hpp"
#include "ui/desktop/tools/sheet_dialog.hpp"
#include "ui/desktop/variants/variant_editor.hpp"
#include "ui/desktop/workshop/workshop_page.hpp"

namespace boardwright::desktop {

RuleWork::RuleWork(const WindowServices& services) : services_(services) {}

ComparePage& RuleWork::compare_page() {
  if (compare_page_ != nullptr) return *compare_page_;
  compare_page_ = &services_.pages.take_in(new ComparePage(services_.catalogue));
  connect(compare_page_, &ComparePage::game_wanted, this, &RuleWork::record_wanted);
  return *compare_page_;
}

VariantEditor& RuleWork::variant_editor() {
  if (variant_editor_ != nullptr) return *variant_editor_;
  variant_editor_ = &services_.pages.take_in(new VariantEditor(services_.catalogue));
  connect(variant_editor_, &VariantEditor::catalogue_changed, this, &RuleWork::variants_changed);
  connect(variant_editor_, &VariantEditor::compare_wanted, this, &RuleWork::compare_with_parent);
  connect(variant_editor_, &VariantEditor::play_wanted, this, &RuleWork::game_wanted);
  connect(variant_editor_, &VariantEditor::import_wanted, this, &RuleWork::file_wanted);
  return *variant_editor_;
}

WorkshopPage& RuleWork::workshop_page() {
  if (workshop_page_ != nullptr) return *workshop_page_;
  workshop_page_ = &services_.pages.take_in(new WorkshopPage);
  workshop_page_->set_catalogue(services_.catalogue);
  connect(workshop_page_, &WorkshopPage::play_wanted, this, [this](const std::shared_ptr<const Game>& game) {
    MatchPlan suggested;
    suggested.game = game;
    emit game_offered(suggested);
  });
  return *workshop_page_;
}

OutsidePage& RuleWork::outside_page() {
  if (outside_page_ != nullptr) return *outside_page_;
  outside_page_ = &services_.pages.take_in(new OutsidePage);
  connect(&outside_page_->table(), &RemoteTable::heard, this, &RuleWork::heard);
  return *outside_page_;
}

PackagesDialog& RuleWork::packages_dialog() {
  if (packages_dialog_ != nullptr) return *packages_dialog_;
  packages_dialog_ = new PackagesDialog(&services_.window);
  connect(packages_dialog_, &PackagesDialog::changed, this, &RuleWork::games_changed);
  return *packages_dialog_;
}

void RuleWork::show_compare() {
  ComparePage& page = compare_page();
  const MatchController& controller = services_.controller;
  // The game that is played comes first; whoever has been here before finds the page as it was.
  if (controller.has_game() && page.boards().sides().empty())
    page.begin(controller.plan().game->id(), controller.plan().variant);
  else
    page.begin();
  services_.pages.show(page);
}

void RuleWork::compare_with_parent(const std::string& parent, const std::string& variant) {
  const auto compared = compare_page().compare({parent, variant});
  if (!compared) return services_.pages.say(compared);
  services_.pages.show(compare_page());
}

void RuleWork::show_variants() {
  // Whoever has been here before finds the page as it was.
  if (variant_editor().is_begun()) return services_.pages.show(variant_editor());
  const MatchController& controller = services_.controller;
  if (controller.has_game()) return make_variant(controller.plan().game->id(), controller.plan().variant);
  for (const auto& game : services_.catalogue.games())
    if (game->file_problems().empty()) return make_variant(game->id(), {});
  services_.pages.refuse(tr("There is no game that could be played.").toStdString());
}

void RuleWork::make_variant(const std::string& game, const std::string& variant, const Parameters& values) {
  VariantEditor& page = variant_editor();
  if (!page.may_drop()) return;
  const auto entry = services_.catalogue.find(variant.empty() ? game : game + "/" + variant);
  const bool own = entry && entry->variant->is_own() && values.empty();
  const std::string from = entry ? variant : std::string();  // one that is gone by now
  const auto begun = own ? page.open(game, variant) : page.begin(game, from, values);
  if (!begun) return services_.pages.say(begun);
  services_.pages.show(page);
}

void RuleWork::mend_variant(const std::string& game, const std::string& variant) {
  VariantEditor& page = variant_editor();
  if (!page.may_drop()) return;
  if (const auto opened = page.open(game, variant); !opened) return services_.pages.say(opened);
  services_.pages.show(page);
}

Result<void> RuleWork::open_variant(const std::filesystem::path& file, const std::string& yaml) {
  VariantEditor& page = variant_editor();
  if (!page.may_drop()) return {};
  const std::string folder = file.parent_path().filename().string();
  const std::string played = services_.game_on_table();
  if (auto begun = page.begin_with(yaml, {folder, played.substr(0, played.find('/'))}); !begun)
    return fail(file.string() + ": " + begun.error());
  services_.pages.show(page);
  page.say(tr("%1: look it through; it is among your variants once you save it.")
               .arg(QFileInfo(QString::fromStdString(file.string())).fileName()));
  return {};
}

void RuleWork::show_workshop() { services_.pages.show(workshop_page()); }

Result<void> RuleWork::open_script(const std::filesystem::path& file) {
  WorkshopPage& page = workshop_page();
  if (auto opened = page.open(file); !opened) return opened;
  services_.pages.show(page);
  return {};
}

Result<void> RuleWork::open_library(const std::filesystem::path& file, const std::string& variant) {
  OutsidePage& page = outside_page();
  if (!page.may_drop()) return {};
  page.open(file, variant);
  services_.pages.show(page);
  return {};
}

void RuleWork::show_packages() {
  packages_dialog().show();
  packages_dialog().raise();
}

void RuleWork::install(const std::filesystem::path& package) {
  show_packages();
  packages_dialog().install(package);
}

void RuleWork::show_rule_sheet() {
  if (!services_.controller.has_game())
    return services_.pages.refuse(tr("There is no game on the table.").toStdString());
  const auto& plan = services_.controller.plan();
  auto* dialog = new SheetDialog(
      {.game = plan.game, .variant = plan.variant, .settings = plan.rules->parameters()}, &services_.window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->show();
}

}  // namespace boardwright::desktop
