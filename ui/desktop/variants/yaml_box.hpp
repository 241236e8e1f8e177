// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "framework/catalogue/variant_draft.hpp"
#include "ui/desktop/panels/numbered_text.hpp"

namespace boardwright::desktop {

/// A YAML text with numbered lines, where what is wrong is underlined.
class YamlBox final : public NumberedText {
  Q_OBJECT
 public:
  explicit YamlBox(QWidget* parent = nullptr);

  [[nodiscard]] std::string text() const;
  /// Another text: what was done before can't be undone.
  void begin(const std::string& text);
  /// Puts in what is different and leaves the cursor where it stands. One step to undo; `joined`: together
  /// with the step before.
  void change(const std::string& text, bool joined);
  /// Underlines them; of none nothing.
  void mark(const std::vector<TextProblem>& problems);
  void go_to(const FilePlace& place);

 protected:
  [[nodiscard]] QTextCharFormat mark_format() const override;
  void changeEvent(QEvent* event) override;

 private:
  /// From a place, whose column counts bytes, to the end of the word that stands there.
  [[nodiscard]] QTextCursor word_at(const FilePlace& place) const;
};

}  // namespace boardwright::desktop
