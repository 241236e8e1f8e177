// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <optional>

#include "ui/desktop/workshop/script_file.hpp"

namespace boardwright::desktop {

class ScriptEditor;
class TheirsQuestion;

/// The script that is written: its file and its text in the editor, kept together also where another program writes the
/// file. Where both have changed it is asked whose text is taken; who saves meanwhile writes over theirs.
class OpenScript final : public QObject {
  Q_OBJECT
 public:
  /// Both outlive this.
  OpenScript(ScriptEditor& editor, TheirsQuestion& question, QObject* parent = nullptr);

  void open(ScriptFile file);
  void close();
  [[nodiscard]] bool is_open() const noexcept { return file_.has_value(); }
  [[nodiscard]] std::filesystem::path path() const;  ///< empty: none is open
  [[nodiscard]] QString name() const;                ///< of the file, without its folder
  [[nodiscard]] bool unsaved() const;
  void save();
  /// The text is that of the file again.
  void drop_changes();
  /// Another program has written one of the files.
  void look_at_file();

 signals:
  void written();  ///< the file holds another text than before
  void noticed();  ///< one of the files may, of those that the script needs
  void failed(const QString& sentence);

 private:
  void take_theirs();
  void keep_mine();
  void close_question();
  void show_text();

  ScriptEditor& editor_;
  TheirsQuestion& question_;
  std::optional<ScriptFile> file_;
  std::optional<std::string> theirs_;  // while the question is asked
};

}  // namespace boardwright::desktop
