internal import CImageSections
import Foundation

/// Where the typefaces and symbol fonts of this folder are at run time.
public enum PackagedFonts {
    /// The environment variable naming a folder that holds `faces` and `symbols`, for a program moved away from
    /// its resource bundle. It wins over the bundle; whether the folder exists is for the reader to find out.
    public static let environmentVariable = "DARKROOM_FONTS"

    /// The typefaces: every `.ttf` and `.otf` in it, and nothing else.
    public static var facesDirectory: URL { root.appendingPathComponent("faces", isDirectory: true) }

    /// The icon fonts standing in for SF Symbols, and `map.csv`, which README.md documents.
    public static var symbolsDirectory: URL { root.appendingPathComponent("symbols", isDirectory: true) }

    /// Found out once: widget code sees another environment and another bundle later.
    private static let root: URL = {
        if let path = ProcessInfo.processInfo.environment[environmentVariable], !path.isEmpty {
            return URL(fileURLWithPath: path, isDirectory: true)
        }
        return besideThisLibrary ?? Bundle.module.resourceURL ?? Bundle.module.bundleURL
    }()

    /// The resource bundle in the folder of the shared library, or program, that this code is in. `Bundle.module` looks
    /// beside the main program, which for widgets is in a cache, and then where the library was built.
    private static var besideThisLibrary: URL? {
        guard let path = darkroom_image_path(#dsohandle) else { return nil }
        let folder = URL(fileURLWithPath: String(cString: path)).deletingLastPathComponent()
            .appendingPathComponent("darkroom_PackagedFonts.resources", isDirectory: true)
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }
}
