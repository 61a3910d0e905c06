import Assets
import Foundation
import SwiftUICore

/// The name of a data set of the asset catalog.
public typealias NSDataAssetName = String

/// A data set of the asset catalog.
open class NSDataAsset: NSObject {
    private let asset: DataAsset

    /// Nil if the catalogs hold no data set of that name, or its file is missing.
    public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

    public init?(name: NSDataAssetName, bundle: Bundle) {
        guard let asset = AmbientAssets.source.data(named: name, in: .current) else { return nil }
        self.asset = asset
    }

    open var name: NSDataAssetName { asset.name }
    open var data: Data { asset.data }
    /// A uniform type identifier, such as `public.json`.
    open var typeIdentifier: String { asset.typeIdentifier }
}
