/// What a picture is held against, and where it goes if it is another one.
package struct SnapshotJob: Hashable, Sendable, Codable {
    /// The hash of a drawing whose picture need not be made; nil makes it in any case.
    package var hash: String?
    /// The absolute path of the golden; nil where there is none.
    package var golden: String?
    /// A folder for `images/<sha256>.png` and `texts/<sha256>.txt` of what is not the golden's.
    package var folder: String
    /// Whether picture and text are written even where the golden's pixels are drawn.
    package var writesAlways: Bool

    package init(hash: String?, golden: String?, folder: String, writesAlways: Bool = false) {
        (self.hash, self.golden, self.folder, self.writesAlways) = (hash, golden, folder, writesAlways)
    }
}
