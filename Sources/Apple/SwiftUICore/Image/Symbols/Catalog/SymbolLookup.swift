import Assets
import Findings
import Geometry

/// What an image's symbol turned out to be.
enum SymbolLookup {
    case drawn(String, SymbolArtwork)
    case unknown(String)
    /// There is a drawing and it cannot be read; nil where that is told elsewhere.
    case unreadable(String, Finding?)

    /// - Parameter stroke: how thick lines are to be, in hundredths of an em.
    /// - Returns: nil for an image that is no symbol.
    init?(_ source: Image.Source, stroke: CGFloat, in environment: EnvironmentValues) {
        switch source {
        case .symbol(let name, _):
            self = Self.system(name, stroke, environment.symbolVariants)
        case .asset(let name):
            switch environment.assetSource.symbol(named: name) {
            case .file(let file): self = .drawn(name, file.artwork(stroke: stroke))
            case .unreadable: self = .unreadable(name, nil)
            case nil: return nil
            }
        case .bitmap, .drawing:
            return nil
        }
    }

    private static func system(_ baseName: String, _ stroke: CGFloat, _ variants: SymbolVariants) -> SymbolLookup {
        for name in variants.names(for: baseName) {
            switch SymbolFolder.current?.drawing(named: name) {
            case .file(let file): return .drawn(name, file.artwork(stroke: stroke, name: name))
            case .unreadable(let finding): return .unreadable(name, finding)
            case nil: break
            }
            if let artwork = SymbolCatalog.packaged.symbol(named: name, stroke: stroke) {
                return .drawn(name, artwork)
            }
        }
        return .unknown(baseName)
    }
}
