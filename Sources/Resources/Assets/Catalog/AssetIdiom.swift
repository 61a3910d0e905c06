/// The kind of device that an asset is drawn for.
package enum AssetIdiom: String, Hashable, Sendable {
    case phone = "iphone"
    case pad = "ipad"
}
