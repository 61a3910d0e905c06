import Foundation
import FoundationCompat
import Photos
import RenderModel
import SwiftUICore

/// A photo that was picked. None is ever.
public struct PhotosPickerItem: Hashable, Sendable {
    public var itemIdentifier: String? { nil }
    private let identifier: String

    public init(itemIdentifier: String) { identifier = itemIdentifier }

    /// nil, as there are no photos.
    public func loadTransferable<T>(type: T.Type) async throws -> T? {
        MissingData.record("the user's photos")
        return nil
    }
}

/// What may be picked.
public struct PHPickerFilter: Hashable, Sendable {
    private let names: Set<String>

    public static let images = PHPickerFilter(names: ["images"])
    public static let videos = PHPickerFilter(names: ["videos"])
    public static let livePhotos = PHPickerFilter(names: ["livePhotos"])
    public static let screenshots = PHPickerFilter(names: ["screenshots"])
    public static let panoramas = PHPickerFilter(names: ["panoramas"])
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(names: subfilters.reduce(into: []) { $0.formUnion($1.names) })
    }
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(names: ["not"]) }
}

/// A choice of photos, which a widget does not show.
public struct PhotosPicker<Label: View>: View {
    nonisolated public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        photoLibrary: PHPhotoLibrary = .shared(), @ViewBuilder label: () -> Label
    ) {}
    nonisolated public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil,
        photoLibrary: PHPhotoLibrary = .shared(), @ViewBuilder label: () -> Label
    ) {}

    public var body: some View { UnsupportedView(name: "PhotosPicker", extent: .row(height: 32)) }
}

extension PhotosPicker where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil
    ) {}
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        matching filter: PHPickerFilter? = nil
    ) {}
}

nonisolated extension View {
    /// Accepted and ignored: a widget presents nothing.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil
    ) -> some View { self }
    /// Accepted and ignored: a widget presents nothing.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        matching filter: PHPickerFilter? = nil
    ) -> some View { self }
}
