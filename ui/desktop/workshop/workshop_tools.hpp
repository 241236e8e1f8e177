// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <filesystem>
#include <map>
#include <string>

#include "framework/catalogue/catalogue.hpp"

namespace boardwright::desktop {

struct ToolGame;

/// What looks into rules as they are saved, each in a window of its own: which numbers to choose, whether they are another
/// game, a sheet of them.
class WorkshopTools final : public QObject {
  Q_OBJECT
 public:
  enum class Tool { kTune, kTwin, kSheet };
  using Values = std::map<std::string, std::string>;

  /// Windows stand above `page`.
  explicit WorkshopTools(QWidget& page);
  void set_catalogue(const Catalogue& catalogue) { catalogue_ = catalogue; }
  /// Fails with a sentence where the file doesn't play.
  [[nodiscard]] Result<void> open(Tool tool, const std::filesystem::path& script);

 signals:
  /// Of parameters, for that script. Another one may be open by the time that a long search is over.
  void values_wanted(const std::filesystem::path& script,
                     const boardwright::desktop::WorkshopTools::Values& values);

 private:
  [[nodiscard]] Result<void> tune(const ToolGame& game);

  QWidget& page_;
  Catalogue catalogue_;
};

}  // namespace boardwright::desktop
