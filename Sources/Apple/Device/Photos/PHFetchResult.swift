import Foundation
import UIKitCore

/// What was found: nothing.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    override init() { PHPhotoLibrary.note() }

    open var count: Int { 0 }
    open var firstObject: ObjectType? { nil }
    open var lastObject: ObjectType? { nil }
    /// Traps: there is no object at any index.
    open func object(at index: Int) -> ObjectType {
        preconditionFailure("index \(index) is outside of an empty result")
    }
    open subscript(index: Int) -> ObjectType { object(at: index) }
    open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}

/// How a photo would fit its size.
public enum PHImageContentMode: Int, Sendable {
    case aspectFit, aspectFill
    public static var `default`: PHImageContentMode { .aspectFit }
}
/// Whether a quick photo may come before a good one; none comes.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
/// How exactly a photo would have its size; none comes.
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
/// Whether edits of a photo would show; none comes.
public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }

/// How a photo would be requested; kept and never used.
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
    public override init() {}
    open var version = PHImageRequestOptionsVersion.current
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    open var isNetworkAccessAllowed = false
    open var isSynchronous = false
    open var allowSecondaryDegradedImage = false
}

public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
public let PHImageErrorKey = "PHImageErrorKey"

/// Numbers a request; always 0.
public typealias PHImageRequestID = Int32
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// Hands out photos' pixels; there are none.
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let manager = PHImageManager()
    open class func `default`() -> PHImageManager { manager }

    /// Calls the handler with nil immediately.
    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil)
        return 0
    }

    /// Calls the handler with nil immediately.
    @discardableResult
    open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, UInt32, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil, 1, nil)
        return 0
    }

    open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// Would provide photos that were prepared; there are none.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {}
