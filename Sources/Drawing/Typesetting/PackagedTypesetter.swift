import Foundation
import PackagedFonts

extension Typesetter {
    private static let packaged = Result { try Typesetter(fontDirectories: [PackagedFonts.facesDirectory]) }

    /// The typesetter of the packaged fonts.
    ///
    /// The fonts are part of the package's resources: where they are missing nothing can be drawn, and the process
    /// ends with a message that names the folder.
    package static let shared: Typesetter = {
        do {
            return try packaged.get()
        } catch {
            fatalError("\(error)")
        }
    }()

    /// What tells the packaged fonts from others, as `fingerprint` does.
    /// - Throws: where there are none, an error that names the folder.
    package static func packagedFingerprint() throws -> String { try packaged.get().fingerprint }
}
