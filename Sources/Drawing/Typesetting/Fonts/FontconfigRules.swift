import Foundation

/// The configuration that fontconfig is given in place of the host's.
enum FontconfigRules {
    /// The folders to scan and the folder for the scans' results.
    static func directories(_ fonts: [URL], cache: URL) -> String {
        document(
            fonts.map { "<dir>\(escaped($0.path))</dir>" }.joined(separator: "\n")
                + "\n<cachedir>\(escaped(cache.path))</cachedir>")
    }

    /// How patterns are changed before and after a match.
    ///
    /// The family `emoji` is what Pango asks for where characters are to be shown as emoji. Faces of bitmaps are not
    /// scaled here, as a desktop's configuration does: glyph positions are read in the face's own ems.
    static func substitutions(emojiFamilies: [String]) -> String {
        let families = emojiFamilies.map { "<string>\(escaped($0))</string>" }.joined()
        return document(
            """
            <match target="pattern">
              <test name="family"><string>emoji</string></test>
              <edit name="family" mode="assign" binding="strong">\(families)</edit>
            </match>
            <match target="font">
              <edit name="hinting" mode="assign"><bool>false</bool></edit>
              <edit name="autohint" mode="assign"><bool>false</bool></edit>
              <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
              <edit name="antialias" mode="assign"><bool>true</bool></edit>
              <edit name="rgba" mode="assign"><const>none</const></edit>
            </match>
            """)
    }

    private static func document(_ body: String) -> String {
        "<?xml version=\"1.0\"?>\n<fontconfig>\n\(body)\n</fontconfig>\n"
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;")
    }
}
