import Assets
import FoundationCompat
import ProcessContext
import SwiftUICore

/// The assets that names refer to where UIKit's types are made.
enum AmbientAssets {
    /// Those of the view that is being resolved, else those of the widget's bundle: a provider runs without a view.
    static var source: AssetSource {
        let ambient = EnvironmentValues.current.assetSource
        return ambient === AssetSource.empty ? ProcessContext.current[BundleKey.self] : ambient
    }

    private enum BundleKey: ContextKey {
        /// A provider's findings have no picture to belong to; a missing name shows where it is drawn.
        static func makeValue(in context: ProcessContext) -> AssetSource {
            AssetSource(
                library: AssetLibrary(directories: context.bundle.directories), strings: context.bundle.strings
            ) { _ in }
        }
    }
}
