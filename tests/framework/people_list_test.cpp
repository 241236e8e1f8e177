// SPDX-License-Identifier: GPL-3.0-or-later
//
// People as they are pasted, or as spreadsheets write them.
#include "framework/tournament/people_list.hpp"

#include <catch2/catch.hpp>

using boardwright::tournament::PeopleList;
using boardwright::tournament::read_people_list;

namespace {

PeopleList read(std::string_view text) {
  const auto list = read_people_list(text);
  INFO((list ? std::string() : list.error()));
  REQUIRE(list);
  return *list;
}

std::string names(const PeopleList& list) {
  std::string all;
  for (const auto& person : list.people) all += (all.empty() ? "" : "|") + person.name;
  return all;
}

}  // namespace

TEST_CASE("names one a line are people, and blank lines nobody") {
  const auto list = read("Anna de Vries\n\n  Ben  Bakker \r\nJansen, Piet\n");
  CHECK(names(list) == "Anna de Vries|Ben Bakker|Piet Jansen");
  CHECK(list.people[1].line == 3);
  CHECK(read("").people.empty());
  CHECK(read("\n \n").people.empty());
}

TEST_CASE("spreadsheets in four languages are read by their headings") {
  const auto dutch = read("Voornaam;Achternaam;Rating;Vereniging\nAnna;de Vries;1.512;Het Kasteel\n");
  CHECK(names(dutch) == "Anna de Vries");
  CHECK(dutch.people[0].rating == 1512);
  CHECK(dutch.people[0].club == "Het Kasteel");
  const auto german = read("Nr.\tNachname\tVorname\tDWZ\n1\tMüller\tJörg\t1648\n2\tSchröder\tEva\t\n");
  CHECK(names(german) == "Jörg Müller|Eva Schröder");
  CHECK(german.people[0].rating == 1648);
  CHECK_FALSE(german.people[1].rating);
  CHECK(german.columns == std::vector<std::string>{"Nr."});
  const auto french = read("Nom;Prénom;Cote\nLefèvre;Zoé;1 480\n");
  CHECK(names(french) == "Zoé Lefèvre");
  CHECK(french.people[0].rating == 1480);
  CHECK(names(read("Nom;Club\nZoé Lefèvre;Lyon\n")) == "Zoé Lefèvre");
  const auto english = read("Name,Rating\n\"Smith, Ann\",1500.0\nBen,\n");
  CHECK(names(english) == "Ann Smith|Ben");
  CHECK(english.people[0].rating == 1500);
}

TEST_CASE("without headings the first column is the name, and numbers are ratings") {
  const auto list = read("Anna;1500\nBen;\nCarla;1700,0\n");
  CHECK(names(list) == "Anna|Ben|Carla");
  CHECK(list.people[0].rating == 1500);
  CHECK(list.people[2].rating == 1700);
  const auto club = read("Anna\tHet Kasteel\nBen\t12\n");
  CHECK_FALSE(club.people[1].rating);
}

TEST_CASE("what an older spreadsheet writes is read too") {
  CHECK(names(read("\xEF\xBB\xBFName\nJosé\n")) == "José");
  CHECK(names(read("Name\nJos\xE9 M\xFCller\n")) == "José Müller");  // Windows-1252
}

TEST_CASE("doubles and names that can't be are told with their lines") {
  const auto list = read(
      "Anna\nanna\nBen\n\xE2\x80\xAE"
      "evil\n");
  REQUIRE(list.people.size() == 4);
  CHECK(list.people[1].double_of == 1);
  CHECK(list.people[2].double_of == 0);
  CHECK_FALSE(list.people[3].problem.empty());
}

TEST_CASE("what is no list is refused in one sentence") {
  const auto open = read_people_list("Name;Club\n\"Anna;x\n");
  REQUIRE_FALSE(open);
  CHECK(open.error() == "line 2: a quotation mark is opened and never closed");
  const auto nameless = read_people_list("Rating;Club\n1500;x\n");
  REQUIRE_FALSE(nameless);
  CHECK(nameless.error() == "line 1: no heading says where names are; call that column \"name\"");
  std::string many;
  for (int i = 0; i < 2001; ++i) many += "Anna " + std::to_string(i) + "\n";
  const auto crowd = read_people_list(many);
  REQUIRE_FALSE(crowd);
  CHECK(crowd.error() == "there are 2001 people; at most 2000 can be taken in at once");
}
