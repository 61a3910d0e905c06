import Foundation
import FoundationCompat
import Photos
import UIKitCore

/// What a picker offers.
public struct PHPickerConfiguration {
    /// In which order photos would be picked.
    public enum Selection: Int, Sendable { case `default`, ordered, people, continuous }
    /// Whether picked photos would be converted.
    public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }

    public var filter: PHPickerFilter?
    /// 0 for any number.
    public var selectionLimit = 1
    public var selection = Selection.default
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public var preselectedAssetIdentifiers: [String] = []

    public init() {}
    public init(photoLibrary: PHPhotoLibrary) {}
}

/// A photo that was picked. None is ever.
public struct PHPickerResult {
    public var assetIdentifier: String? { nil }
}

/// Would be notified what was picked; never called.
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Never called: no picker is shown.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A sheet of photos, which a widget does not show.
open class PHPickerViewController: UIViewController, @unchecked Sendable {
    public let configuration: PHPickerConfiguration
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init()
    }
    public required init?(coder: NSCoder) { nil }
}
