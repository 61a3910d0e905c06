import Foundation
import RenderModel
import SystemSupport

extension RenderPlan {
    /// The digest of what the names of folders do not tell of a plan: parts that differ in it show different things, or
    /// the same ones in another way.
    var optionsDigest: String {
        let own = [
            "\(settings.scales)", settings.palette.rawValue, settings.contrast.rawValue,
            "\(settings.system ?? .newest)",
            settings.contentMargins.rawValue, "\(settings.isLuminanceReduced)", "\(settings.dataProtection)",
            "\(settings.square)", wallpaper(settings.wallpaper)
        ]
        return String(SHA256.hexadecimal(parts: own + groups.flatMap(words)).prefix(16))
    }

    private func words(_ group: RenderGroup) -> [String] {
        let looks = group.looks.map { look in
            ([look.name] + look.variants.map(\.rawValue)).joined(separator: " ")
        }
        return [
            group.folder, "\(group.entries)", "\(group.instants.map(\.timeIntervalSince1970))",
            wallpaper(group.wallpaper)
        ] + looks
    }

    /// Another machine may have the file elsewhere.
    private func wallpaper(_ wallpaper: Wallpaper?) -> String {
        switch wallpaper {
        case .image(let path, let width, let height): "\(path.lastPathComponent) \(width) \(height)"
        case .color, .preset: "\(wallpaper!)"
        case nil: ""
        }
    }
}
