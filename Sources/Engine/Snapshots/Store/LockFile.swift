import SystemSupport

/// `darkroom.lock`: what the goldens beside it are, and how they are recorded. It belongs into version control.
///
///     # Written by darkroom; accept changes with darkroom accept.
///     format 1
///     renderer darkroom 0.1.0
///     settings --locale de_DE,en_US
///     snapshot Clock/systemSmall/snapshot-dark.png 6f0c…32 a1b2…32 41 ClockWidgets
///
/// One line a snapshot, sorted, so that version control merges two people's work.
package struct LockFile: Hashable, Sendable {
    package static let fileName = "darkroom.lock"
    package static let format = 1

    /// What is known of a golden.
    package struct Entry: Hashable, Sendable {
        /// What the drawing and everything that draws it add up to: 32 hexadecimal digits.
        package var hash: String
        /// The first 32 hexadecimal digits of the PNG's SHA-256.
        package var picture: String
        /// How much work it is, beside others: shards are balanced by it.
        package var cost: Int
        /// The target whose widgets it shows.
        package var target: String

        package init(hash: String, picture: String, cost: Int, target: String) {
            (self.hash, self.picture, self.cost, self.target) = (hash, picture, cost, target)
        }
    }

    /// What drew them last, such as `darkroom 0.1.0`.
    package var renderer: String
    /// The options that they are recorded with, as one would type them.
    package var settings: [String]
    /// By the paths of their files, such as `Clock/systemSmall/snapshot-dark.png`.
    package var entries: [String: Entry]

    package init(renderer: String = "", settings: [String] = [], entries: [String: Entry] = [:]) {
        (self.renderer, self.settings, self.entries) = (renderer, settings, entries)
    }

    /// Of a digest as the lock has it.
    package static func shortened(_ digest: String) -> String { String(digest.prefix(32)) }
}

extension LockFile {
    /// Another lock file with what has changed here since `base`.
    func applied(to other: LockFile, since base: LockFile) -> LockFile {
        var result = other
        if renderer != base.renderer { result.renderer = renderer }
        if settings != base.settings { result.settings = settings }
        for file in Set(entries.keys).union(base.entries.keys) where entries[file] != base.entries[file] {
            result.entries[file] = entries[file]
        }
        return result
    }
}

extension LockFile: CustomStringConvertible {
    /// The file's text.
    package var description: String {
        let head = [
            "# Written by darkroom; accept changes with darkroom accept.", "format \(Self.format)",
            "renderer \(renderer)", (["settings"] + settings.map(Shell.quoted)).joined(separator: " ")
        ]
        let lines = entries.sorted { $0.key < $1.key }.map { file, entry in
            "snapshot \(file) \(entry.hash) \(entry.picture) \(entry.cost) \(entry.target)"
        }
        return (head + lines).joined(separator: "\n") + "\n"
    }
}

extension LockFile {
    /// What is wrong with a lock file, and where.
    package struct Problem: Error, Hashable, CustomStringConvertible {
        /// Counted from 1.
        package var line: Int
        package var description: String
    }

    /// - Throws: `Problem`. Lines of a word that this release does not know are left out.
    package init(parsing text: String) throws(Problem) {
        self.init()
        // A line may end as on Windows.
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let number = index + 1
            for marker in ["<<<<<<<", "=======", ">>>>>>>"] where line.hasPrefix(marker) {
                throw Problem(
                    line: number,
                    description:
                        "version control has left a conflict; take either side of it, and run the command again")
            }
            let words = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: false)
            switch words[0] {
            case "format":
                guard words.count == 2, let format = Int(words[1]), format <= Self.format else {
                    throw Problem(
                        line: number,
                        description: "a newer release of darkroom wrote it; take that one, or record the goldens again "
                            + "with --record all")
                }
            case "renderer": renderer = line.dropFirst("renderer ".count).description
            case "settings":
                guard let words = Shell.words(String(line.dropFirst("settings".count))) else {
                    throw Problem(line: number, description: "a quotation mark is missing")
                }
                settings = words
            case "snapshot":
                guard words.count == 6, let cost = Int(words[4]), SnapshotStore.isInside(String(words[1])) else {
                    throw Problem(
                        line: number, description: "it should say: snapshot <file> <hash> <image> <cost> <target>")
                }
                entries[String(words[1])] = Entry(
                    hash: String(words[2]), picture: String(words[3]), cost: max(0, cost), target: String(words[5]))
            default: continue
            }
        }
    }
}
