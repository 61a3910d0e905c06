import Foundation
import UIKitCore

/// What was found: nothing.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    override init() { PHPhotoLibrary.note() }

    open var count: Int { 0 }
    open var firstObject: ObjectType? { nil }
    open var lastObject: ObjectType? { nil }
    open func object(at index: Int) -> ObjectType {
        preconditionFailure("index \(index) is outside of an empty result")
    }
    open subscript(index: Int) -> ObjectType { object(at: index) }
    open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}

public enum PHImageContentMode: Int, Sendable {
    case aspectFit, aspectFill
    public static var `default`: PHImageContentMode { .aspectFit }
}
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }

open class PHImageRequestOptions: NSObject, @unchecked Sendable {
    public override init() {}
    open var version = PHImageRequestOptionsVersion.current
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    open var isNetworkAccessAllowed = false
    open var isSynchronous = false
}

public typealias PHImageRequestID = Int32
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// Hands out photos' pixels; there are none.
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let manager = PHImageManager()
    open class func `default`() -> PHImageManager { manager }

    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil)
        return 0
    }

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

open class PHCachingImageManager: PHImageManager, @unchecked Sendable {}
