// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/appearance/theme.hpp"
#include "tests/support/languages.hpp"

#include <QAction>
#include <QPixmap>

#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/appearance/settings.hpp"
#include "ui/desktop/appearance/system_theme.hpp"
#include "ui/desktop/board/board_look.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

TEST_CASE("words can be read in both themes (WCAG 2.1 AA)") {
  for (const Theme* theme : {&Theme::light(), &Theme::night(), &Theme::high_contrast()}) {
    INFO((theme->strong ? "strong" : theme->dark ? "dark" : "light"));
    for (const QColor& behind : {theme->window, theme->panel, theme->raised}) {
      CHECK(contrast(theme->text, behind) >= 4.5);
      CHECK(contrast(theme->muted, behind) >= 4.5);
      CHECK(contrast(theme->wrong, behind) >= 4.5);
      CHECK(contrast(theme->accent, behind) >= 3);  // frames and signs
    }
    CHECK(contrast(theme->on_accent, theme->accent) >= 4.5);
    CHECK(contrast(theme->board_label, theme->board_border) >= 4.5);
  }
  CHECK(contrast(Qt::black, Qt::white) == Approx(21));
}

TEST_CASE("high contrast keeps seven to one, and frames four and a half (AAA)") {
  const Theme& theme = Theme::high_contrast();
  for (const QColor& word : {theme.text, theme.muted, theme.wrong, theme.accent})
    CHECK(contrast(word, theme.panel) >= 7);
  CHECK(contrast(theme.line, theme.panel) >= 4.5);
  CHECK(contrast(theme.text, QColor("#dddddd")) >= 7);  // behind what is pressed
  Appearance appearance;
  appearance.colours = {{"light", "#ffe0a0"}, {"dark", "#ffd080"}};
  const BoardLook look = BoardLook::of(appearance, theme);
  CHECK(look.light == theme.board_light);
  CHECK(contrast(look.light, look.dark) >= 2);
  WindowUnderTest test;
  test.window().set_theme(ThemeChoice::kContrast);
  test.keep_picture("contrast");
  CHECK(current_theme().strong);
}

TEST_CASE("pieces without colours are dark on one side and light on the other") {
  WindowUnderTest test("militakiri");
  test.must_start(
      "sTs1s1s1s1s1/p1cTp1c1p1c1/c1pTc1p1c1p1/6/6/6/6/6/6/P1C1PTC1P1C1/C1P1C1P1CTP1/S1S1S1S1S1ST b 122/122 - "
      "m - 0");
  auto* action = test.window().findChild<QAction*>("black_white");
  REQUIRE(action != nullptr);
  const auto colourful = [&](const std::string& field) {
    const QImage image = test.board().grab(test.board().place_rect(test.field(field))).toImage();
    int most = 0;
    for (int y = image.height() / 4; y < image.height() * 3 / 4; ++y)
      for (int x = image.width() / 4; x < image.width() * 3 / 4; ++x)
        most = std::max(most, image.pixelColor(x, y).saturation());
    return most;
  };
  CHECK(colourful("a1") > 100);
  action->trigger();
  test.settle();
  CHECK(colourful("a1") < 100);
  test.keep_picture("black-white");
  test.window().findChild<QAction*>("colours_own")->trigger();
  test.settle();
  CHECK(colourful("a1") > 100);
  Settings().save();
}

TEST_CASE("nothing moves by itself where the desktop wants stillness") {
  const QString gnome = "org.gnome.desktop.interface", portal = "org.freedesktop.appearance";
  CHECK(SystemTheme::is_still(gnome, "enable-animations", QVariant::fromValue(QDBusVariant(false))) == true);
  CHECK(SystemTheme::is_still(gnome, "enable-animations", true) == false);
  CHECK(SystemTheme::is_still(portal, "reduced-motion", uint{1}) == true);
  CHECK_FALSE(SystemTheme::is_still(portal, "color-scheme", uint{1}).has_value());
  CHECK_FALSE(SystemTheme::is_still(gnome, "enable-animations", QString("no")).has_value());

  WindowUnderTest test;
  auto* animation = test.window().findChild<QAction*>("animation");
  REQUIRE(animation != nullptr);
  animation->setChecked(true);
  REQUIRE_OK(test.controller().play("b1-b3"));
  CHECK(test.board().animating());
  test.window().preferences().follow_motion(true);
  REQUIRE_OK(test.controller().play("a2-c2"));
  CHECK_FALSE(test.board().animating());
  CHECK_FALSE(test.window().findChild<QAction*>("speed_fast")->isEnabled());
  test.window().preferences().follow_motion(false);
  test.window().findChild<QAction*>("speed_fast")->trigger();
  CHECK(Settings::load().speed == MoveSpeed::kFast);
  REQUIRE_OK(test.controller().play(test.controller().update().moves.front().text));
  CHECK(test.board().animating());
  CHECK(eventually([&] { return !test.board().animating(); }));
  Settings().save();
}

TEST_CASE("a game's own colours are used, and its coordinates stay readable") {
  Appearance appearance;
  appearance.colours = {{"light", "#ffffff"}, {"border", "#808080"}, {"text", "#858585"}};
  for (const Theme* theme : {&Theme::light(), &Theme::night()}) {
    const BoardLook look = BoardLook::of(appearance, *theme);
    CHECK(contrast(look.label, look.border) >= 4.5);
    CHECK((look.light == QColor("#ffffff")) == !theme->dark);
    CHECK(look.dark == theme->board_dark);
  }
}

TEST_CASE("the theme changes while the window is open") {
  WindowUnderTest test;
  const auto corner = [&] {
    return test.window().grab().toImage().pixelColor(3, test.window().height() - 3);
  };
  CHECK(corner() == Theme::light().window);
  test.window().set_theme(ThemeChoice::kDark);
  CHECK(corner() == Theme::night().window);
  test.window().set_theme(ThemeChoice::kLight);
  CHECK(corner() == Theme::light().window);
}

TEST_CASE("the system's wish is followed, unless the user has one") {
  CHECK(SystemTheme::is_dark(QVariant::fromValue(QDBusVariant(uint{1}))) == true);
  CHECK(SystemTheme::is_dark(QVariant::fromValue(QDBusVariant(QVariant::fromValue(QDBusVariant(uint{2}))))) ==
        false);
  CHECK_FALSE(SystemTheme::is_dark(uint{0}).has_value());
  CHECK_FALSE(SystemTheme::is_dark(QString("blue")).has_value());
  WindowUnderTest test;
  test.window().preferences().follow_system(true);
  CHECK_FALSE(current_theme().dark);
  test.window().set_theme(ThemeChoice::kSystem);
  CHECK(current_theme().dark);
  test.window().preferences().follow_system(false);
  CHECK_FALSE(current_theme().dark);
}

TEST_CASE("settings are kept") {
  need_application();
  Settings settings;
  settings.language = french();
  settings.theme = ThemeChoice::kDark;
  settings.coordinates = false;
  settings.animation = false;
  settings.colours = PieceColours::kSafe;
  settings.volume = 30;
  settings.save();
  const Settings again = Settings::load();
  CHECK(again.language == french());
  CHECK(again.theme == ThemeChoice::kDark);
  CHECK_FALSE(again.coordinates);
  CHECK_FALSE(again.animation);
  CHECK(again.colours == PieceColours::kSafe);
  CHECK(again.volume == 30);
  Settings().save();
}
