// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "framework/package/drawing_rules.hpp"
#include "tests/package/support.hpp"

using namespace boardwright;
using namespace boardwright::test;

TEST_CASE("every drawing of the program's own may be shown") {
  std::size_t count = 0;
  for (const char* folder : {"/config", "/games"})
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator(std::string(BOARDWRIGHT_SOURCE_DIR) + folder)) {
      if (entry.path().extension() != ".svg") continue;
      std::ifstream in(entry.path(), std::ios::binary);
      const std::string text{std::istreambuf_iterator<char>(in), {}};
      INFO(entry.path());
      const auto may = check_drawing(text);
      CHECK((may ? "" : may.error()) == std::string());
      ++count;
    }
  CHECK(count > 20);
}

TEST_CASE("drawings that do more than draw are refused") {
  const auto refused = [](const std::string& svg) { return !check_drawing(svg); };
  CHECK(refused("<svg><script>alert(1)</script></svg>"));
  CHECK(refused("<svg><SCRIPT/></svg>"));
  CHECK(refused("<svg><svg:script xmlns:svg='http://www.w3.org/2000/svg'/></svg>"));
  CHECK(refused("<svg onload=\"alert(1)\"/>"));
  CHECK(refused("<svg><g OnClick = 'x'/></svg>"));
  CHECK(refused("<svg><foreignObject/></svg>"));
  CHECK(refused("<svg><image href=\"file:///etc/passwd\"/></svg>"));
  CHECK(refused("<svg><use xlink:href=\"https://example.org/a.svg#x\"/></svg>"));
  CHECK(refused("<svg><a href='javascript:alert(1)'/></svg>"));
  CHECK(refused("<svg><rect fill=\"url(https://example.org/x)\"/></svg>"));
  CHECK(refused("<svg><style>@import 'https://example.org/x.css';</style></svg>"));
  CHECK(refused("<svg><style>rect { fill: url(//example.org) }</style></svg>"));
  CHECK(refused("<!DOCTYPE svg [<!ENTITY a \"b\">]><svg>&a;</svg>"));
  CHECK(refused("<svg><![CDATA[<script>]]></svg>"));
  CHECK(refused("<?xml-stylesheet href=\"https://example.org/x.css\"?><svg/>"));
  CHECK(refused("<svg"));
  CHECK(refused("<svg><path d=\"M0 0"));
  CHECK(refused("<svg><path d=x/></svg>"));
  CHECK_FALSE(
      refused("<?xml version=\"1.0\"?><!-- by hand --><svg><defs><linearGradient id=\"a\"/></defs>"
              "<rect fill=\"url(#a)\"/><use xlink:href=\"#a\"/></svg>"));
}
