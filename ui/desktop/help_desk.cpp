// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/help_desk.hpp"

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
#include "ui/desktop/problem_facts.hpp"

namespace boardwright::desktop {

HelpDesk::HelpDesk(const WindowServices& services, const QMenuBar& menus)
    : services_(services), menus_(menus) {}

void HelpDesk::show_manual() {
  if (manual_ == nullptr) manual_ = new ManualWindow(menus_, &services_.window);
  manual_->open_at(0);
}

void HelpDesk::show_keys() { KeysDialog(menus_, &services_.window).exec(); }

void HelpDesk::show_about() {
  AboutDialog::Folders folders;
  if (const auto kept = user_data_folder()) folders.emplace_back(tr("Matches and variants"), *kept);
  folders.emplace_back(tr("Settings"),
                       std::filesystem::path(QSettings().fileName().toStdString()).parent_path());
  if (const auto log = usual_log_folder()) folders.emplace_back(tr("Log"), *log);
  folders.emplace_back(tr("The program's own data"), config_file("clocks.yaml").parent_path());
  for (const auto& game : services_.catalogue.games()) {
    const auto games = game->folder().parent_path();
    const auto same = [&](const auto& folder) { return folder.second == games; };
    if (std::none_of(folders.begin(), folders.end(), same)) folders.emplace_back(tr("Games"), games);
  }
  AboutDialog(folders, &services_.window).exec();
}

QString HelpDesk::problem_text() const {
  ProblemFacts facts = problem_facts(services_.settings, services_.controller.club().get());
  facts.games = services_.catalogue.versions();
  return QString::fromStdString(problem_report(facts));
}

void HelpDesk::report_problem() { ReportDialog(problem_text(), &services_.window).exec(); }

}  // namespace boardwright::desktop
