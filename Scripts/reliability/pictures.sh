# What the checks of sameness draw, and how they compare it. For scripts at the root of the sources.
# shellcheck shell=bash

# Fixtures that show more than the examples: many scripts, charts, symbols, stores, activities, UIKit.
fixtures=(
    AdoptsNoBackground NamesInLanguages PlaysTime ShowsScripts UsesActivities UsesAppIntents UsesAppleNames UsesCharts
    UsesCoreData UsesFoundation UsesIntents UsesSharedData UsesSwiftData UsesSymbols UsesUIKit
)

# Examples that others printed, and with them our own: all that `make gallery` draws.
examples() {
    sed -n 's/^EXAMPLES := //p' Makefile | tr ' ' '\n'
}

gallery() {
    sed -n 's/^SHOWCASES := //p' Makefile | tr ' ' '\n'
    examples
}

# Draws the widgets of a folder by a command that ends with the program: draw <folder> <output> <command> … [-- <option> …]
# Says what went wrong, if something did.
draw() {
    local folder=$1 output=$2 command=() log
    shift 2
    while [ $# -gt 0 ] && [ "$1" != -- ]; do
        command+=("$1")
        shift
    done
    log=$("${command[@]}" render "$folder" --output "$output" "${@:2}" 2>&1) || {
        printf '%s could not be drawn:\n%s\n' "$folder" "$log" >&2
        return 1
    }
}

# Draws the fixtures, images of every format, which libraries decode that a distribution brings, and an example in other
# languages: draw_fixtures <darkroom> <output>
draw_fixtures() {
    local fixture
    for fixture in "${fixtures[@]}"; do
        draw "Tests/Fixtures/Widgets/$fixture" "$2/$fixture" "$1" || return
    done
    draw Tests/Fixtures/Widgets/ShowsImages "$2/ShowsImages" "$1" -- --with Tests/Fixtures/Images || return
    draw Examples/NextEventWidget "$2/languages" "$1" -- --scheme light --locale ar --locale de_DE --locale he_IL \
        --locale hi_IN --locale ja_JP --locale ko_KR --locale th_TH --locale zh_Hans
}

# Lists the pictures, pages and manifests below a folder with their hashes, by name. Manifests name the versions of
# fonts and libraries, and what drawings come of with them, in lines of their own, which are left out.
hashes() {
    (
        cd "$1" || return
        find . \( -name '*.png' -o -name index.html \) -type f -print0 | xargs -0 -r sha256sum
        find . -name manifest.json -type f -print0 | while IFS= read -r -d '' file; do
            printf '%s  %s\n' "$(grep -vE '^ *"(fonts|drawing)" : ' "$file" | sha256sum | cut -d ' ' -f 1)" "$file"
        done
    ) | LC_ALL=C sort -k 2
}

# The names in one list of hashes whose line is not in the other: what differs from, or is not in, the second.
differing() {
    LC_ALL=C comm -23 <(LC_ALL=C sort "$1") <(LC_ALL=C sort "$2") | cut -c 67-
}
