import Foundation
import Geometry
import SwiftUICore

/// The screen of the device that is drawn for.
open class UIScreen: NSObject, @unchecked Sendable {
    public static let main = UIScreen()

    /// In portrait, in points.
    public var bounds: CGRect { CGRect(origin: .zero, size: EnvironmentValues.current.screenSize) }
    /// In pixels.
    public var nativeBounds: CGRect {
        let size = EnvironmentValues.current.screenSize
        return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    }
    /// Pixels per point.
    public var scale: CGFloat { EnvironmentValues.current.displayScale }
    public var nativeScale: CGFloat { scale }
    /// 0…1.
    public var brightness: CGFloat { 0.5 }
    public var traitCollection: UITraitCollection { .current }
}
