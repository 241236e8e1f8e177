// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/editor/text_history.hpp"

#include <utility>

namespace boardwright::desktop {

bool TextHistory::put(std::string text) {
  if (text == text_) return false;
  if (before_.size() == kMostSteps) before_.erase(before_.begin());
  before_.push_back(std::exchange(text_, std::move(text)));
  after_.clear();
  return true;
}

bool TextHistory::undo() {
  if (before_.empty()) return false;
  after_.push_back(std::exchange(text_, std::move(before_.back())));
  before_.pop_back();
  return true;
}

bool TextHistory::redo() {
  if (after_.empty()) return false;
  before_.push_back(std::exchange(text_, std::move(after_.back())));
  after_.pop_back();
  return true;
}

}  // namespace boardwright::desktop
