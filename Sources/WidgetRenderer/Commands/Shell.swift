/// Words of a command line as a user would type them.
package enum Shell {
    package static func quoted(_ word: String) -> String {
        let plain =
            !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./=:,@+".contains($0)) }
        return plain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }
}
