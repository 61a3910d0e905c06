import Findings
import Foundation
import Synchronization

/// The asset catalogs and loose images of a widget extension, by name.
///
/// Making one reads folder names only. A set is read when it is first asked for; later look-ups, from any thread,
/// are answered from memory. Nothing here throws: what cannot be read becomes one of the `findings`, and the
/// look-up finds nothing.
package final class AssetLibrary: Sendable {
    /// A library without assets.
    package static let empty = AssetLibrary(directories: [])

    private let state: Mutex<AssetCache>

    /// Finds every `.xcassets` and loose image below `directories`, in their order: the first of two assets with
    /// one name counts. Symbolic links are followed.
    package init(directories: [URL]) {
        state = Mutex(AssetCache(AssetIndex(directories: directories)))
    }

    /// The file for the image of this name under `traits`: from a catalog, else a loose file.
    package func image(named name: String, traits: AssetTraits) -> ImageAsset? {
        state.withLock { $0.image(named: name, traits: traits) }
    }

    /// The symbol set of this name.
    package func symbol(named name: String) -> AssetSymbol? {
        state.withLock { $0.symbol(named: name) }
    }

    /// The color of this name; only the appearance and the idiom of `traits` matter.
    package func color(named name: String, traits: AssetTraits) -> AssetColor? {
        state.withLock { $0.color(named: name, traits: traits) }
    }

    /// The contents of the data set of this name, as `NSDataAsset` gives them.
    package func data(named name: String, idiom: AssetIdiom = .phone) -> Data? {
        dataAsset(named: name, idiom: idiom)?.data
    }

    /// The same with its kind; nil where there is none or its file is missing.
    package func dataAsset(named name: String, idiom: AssetIdiom = .phone) -> DataAsset? {
        state.withLock { $0.dataAsset(named: name, idiom: idiom) }
    }

    /// The names of every image, sorted, for a message that suggests one.
    package var imageNames: [String] { state.withLock { $0.names(of: .image) } }

    /// The names of every color, sorted.
    package var colorNames: [String] { state.withLock { $0.names(of: .color) } }

    /// The names of the images and symbol sets in catalogs, sorted, with their namespaces: those for which Xcode
    /// makes a symbol.
    package var catalogImageNames: [String] { state.withLock { $0.catalogNames(of: .image, .symbol) } }

    /// The names of the colors in catalogs, likewise.
    package var catalogColorNames: [String] { state.withLock { $0.catalogColorNames() } }

    /// What could not be read so far, each once.
    package var findings: [Finding] { state.withLock { $0.findings } }
}
