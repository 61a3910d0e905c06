import SwiftUI

/// The color of the brand, as the framework itself finds it.
public var brand: Color { DesignAsset.brandColor.swiftUIColor }
