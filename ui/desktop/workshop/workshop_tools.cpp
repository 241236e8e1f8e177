// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/workshop_tools.hpp"

#include "ui/desktop/tools/sheet_dialog.hpp"
#include "ui/desktop/tools/tool_game.hpp"
#include "ui/desktop/tools/tune_dialog.hpp"
#include "ui/desktop/tools/twin_dialog.hpp"

namespace boardwright::desktop {
namespace {

void show_tool(QDialog* dialog) {
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->show();
}

}  // namespace

WorkshopTools::WorkshopTools(QWidget& page) : QObject(&page), page_(page) {}

Result<void> WorkshopTools::open(Tool tool, const std::filesystem::path& script) {
  // The board may be played by rules from before, where the file doesn't.
  const auto game = ToolGame::of_script(catalogue_, script);
  if (!game) return fail(game.error());
  switch (tool) {
    case Tool::kTune: return tune(*game);
    case Tool::kTwin: show_tool(new TwinDialog(*game, catalogue_, &page_)); break;
    case Tool::kSheet: show_tool(new SheetDialog(*game, &page_)); break;
  }
  return {};
}

Result<void> WorkshopTools::tune(const ToolGame& game) {
  auto made = TuneDialog::make(game, &page_);
  if (!made) return fail(made.error());
  connect(
      made->get(), &TuneDialog::values_wanted, this,
      [this, script = game.script](const TuneDialog::Values& values) { emit values_wanted(script, values); });
  show_tool(made->release());
  return {};
}

}  // namespace boardwright::desktop
