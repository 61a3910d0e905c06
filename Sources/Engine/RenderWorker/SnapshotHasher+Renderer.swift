import PackagedFonts
import Rasterizer
import RenderModel
import Snapshots
import Typesetting

extension SnapshotHasher {
    /// That of what draws in this process.
    package static func ofRenderer() -> SnapshotHasher {
        SnapshotHasher(
            version: DarkroomVersion.current, fonts: Typesetter.shared.fingerprint,
            fontFolder: PackagedFonts.facesDirectory.path, decoder: ImageCodec.description)
    }
}
