// SPDX-License-Identifier: GPL-3.0-or-later
//
// Colours that everybody can tell apart, as the games' data names them.
#include <QAction>
#include <QFile>
#include <array>
#include <cmath>

#include "framework/board/geometry.hpp"
#include "framework/catalogue/safe_colours.hpp"
#include "tests/desktop/window_under_test.hpp"
#include "ui/desktop/appearance/piece_colours.hpp"
#include "ui/desktop/board/piece_art.hpp"

using namespace boardwright;
using namespace boardwright::desktop;

namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

/// How linear RGB is seen by eyes that lack one kind of cone: Machado, Oliveira and Fernandes, A
/// Physiologically-based Model for Simulation of Color Vision Deficiency (2009), severity 1.
constexpr std::array<Matrix, 3> kEyes{{
    {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
    {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
    {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
}};

Triple times(const Matrix& matrix, const Triple& v) {
  Triple out{};
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t k = 0; k < 3; ++k) out[i] += matrix[i][k] * v[k];
  return out;
}

/// CIE L*a*b* of a colour as these eyes see it, in daylight (D65).
Triple seen(const std::string& name, const Matrix& eyes) {
  const QColor colour(QString::fromStdString(name));
  const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
  Triple rgb = times(eyes, {linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())});
  for (double& part : rgb) part = std::min(1.0, std::max(0.0, part));
  constexpr Matrix kXyz{{{0.4124, 0.3576, 0.1805}, {0.2126, 0.7152, 0.0722}, {0.0193, 0.1192, 0.9505}}};
  Triple xyz = times(kXyz, rgb);
  constexpr Triple kWhite{0.95047, 1.0, 1.08883};
  for (std::size_t i = 0; i < 3; ++i) {
    const double t = xyz[i] / kWhite[i];
    xyz[i] = t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116;
  }
  return {116 * xyz[1] - 16, 500 * (xyz[0] - xyz[1]), 200 * (xyz[1] - xyz[2])};
}

double apart(const std::string& a, const std::string& b) {
  double least = 1000;
  for (const Matrix& eyes : kEyes) {
    const Triple x = seen(a, eyes), y = seen(b, eyes);
    least = std::min(least, std::hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]));
  }
  return least;
}

std::string art_of(const Appearance& appearance) {
  std::string all;
  for (const auto& entry : std::filesystem::directory_iterator(appearance.art)) {
    QFile file(QString::fromStdString(entry.path().string()));
    if (entry.path().extension() == ".svg" && file.open(QIODevice::ReadOnly))
      all += file.readAll().toLower().toStdString();
  }
  return all;
}

constexpr double kFarApart = 40;  // twenty times what can just be told apart

}  // namespace

TEST_CASE("with the safe colours whatever differs by colour differs for all eyes") {
  int games = 0;
  const Catalogue catalogue = games_under_test();
  for (const auto& game : catalogue.games()) {
    const Appearance& appearance = game->appearance();
    const auto reading = read_safe_colours(appearance.art);
    CHECK(reading.problems.empty());
    const SafeColours& safe = reading.safe;
    INFO(game->id());
    // Where the sides have colours: whichever are worn by who asks for safe ones.
    wear_piece_colours(PieceColours::kSafe);
    const auto first = own_colour(appearance, "first_seat"), second = own_colour(appearance, "second_seat");
    if (first && second) {
      ++games;
      CHECK(apart(first->name().toStdString(), second->name().toStdString()) > kFarApart);
    }
    wear_piece_colours(PieceColours::kOwn);
    for (const auto& [kind, colour] : safe.dice)
      for (const auto& [other, another] : safe.dice)
        if (colour != another) {
          INFO(kind << " and " << other);
          CHECK(apart(colour, another) > kFarApart);
        }
    const std::string art = safe.art.empty() ? std::string() : art_of(appearance);
    for (const auto& [from, to] : safe.art) {
      INFO(from);
      CHECK(art.find(from) != std::string::npos);  // else it is misspelt
    }
  }
  CHECK(games >= 3);
  CHECK(apart("#55b548", "#e8604f") < 5);  // green and red: why all this
}

TEST_CASE("each fault of safe.yaml is one sentence with its place") {
  const auto problem = [](const std::string& yaml) {
    const auto problems = read_safe_colours_text(yaml, "safe.yaml").problems;
    REQUIRE(problems.size() == 1);
    return problems.front();
  };
  CHECK(problem("colors: {}") == "safe.yaml:1:1: safe: unknown key 'colors'; did you mean 'colours'?");
  CHECK(problem("dice: {king: red}") ==
        "safe.yaml:1:14: dice.king: expected a colour such as \"#f0d9b5\", found 'red'");
  CHECK(problem("art: {red: '#112233'}") ==
        "safe.yaml:1:7: art: expected a colour such as \"#f0d9b5\", found 'red'");
  CHECK(read_safe_colours_text("art: {'#112233': '#aabbcc'}", "safe.yaml").safe.art.size() == 1);
  CHECK(read_safe_colours("/nowhere").problems.empty());
}

TEST_CASE("the safe colours are worn by pieces, and taken off again", "[pictures]") {
  WindowUnderTest test("dice_checkers");
  const auto look = [&] {
    test.settle();
    return test.board().grab(test.board().place_rect(test.field("c1"))).toImage();
  };
  const QImage own = look();
  test.window().findChild<QAction*>("colours_safe")->trigger();
  CHECK(Settings::load().colours == PieceColours::kSafe);
  const QImage safe = look();
  CHECK(safe != own);
  test.keep_picture("dice-checkers-safe");
  test.window().findChild<QAction*>("colours_own")->trigger();
  CHECK(look() == own);
  Settings().save();
}
