// SPDX-License-Identifier: GPL-3.0-or-later
//
// Marked lines of a text that somebody writes in.
#include <QTextDocument>
#include <catch2/catch.hpp>

#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/workshop/line_marks.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

using Lines = std::vector<std::uint32_t>;

struct MarkedText {
  MarkedText() {
    need_application();
    text.setPlainText("one\ntwo\nthree\nfour");
  }
  [[nodiscard]] QTextBlock line(int number) const { return text.findBlockByNumber(number - 1); }
  QTextDocument text;
  LineMarks marks;
};

}  // namespace

TEST_CASE("marks are put on lines and taken off") {
  MarkedText under;
  CHECK(under.marks.toggle(under.line(3)));
  CHECK(under.marks.toggle(under.line(1)));
  CHECK(under.marks.lines() == Lines{1, 3});
  CHECK(under.marks.has(under.line(3)));
  CHECK_FALSE(under.marks.toggle(under.line(3)));
  CHECK(under.marks.lines() == Lines{1});
  under.marks.set(under.text, {2, 4, 5});  // there is no fifth line
  CHECK(under.marks.lines() == Lines{2, 4});
  under.marks.clear();
  CHECK(under.marks.lines().empty());
}

TEST_CASE("marks follow their words, and lines that are joined have one") {
  MarkedText under;
  under.marks.set(under.text, {2, 3});
  QTextCursor writer(under.line(1));
  writer.insertText("zero\n");
  CHECK(under.marks.lines() == Lines{3, 4});
  writer = QTextCursor(under.line(4));
  writer.deletePreviousChar();
  CHECK(under.marks.lines() == Lines{3});
  CHECK(under.marks.has(under.line(3)));
}
