#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# A USB stick that any PC starts from, for clubs without Linux: Debian 12 with these packages, the window, and the club
# open to phones. What is played is kept on the stick. As root, as it enters the system that it makes: ./dev stick.
#
#   make.sh PACKAGES IMAGE
#
# Three partitions: one for GRUB where there is no UEFI; the system, which is read only, in one file; and what is kept,
# which takes the rest of the stick when it is started for the first time.
# What is in single quotes is for apt and the shell inside.
# shellcheck disable=SC2016
set -euo pipefail

fail() {
  echo "stick: $1" >&2
  exit 1
}

(($# == 2)) || fail "expected a folder with packages and the image to make"
((EUID == 0)) || fail "a system is made and entered by root: sudo ./dev stick"
here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
packages=$(readlink -f "$1")
compgen -G "$packages/boardwright_*.deb" >/dev/null || fail "there are no packages in $1; make them with ./dev package"
image=$(readlink -f "$(dirname "$2")")/$(basename "$2")
readonly kSuite=bookworm
readonly kKeptMegabytes=256  # before it has grown
readonly kSystem="linux-image-amd64 live-boot live-config live-config-systemd user-setup systemd-sysv dbus dbus-user-session sudo
  locales console-setup kbd network-manager wpasupplicant dnsmasq-base polkitd wireless-regdb iw cloud-guest-utils
  fdisk e2fsprogs xserver-xorg-core xserver-xorg-input-libinput xserver-xorg-video-fbdev xserver-xorg-video-vesa xinit
  x11-xserver-utils xauth libgl1-mesa-dri openbox tint2 network-manager-gnome adwaita-icon-theme librsvg2-common fonts-inter
  fonts-dejavu-core pulseaudio shim-signed grub-efi-amd64-signed"
# What most laptops' Wi-Fi needs. It isn't free software: BOARDWRIGHT_STICK_FIRMWARE=no leaves it out.
readonly kFirmware="firmware-iwlwifi firmware-realtek firmware-atheros firmware-brcm80211 firmware-misc-nonfree"

scratch=$(mktemp -d)
trap 'rm -rf --one-file-system "$scratch"' EXIT

mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' "Codename: $kSuite" 'Component: main' \
  'Origin: Debian' | head -n 1)
[[ $mirror ]] || fail "apt knows no mirror of $kSuite on this machine"
security=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' "Codename: $kSuite-security" \
  'Component: main' 'Origin: Debian' | head -n 1)
[[ $security ]] || echo "stick: apt knows no $kSuite-security on this machine: what was mended since Debian's last version is missing" >&2

# --- the system ----------------------------------------------------------------------------------------------------

install_system() {  # folder
  local words=$kSystem components=main
  if [[ ${BOARDWRIGHT_STICK_FIRMWARE:-yes} == yes ]]; then
    words+=" $kFirmware"
    components+=,non-free-firmware
  fi
  # Ours are put in at the end, once all that they need is known to apt. The SDK is for developers.
  mmdebstrap --quiet --variant=minbase --components="$components" --include="$(xargs <<<"$words" | tr ' ' ,)" \
    --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-include=/usr/share/doc/*/copyright' \
    --aptopt='APT::Install-Recommends "false"' --aptopt='Acquire::Languages "none"' \
    --customize-hook="mkdir \"\$1/packages\" && cp \"$packages\"/boardwright*.deb \"\$1/packages\"" \
    --customize-hook='rm -f "$1"/packages/boardwright-dev_*' \
    --customize-hook='chroot "$1" sh -c "apt-get install -qq -y /packages/*.deb >/dev/null"' \
    --customize-hook='rm -r "$1/packages"' \
    "$kSuite" "$1" "deb $mirror $kSuite ${components//,/ }" \
    ${security:+"deb $security $kSuite-security ${components//,/ }"}
}

settle_system() {  # folder: what is ours in it
  local root=$1
  cp -r --no-preserve=ownership "$here/root/." "$root/"
  chmod 755 "$root"/usr/local/{sbin/boardwright-grow,bin/boardwright-shut-down} "$root/etc/skel/.xsession"
  sed -i -E 's/^# ((en_GB|nl_NL|nl_BE|de_DE|fr_FR|fr_BE)\.UTF-8 UTF-8)/\1/' "$root/etc/locale.gen"
  chroot "$root" locale-gen >/dev/null
  chroot "$root" systemctl --quiet enable boardwright-grow.service NetworkManager.service
  # Nothing is fetched or tidied behind a club's back.
  chroot "$root" systemctl --quiet mask apt-daily.timer apt-daily-upgrade.timer dpkg-db-backup.timer e2scrub_all.timer \
    fstrim.timer
  echo boardwright >"$root/etc/hostname"
  : >"$root/etc/machine-id"
  : >"$root/etc/resolv.conf"  # that of the machine on which this is made is there
  rm -rf "$root"/var/lib/apt/lists/* "$root"/var/cache/apt/*.bin "$root"/var/log/*.log "$root"/var/log/apt
}

# --- the stick -----------------------------------------------------------------------------------------------------
# Written into a file as such: not every machine, and no container, shows the partitions of one.

readonly kMegabyte=$((1 << 20))
readonly kFirst=2048  # the sector where GRUB's partition begins

partition() {  # megabytes of the system
  rm -f "$image.part"
  truncate -s "$((1 + 1 + $1 + kKeptMegabytes + 1))M" "$image.part"
  sfdisk --quiet "$image.part" <<TABLE
label: gpt
start=$kFirst, size=1MiB, type=21686148-6449-6E6F-744E-656564454649
start=2MiB, size=${1}MiB, type=C12A7328-F81F-11D2-BA4B-00A0C93EC93B, name=boardwright
start=$((2 + $1))MiB, size=${kKeptMegabytes}MiB, type=0FC63DAF-8483-4772-8E79-3D69D8477DE4, name=kept
TABLE
}

put() {  # a number in so many bytes, the lowest first, into a file from a byte on
  local number=$1 count=$2 bytes=''
  for (( ; count > 0; count--, number >>= 8)); do bytes+=$(printf '\\x%02x' $((number & 255))); done
  printf '%b' "$bytes" | dd of="$3" bs=1 seek=$(($4)) conv=notrunc status=none
}

# Where there is no UEFI: the first sector reads one of GRUB's partition, and that the rest of it.
put_in_grub() {
  local modules=/usr/lib/grub/i386-pc core=$scratch/core.img boot=$scratch/boot.img
  grub-mkimage --format=i386-pc --output="$core" --prefix='(,gpt2)/boot/grub' biosdisk part_gpt fat normal linux \
    loadenv all_video gfxterm echo test minicmd
  cp "$modules/boot.img" "$boot"
  put "$kFirst" 8 "$boot" 0x5c
  put $((kFirst + 1)) 8 "$core" 0x1f4
  put $((($(stat -c %s "$core") + 511) / 512 - 1)) 2 "$core" 0x1fc
  dd if="$boot" of="$image.part" bs=440 count=1 conv=notrunc status=none  # after it come the disk's own numbers
  dd if="$core" of="$image.part" bs=512 seek="$kFirst" conv=notrunc status=none
}

fill() {  # the root, its file, megabytes of the system
  local root=$1 system=$scratch/system kept=$scratch/kept place=$image.part@@2M
  mkdir -p "$kept" "$system"/{live,EFI/BOOT,boot/grub/fonts,.disk}
  ln "$2" "$system/live/filesystem.squashfs"
  cp "$root"/boot/vmlinuz-* "$system/live/vmlinuz"
  cp "$root"/boot/initrd.img-* "$system/live/initrd.img"
  cp "$here/grub.cfg" "$system/boot/grub/grub.cfg"
  cp /usr/share/grub/unicode.pf2 "$system/boot/grub/fonts/unicode.pf2"
  grub-editenv "$system/boot/grub/grubenv" create
  # As they are signed for Secure Boot: the first asks for the second in its own folder, and that for /.disk/info.
  echo "Boardwright" >"$system/.disk/info"
  cp "$root/usr/lib/shim/shimx64.efi.signed" "$system/EFI/BOOT/BOOTX64.EFI"
  cp "$root/usr/lib/shim/mmx64.efi.signed" "$system/EFI/BOOT/mmx64.efi"
  cp "$root/usr/lib/grub/x86_64-efi-signed/gcdx64.efi.signed" "$system/EFI/BOOT/grubx64.efi"
  mkfs.vfat -F 32 -n BOARDWRIGHT --offset 4096 "$image.part" $(($3 * 1024)) >/dev/null 2> >(grep -v "block count" >&2)
  mcopy -s -i "$place" "$system"/{live,EFI,boot,.disk} ::/
  put_in_grub
  cp "$here/persistence.conf" "$kept/persistence.conf"
  mkfs.ext4 -q -F -b 4096 -L persistence -d "$kept" -E offset=$(((2 + $3) * kMegabyte)) "$image.part" "${kKeptMegabytes}M"
}

megabytes() { du -m -c "$@" | tail -n 1 | cut -f 1; }

root=$scratch/root
echo "stick: the system"
install_system "$root"
settle_system "$root"
version=$(chroot "$root" dpkg-query -W -f '${Version}' boardwright)
echo "stick: its file"
# Kernel and GRUB are on the stick itself.
mksquashfs "$root" "$scratch/system.squashfs" -quiet -no-progress -no-xattrs -comp zstd -Xcompression-level 15 \
  -e "$root/boot" "$root/usr/lib/shim" "$root/usr/lib/grub"
echo "stick: the stick"
size=$(($(megabytes "$scratch/system.squashfs" "$root"/boot/vmlinuz-* "$root"/boot/initrd.img-*) + 64))
partition "$size"
fill "$root" "$scratch/system.squashfs" "$size"
mv "$image.part" "$image"
printf 'Boardwright %s on a stick: %s (%d MB)\n' "$version" "$image" "$(($(stat -c %s "$image") / 1000000))"
