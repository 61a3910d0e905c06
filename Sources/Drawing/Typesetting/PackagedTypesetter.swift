import Foundation
import PackagedFonts

extension Typesetter {
    /// The typesetter of the packaged fonts.
    ///
    /// The fonts are part of the package's resources: where they are missing nothing can be drawn, and the process
    /// ends with a message that names the folder.
    package static let shared: Typesetter = {
        do {
            return try Typesetter(fontDirectories: [PackagedFonts.facesDirectory])
        } catch {
            fatalError("\(error)")
        }
    }()
}
