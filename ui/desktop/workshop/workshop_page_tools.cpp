// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is asked about the rules as they are saved: which numbers to choose, whether they are another game, a sheet.
#include <QAction>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>

#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/tools/sheet_dialog.hpp"
#include "ui/desktop/tools/tune_dialog.hpp"
#include "ui/desktop/tools/twin_dialog.hpp"
#include "ui/desktop/workshop/script_editor.hpp"
#include "ui/desktop/workshop/workshop_page.hpp"

namespace boardwright::desktop {
namespace {

/// A parameter's value as a script writes it: a number, true or false, a text.
QString lua_value(const QString& value, const QString& word) {
  if (word == QLatin1String("flag"))
    return QLatin1String(value == QLatin1String("on") || value == QLatin1String("true") ? "true" : "false");
  if (word == QLatin1String("choice")) {
    QString bare = value;
    bare.remove('"').remove('\'');
    return '"' + bare + '"';
  }
  return value;
}

void show_tool(QDialog* dialog) {
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->show();
}

}  // namespace

void WorkshopPage::build_tools() {
  tools_->setObjectName("workshop_tools");
  tools_->setMenu(tools_menu_);
  const auto add = [this](const char* name, void (WorkshopPage::*opens)()) {
    QAction* made = tools_menu_->addAction(QString());
    made->setObjectName(name);
    connect(made, &QAction::triggered, this, opens);
    return made;
  };
  tune_ = add("workshop_tune", &WorkshopPage::show_tune);
  twin_ = add("workshop_twin", &WorkshopPage::show_twin);
  sheet_ = add("workshop_sheet", &WorkshopPage::show_sheet);
}

void WorkshopPage::name_tools() {
  tools_->setText(tr("Look into"));
  tune_->setText(tr("&Tune…"));
  twin_->setText(tr("The same &game as…"));
  sheet_->setText(tr("&Sheet of the rules…"));
}

std::optional<ToolGame> WorkshopPage::tool_game() {
  if (unsaved()) save();  // what a process reads is what the file holds
  if (!file_ || unsaved() || bench_->line() == nullptr) return std::nullopt;
  // The bench may play by rules from before, where the file doesn't.
  auto read = ToolGame::of_script(catalogue_, file_->path());
  if (read) return std::move(*read);
  say(refusal_words(read.error()));
  return std::nullopt;
}

void WorkshopPage::show_tune() {
  const auto game = tool_game();
  if (!game) return;
  auto made = TuneDialog::make(*game, this);
  if (!made) return say(refusal_words(made.error()));
  // Another file may be open by the time that a long search is over.
  connect(made->get(), &TuneDialog::values_wanted, this,
          [this, script = game->script](const TuneDialog::Values& values) {
            if (file() != script)
              if (const auto opened = open(script); !opened) return say(refusal_words(opened.error()));
            if (file() == script) use_values(values);
          });
  show_tool(made->release());
}

void WorkshopPage::show_twin() {
  if (const auto game = tool_game()) show_tool(new TwinDialog(*game, catalogue_, this));
}

void WorkshopPage::show_sheet() {
  if (const auto game = tool_game()) show_tool(new SheetDialog(*game, this));
}

void WorkshopPage::use_values(const std::map<std::string, std::string>& values) {
  if (!file_) return;
  QString text = editor_->words();
  QStringList taken, missing;
  for (const auto& [name, value] : values) {
    const QString parameter = QString::fromStdString(name), wanted = QString::fromStdString(value);
    const QRegularExpression declared(
        QStringLiteral(
            "^([ \\t]*%1\\s*=\\s*(integer|flag|choice)\\s*\\(\\s*)(-?\\d+|true|false|\"[^\"]*\"|'[^']*')")
            .arg(QRegularExpression::escape(parameter)),
        QRegularExpression::MultilineOption);
    const auto found = declared.match(text);
    if (!found.hasMatch()) {
      missing << parameter + " = " + wanted;
      continue;
    }
    text.replace(found.capturedStart(3), found.capturedLength(3), lua_value(wanted, found.captured(2)));
    taken << parameter + " = " + wanted;
  }
  if (!taken.isEmpty()) editor_->take_text(text);
  // Who has asked for them in a window above this one saves or undoes them here.
  window()->activateWindow();
  editor_->setFocus(Qt::OtherFocusReason);
  if (!missing.isEmpty())
    return say(
        tr("These aren't declared in a way that can be changed here; write them into the text yourself: %1")
            .arg(missing.join(", ")));
  tell(tr("In the text now, to be saved or undone: %1").arg(taken.join(", ")));
}

}  // namespace boardwright::desktop
