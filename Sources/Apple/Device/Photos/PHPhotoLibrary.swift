import Foundation
import FoundationCompat
import RenderModel
import UIKitCore

/// Permission to read photos; here always `denied`.
public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
/// Whether photos would be added or also read.
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

/// The user's photos. A picture's device has none, so the user counts as having refused to show them.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let library = PHPhotoLibrary()
    open class func shared() -> PHPhotoLibrary { library }

    static func note() { MissingData.record("the user's photos") }

    /// Always `denied`.
    open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
    /// Always `denied`.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }
    /// Calls the handler with `denied` immediately, without asking the user.
    open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        note()
        handler(.denied)
    }
    /// Calls the handler with `denied` immediately, without asking the user.
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) { requestAuthorization(handler) }
    /// Returns `denied`, without asking the user.
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        note()
        return .denied
    }

    /// Throws `PHPhotosError.accessUserDenied`.
    open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
        throw PHPhotosError(.accessUserDenied)
    }
    /// Calls the handler with false and `PHPhotosError.accessUserDenied` immediately.
    open func performChanges(
        _ changeBlock: @escaping @Sendable () -> Void,
        completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(false, PHPhotosError(.accessUserDenied))
    }
}

/// Why a library refuses; here always `accessUserDenied`.
public struct PHPhotosError: _CodedError, Hashable, Sendable {
    /// Error codes with Apple's raw values.
    public enum Code: Int, _ErrorCode, Sendable {
        /// The error that carries the code.
        public typealias _Failure = PHPhotosError
        case accessRestricted = 3310
        case accessUserDenied
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

extension PHPhotosError {
    public static var accessRestricted: Code { .accessRestricted }
    public static var accessUserDenied: Code { .accessUserDenied }
}

/// Something of a photo library; none is ever found.
open class PHObject: NSObject, @unchecked Sendable {
    public let localIdentifier: String
    init(localIdentifier: String) { self.localIdentifier = localIdentifier }
}

/// Whether an asset is a photo, a video or a sound.
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

/// A photo. None is ever found.
open class PHAsset: PHObject, @unchecked Sendable {
    public var mediaType: PHAssetMediaType { .image }
    public var mediaSubtypes: PHAssetMediaSubtype { [] }
    /// Pixels.
    public var pixelWidth: Int { 0 }
    public var pixelHeight: Int { 0 }
    public var creationDate: Date? { nil }
    public var modificationDate: Date? { nil }
    public var isFavorite: Bool { false }

    /// Always empty; records that photos are missing.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// Always empty; records that photos are missing.
    open class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// Always empty; records that photos are missing.
    open class func fetchAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// Always empty; records that photos are missing.
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// What kind of photo or video it is.
public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1 << 0)
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 1 << 1)
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 1 << 2)
    public static let photoLive = PHAssetMediaSubtype(rawValue: 1 << 3)
    public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 1 << 4)
    public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
    public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
    public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
}

/// Whether an album was made by the user or by rules.
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum }
/// Which album is meant; none is ever found.
public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2
    case smartAlbumGeneric = 200, smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites
    case smartAlbumUserLibrary = 209
    case any = 0x7FFF_FFFF_FFFF_FFFF
}

/// An album. None is ever found.
open class PHAssetCollection: PHObject, @unchecked Sendable {
    public var localizedTitle: String? { nil }
    public var estimatedAssetCount: Int { 0 }

    /// Always empty; records that photos are missing.
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    /// Always empty; records that photos are missing.
    open class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// Which photos are wanted, and in which order; there are none.
open class PHFetchOptions: NSObject, @unchecked Sendable {
    public override init() {}
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var includeHiddenAssets = false
}
