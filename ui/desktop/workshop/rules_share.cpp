// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/rules_share.hpp"

#include <QFileDialog>
#include <QFileInfo>
#include <nlohmann/json.hpp>

#include "framework/package/package.hpp"
#include "ui/desktop/packages/package_run.hpp"

namespace boardwright::desktop {

RulesShare::RulesShare(QWidget& page) : QObject(&page), page_(page), run_(new PackageRun(this)) {}

bool RulesShare::running() const { return run_->running(); }

void RulesShare::ask(const std::filesystem::path& script) {
  auto suggested = script;
  const QString out = QFileDialog::getSaveFileName(
      &page_, tr("Share these rules"),
      QString::fromStdString(suggested.replace_extension(kPackageEnding).string()),
      tr("Games") + " (*.bwgame)");
  if (!out.isEmpty()) share(script, out.toStdString());
}

void RulesShare::share(const std::filesystem::path& script, const std::filesystem::path& package) {
  if (script.empty() || running()) return;
  emit told(tr("The laws that all games keep are being tried…"));
  const QString out = QString::fromStdString(package.string());
  run_->start(
      {"pack", QString::fromStdString(script.string()), "--out", out},
      [this, out](const nlohmann::json& heard, const QString& problem) {
        emit running_changed();
        if (!problem.isEmpty()) return emit failed(problem);
        emit told(tr("%1 is made, signed as %2. Whoever gets it drops it on the window.")
                      .arg(QFileInfo(out).fileName(), QString::fromStdString(heard.value("author", ""))));
      });
  emit running_changed();
}

}  // namespace boardwright::desktop
