internal import CPango
import Foundation

/// What decides how text looks, besides the paragraph itself.
enum FontFingerprint {
    static func description(of files: [URL]) -> String {
        let fonts = files.map { file in
            let size = (try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int) ?? 0
            return "\(file.lastPathComponent):\(size)"
        }
        var major: FT_Int = 0, minor: FT_Int = 0, patch: FT_Int = 0
        var library: FT_Library?
        if FT_Init_FreeType(&library) == 0 {
            FT_Library_Version(library, &major, &minor, &patch)
            FT_Done_FreeType(library)
        }
        let libraries = [
            "pango \(String(cString: pango_version_string()))",
            "harfbuzz \(String(cString: hb_version_string()))",
            "freetype \(major).\(minor).\(patch)",
            "fontconfig \(FcGetVersion())"
        ]
        return (libraries + fonts).joined(separator: "; ")
    }
}
