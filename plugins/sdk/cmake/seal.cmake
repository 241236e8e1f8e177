# Appends a checksum to a plugin (cmake -DFILE=… -P seal.cmake), behind all that the system's loader looks at. The host
# refuses a file that doesn't fit its checksum: a damaged library may well load and crash later.
# plugins/host/seal.cpp reads it. A file without one, stripped or built otherwise, is loaded all the same.
file(SHA256 ${FILE} hash)
file(APPEND ${FILE} "\nboardwright sha256 ${hash}\n")
