// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QTimer>
#include <fstream>

#include "framework/catalogue/own_variants.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/compare/compare_side.hpp"
#include "ui/desktop/compare/parameter_table.hpp"
#include "ui/desktop/variants/draft_preview.hpp"
#include "ui/desktop/variants/variant_editor.hpp"
#include "ui/desktop/variants/variant_form.hpp"
#include "ui/desktop/variants/yaml_box.hpp"

namespace boardwright::desktop {

inline std::filesystem::path variants_under_test() {
  need_application();
  return own_variants_folder().value_or("");
}

using Files = std::map<std::string, std::string>;

/// Nobody has made a variant yet, but for these: "game/id" and what is in the file.
struct OwnVariantsUnderTest {
  explicit OwnVariantsUnderTest(const Files& files = {}) {
    std::filesystem::remove_all(variants_under_test());
    for (const auto& [name, text] : files) {
      const auto file = variants_under_test() / (name + ".yaml");
      std::filesystem::create_directories(file.parent_path());
      std::ofstream(file) << text;
    }
  }
  ~OwnVariantsUnderTest() { std::filesystem::remove_all(variants_under_test()); }
  static QString text(const std::string& name) {
    std::ifstream file(variants_under_test() / (name + ".yaml"));
    return QString::fromStdString({std::istreambuf_iterator<char>(file), {}});
  }
};

/// The window with the page for variants open, and hands for it.
struct VariantUnderTest {
  OwnVariantsUnderTest own;
  WindowUnderTest test;
  explicit VariantUnderTest(const Files& files = {}, const std::string& game = "lines_of_action",
                            QSize size = {1280, 800})
      : own(files), test(game, size) {
    test.window().findChild<QAction*>("make_variant")->trigger();
    test.settle();
    REQUIRE(page().isVisible());
  }

  VariantEditor& page() { return test.window().rule_work().variant_editor(); }
  QString text() { return page().text().toPlainText(); }
  QPushButton* button(const char* name) { return test.button(name); }
  void press(const char* name) {
    QTest::mouseClick(button(name), Qt::LeftButton);
    test.settle();
  }
  template <class Widget>
  Widget* field(const char* name) {
    auto* found = page().template findChild<Widget*>(name);
    REQUIRE(found != nullptr);
    return found;
  }
  void type_into(const char* line, const QString& words) {
    field<QLineEdit>(line)->setFocus();
    field<QLineEdit>(line)->selectAll();
    QTest::keyClicks(field<QLineEdit>(line), words);
    test.settle();
  }
  void choose(const char* box, const QString& data) {
    auto* boxes = field<QComboBox>(box);
    boxes->setCurrentIndex(boxes->findData(data));
    emit boxes->activated(boxes->currentIndex());
    test.settle();
  }
  QSpinBox* number(const char* parameter) {
    return field<QSpinBox>((std::string("parameter ") + parameter).c_str());
  }
  /// Puts the words in place of others in the text, as somebody does who types them.
  void retype(const QString& old, const QString& words) {
    YamlBox& box = page().text();
    const auto at = text().indexOf(old);
    REQUIRE(at >= 0);
    QTextCursor cursor(box.document());
    cursor.setPosition(static_cast<int>(at));
    cursor.setPosition(static_cast<int>(at + old.size()), QTextCursor::KeepAnchor);
    box.setTextCursor(cursor);
    box.setFocus();
    words.isEmpty() ? QTest::keyClick(&box, Qt::Key_Delete) : QTest::keyClicks(&box, words);
    test.settle();
  }
  void type_at_end(const QString& line) {
    YamlBox& box = page().text();
    box.setFocus();
    QTest::keyClick(&box, Qt::Key_End, Qt::ControlModifier);
    QTest::keyClicks(&box, line);
    test.settle();
  }
  QStringList problems() {
    QStringList sentences;
    auto* list = field<QListWidget>("variant_problems");
    for (int row = 0; row < list->count(); ++row) sentences << list->item(row)->text();
    CHECK(list->isVisible() == !sentences.isEmpty());
    return sentences;
  }
  [[nodiscard]] std::uint32_t columns() { return page().preview().side()->rules().geometry()->columns; }
};

/// Has the next dialog of this type looked at as soon as it is open.
template <class Dialog, class Look>
void in_next(Look look) {
  auto* timer = new QTimer(QApplication::instance());
  timer->setInterval(1);
  QObject::connect(timer, &QTimer::timeout, [timer, look] {
    auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
    if (dialog == nullptr) return;
    timer->stop();
    timer->deleteLater();
    look(*dialog);
    if (dialog->isVisible()) dialog->close();
  });
  timer->start();
}

/// Presses a button of the question that is asked next, and says what it was.
inline void answer_next(const QString& button, QString* question = nullptr) {
  in_next<QMessageBox>([button, question](QMessageBox& box) {
    if (question != nullptr) *question = box.text() + " " + box.informativeText();
    for (auto* one : box.buttons())
      if (one->text().remove('&') == button) return one->click();
    FAIL("no button " << button.toStdString());
  });
}

}  // namespace boardwright::desktop
