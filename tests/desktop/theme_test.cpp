// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/appearance/theme.hpp"

#include <QPixmap>

#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/appearance/settings.hpp"
#include "ui/desktop/appearance/system_theme.hpp"
#include "ui/desktop/board/board_look.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

TEST_CASE("words can be read in both themes (WCAG 2.1 AA)") {
  for (const Theme* theme : {&Theme::light(), &Theme::night()}) {
    INFO((theme->dark ? "dark" : "light"));
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
  test.window().follow_system(true);
  CHECK_FALSE(current_theme().dark);
  test.window().set_theme(ThemeChoice::kSystem);
  CHECK(current_theme().dark);
  test.window().follow_system(false);
  CHECK_FALSE(current_theme().dark);
}

TEST_CASE("settings are kept") {
  need_application();
  Settings settings;
  settings.language = Language::kFrench;
  settings.theme = ThemeChoice::kDark;
  settings.coordinates = false;
  settings.animation = false;
  settings.save();
  const Settings again = Settings::load();
  CHECK(again.language == Language::kFrench);
  CHECK(again.theme == ThemeChoice::kDark);
  CHECK_FALSE(again.coordinates);
  CHECK_FALSE(again.animation);
  Settings().save();
}
