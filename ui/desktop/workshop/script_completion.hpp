// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QCompleter;
class QPlainTextEdit;
class QTextCursor;

namespace boardwright::desktop {

/// The words of scripts that begin like what is being typed, in a list below it. The example of the one that is chosen
/// takes its place.
class ScriptCompletion final : public QObject {
  Q_OBJECT
 public:
  /// The text's own.
  explicit ScriptCompletion(QPlainTextEdit& text);

  /// `asked`: also where nothing is begun yet, and it is told if nothing fits.
  void offer(bool asked);
  [[nodiscard]] bool is_open() const;
  /// The words' sentences, in the language spoken.
  void retranslate();
  [[nodiscard]] QCompleter& completer() const noexcept { return *completer_; }

 private:
  void put_in(const QString& word);
  [[nodiscard]] QTextCursor begun_word() const;  ///< what stands before the cursor of a word

  QPlainTextEdit& text_;
  QCompleter* completer_;
};

}  // namespace boardwright::desktop
