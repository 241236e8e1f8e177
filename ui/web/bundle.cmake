# Bundles the page's scripts: what every visit needs is `app.js` and the chunks that it imports; what only some need (the
# desk, the wall) are chunks that it asks for. A chunk is called after what is in it, so that an old page never gets a
# new one. Called by CMakeLists.txt with ESBUILD, TARGETS, MODULES, TO and METAFILE; where it runs is the page's folder.
cmake_minimum_required(VERSION 3.25)

# What an earlier build has left would be served too.
file(GLOB earlier ${TO}/*.js)
if(earlier)
  file(REMOVE ${earlier})
endif()
set(ENV{NODE_PATH} ${MODULES})
execute_process(
  COMMAND ${ESBUILD} src/main.tsx --bundle --minify --splitting --format=esm --entry-names=app
          --chunk-names=[name]-[hash] --jsx=automatic --jsx-import-source=preact --target=${TARGETS} --charset=utf8
          --legal-comments=none --log-level=warning --outdir=${TO} --metafile=${METAFILE}
  COMMAND_ERROR_IS_FATAL ANY)
# What the browser runs besides the page is called so for ever: it asks for it by its name.
execute_process(
  COMMAND ${ESBUILD} src/push_worker.ts --bundle --minify --format=iife --target=${TARGETS} --charset=utf8
          --legal-comments=none --log-level=warning --outfile=${TO}/push_worker.js
  COMMAND_ERROR_IS_FATAL ANY)

# The chunks that app.js imports are named in the page, which fetches them together with it: each would cost one more
# way to the server and back otherwise.
file(READ ${METAFILE} made)
string(JSON count LENGTH "${made}" outputs)
math(EXPR last "${count} - 1")
foreach(at RANGE ${last})
  string(JSON path MEMBER "${made}" outputs ${at})
  cmake_path(GET path FILENAME name)
  set(path_of_${name} "${path}")
endforeach()
set(left app.js)
set(first_load)
while(left)
  list(POP_FRONT left name)
  string(JSON imports LENGTH "${made}" outputs "${path_of_${name}}" imports)
  if(imports EQUAL 0)
    continue()
  endif()
  math(EXPR last "${imports} - 1")
  foreach(at RANGE ${last})
    string(JSON kind GET "${made}" outputs "${path_of_${name}}" imports ${at} kind)
    string(JSON path GET "${made}" outputs "${path_of_${name}}" imports ${at} path)
    cmake_path(GET path FILENAME imported)
    if(kind STREQUAL "import-statement" AND NOT imported IN_LIST first_load)
      list(APPEND first_load ${imported})
      list(APPEND left ${imported})
    endif()
  endforeach()
endwhile()

file(READ index.html page)
set(own "<script type=\"module\" src=\"/app.js\"></script>")
set(scripts)
foreach(name IN LISTS first_load)
  string(APPEND scripts "<script type=\"module\" src=\"/${name}\"></script>\n    ")
endforeach()
string(FIND "${page}" "${own}" found)
if(found EQUAL -1)
  message(FATAL_ERROR "index.html doesn't load app.js as a module")
endif()
string(REPLACE "${own}" "${scripts}${own}" page "${page}")
file(WRITE ${TO}/index.html "${page}")
