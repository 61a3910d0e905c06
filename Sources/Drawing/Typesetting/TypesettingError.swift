import Foundation

/// Why a typesetter could not be made or a font not be registered.
package enum TypesettingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The folders hold no face that can be used.
    case noFonts(folders: [String])
    /// fontconfig refused the configuration that was written for it.
    case configuration(String)
    /// The file is missing, or is not a font that FreeType can open.
    case unreadableFont(path: String)

    package var description: String {
        switch self {
        case .noFonts(let folders):
            """
            no fonts in \(folders.joined(separator: ", ")): reinstall Darkroom's fonts folder, or name one that holds \
            .ttf, .otf or .ttc files
            """
        case .configuration(let detail):
            "fontconfig did not accept Darkroom's font configuration: \(detail)"
        case .unreadableFont(let path):
            "\(path): not a font file that can be read; give a .ttf, .otf or .ttc file"
        }
    }
}
