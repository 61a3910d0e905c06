# The distributions that Darkroom is built in. For scripts at the root of the sources.
# shellcheck shell=bash
# shellcheck disable=SC2034 # those that source this file use what `describe` sets

known_distributions="debian-12, debian-13, ubuntu-22.04 and ubuntu-24.04"

# Sets what a root of a distribution is made of; fails where it is not known.
describe() {
    # debootstrap's own procedures for both families serve releases that it does not know yet, too.
    case $1 in
        debian-*) origin=Debian procedure=sid archive=http://deb.debian.org/debian components=main ;;
        ubuntu-*) origin=Ubuntu procedure=gutsy archive=http://archive.ubuntu.com/ubuntu components=main,universe ;;
        *) return 1 ;;
    esac
    keyring=/usr/share/keyrings/${origin,,}-archive-keyring.gpg
    # What Swift's installation page lists, less what its debugger needs. `make gallery` installs the rest by itself.
    packages=(
        binutils git libc6-dev libcurl4-openssl-dev libedit2 libncurses-dev libsqlite3-0 libxml2-dev pkg-config tzdata
        zlib1g-dev
    )
    case $1 in
        # All that the page lists: it is what a reader of it has.
        debian-12)
            suite=bookworm
            packages=(
                binutils gcc git libcurl4-openssl-dev libedit-dev libicu-dev libncurses-dev libpython3-dev
                libsqlite3-dev libstdc++-12-dev libxml2-dev pkg-config tzdata uuid-dev
            ) ;;
        debian-13) suite=trixie packages+=(libgcc-14-dev libstdc++-14-dev) ;;
        ubuntu-22.04) suite=jammy packages+=(libgcc-11-dev libstdc++-11-dev) ;;
        ubuntu-24.04) suite=noble packages+=(libgcc-13-dev libstdc++-13-dev) ;;
        *) return 1 ;;
    esac
    # `make` itself, and certificates for git: both come with a system, not with a bare root.
    packages+=(ca-certificates make)
}

# This machine's mirror of what `describe` told of, as apt knows it; else the distribution's own archive.
mirror_here() {
    local own
    # shellcheck disable=SC2016 # apt fills these in
    own=$(apt-get indextargets --format '$(ORIGIN) $(LABEL) $(REPO_URI)' 'Created-By: Packages' 2>/dev/null |
        awk -v of="$origin" '$1 == of && $2 == of { sub("/$", "", $3); print $3; exit }') || true
    echo "${own:-$archive}"
}
