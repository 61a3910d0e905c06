import Foundation

/// The largest rectangle of an aspect ratio in the middle of another one.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(
        origin: CGPoint(x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2), size: size)
}
