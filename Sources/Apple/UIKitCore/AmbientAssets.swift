import Assets
import FoundationCompat
import SwiftUICore

/// The assets that names refer to where UIKit's types are made.
enum AmbientAssets {
    /// Those of the view that is being resolved, else those of the widget's bundle: a provider runs without a view.
    static var source: AssetSource {
        let ambient = EnvironmentValues.current.assetSource
        return ambient === AssetSource.empty ? bundle : ambient
    }

    /// A provider's findings have no picture to belong to; a missing name shows where it is drawn.
    private static let bundle = AssetSource(
        library: AssetLibrary(directories: MainBundle.contents.directories), strings: MainBundle.contents.strings
    ) { _ in }
}
