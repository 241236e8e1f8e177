// SPDX-License-Identifier: GPL-3.0-or-later
//
// MainWindow's help: the manual, the keys, what this program is, and a text when something went wrong.
#include <QMenuBar>
#include <QSettings>
#include <algorithm>

#include "framework/log/log.hpp"
#include "framework/log/problem_report.hpp"
#include "framework/text/config_file.hpp"
#include "ui/desktop/help/about_dialog.hpp"
#include "ui/desktop/help/keys_dialog.hpp"
#include "ui/desktop/help/manual_window.hpp"
#include "ui/desktop/help/report_dialog.hpp"
#include "ui/desktop/main_window.hpp"
#include "ui/desktop/problem_facts.hpp"

namespace boardwright::desktop {

void MainWindow::show_manual() {
  if (manual_window_ == nullptr) manual_window_ = new ManualWindow(*menuBar(), this);
  manual_window_->open_at(0);
}

void MainWindow::show_keys() { KeysDialog(*menuBar(), this).exec(); }

void MainWindow::show_about() {
  AboutDialog::Folders folders;
  if (const auto kept = user_data_folder()) folders.emplace_back(tr("Matches and variants"), *kept);
  folders.emplace_back(tr("Settings"),
                       std::filesystem::path(QSettings().fileName().toStdString()).parent_path());
  if (const auto log = usual_log_folder()) folders.emplace_back(tr("Log"), *log);
  folders.emplace_back(tr("The program's own data"), config_file("clocks.yaml").parent_path());
  for (const auto& game : catalogue_.games()) {
    const auto games = game->folder().parent_path();
    const auto same = [&](const auto& folder) { return folder.second == games; };
    if (std::none_of(folders.begin(), folders.end(), same)) folders.emplace_back(tr("Games"), games);
  }
  AboutDialog(folders, this).exec();
}

QString MainWindow::problem_text() const {
  ProblemFacts facts = problem_facts(settings_, controller_.club().get());
  facts.games = catalogue_.versions();
  return QString::fromStdString(problem_report(facts));
}

void MainWindow::report_problem() { ReportDialog(problem_text(), this).exec(); }

}  // namespace boardwright::desktop
