import Foundation
import FoundationCompat
import Geometry
import RenderModel
import SwiftUICore
import UIKitCore
import simd

/// Three numbers: a place, a direction or a scale.
public struct SCNVector3: Hashable, Sendable {
    public var x: Float, y: Float, z: Float
    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    public init(_ x: Float, _ y: Float, _ z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    public init(_ x: Double, _ y: Double, _ z: Double) { self.init(Float(x), Float(y), Float(z)) }
    public init(_ x: Int, _ y: Int, _ z: Int) { self.init(Float(x), Float(y), Float(z)) }
    public init(_ v: SIMD3<Float>) { self.init(v.x, v.y, v.z) }
}

/// Four numbers, such as an axis and an angle in radians.
public struct SCNVector4: Hashable, Sendable {
    public var x: Float, y: Float, z: Float, w: Float
    public init() { (x, y, z, w) = (0, 0, 0, 0) }
    public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}

public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 { SCNVector4(x, y, z, w) }

/// A thing in a scene. It is kept and never drawn.
open class SCNNode: NSObject, @unchecked Sendable {
    open var name: String?
    open var position = SCNVector3()
    /// Radians.
    open var eulerAngles = SCNVector3()
    open var scale = SCNVector3(1, 1, 1)
    open var opacity: CGFloat = 1
    open var isHidden = false
    open private(set) var childNodes: [SCNNode] = []
    open private(set) weak var parent: SCNNode?

    public override init() {}

    open func addChildNode(_ child: SCNNode) {
        child.removeFromParentNode()
        child.parent = self
        childNodes.append(child)
    }
    open func removeFromParentNode() {
        parent?.childNodes.removeAll { $0 === self }
        parent = nil
    }
    open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
        for child in childNodes {
            if child.name == name { return child }
            if recursively, let found = child.childNode(withName: name, recursively: true) { return found }
        }
        return nil
    }
}

/// Things in space. No file of a scene is read.
open class SCNScene: NSObject, @unchecked Sendable {
    public let rootNode = SCNNode()

    public override init() {}
    /// nil, as no file of a scene is read.
    public convenience init?(named name: String) {
        MissingData.record("the scene '\(name)'")
        return nil
    }
}

/// Shows a scene in an app; a widget does not show it.
public struct SceneView: View {
    /// How an app's view of a scene behaves; accepted and ignored.
    public struct Options: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let allowsCameraControl = Options(rawValue: 1 << 0)
        public static let rendersContinuously = Options(rawValue: 1 << 1)
        public static let autoenablesDefaultLighting = Options(rawValue: 1 << 2)
        public static let jitteringEnabled = Options(rawValue: 1 << 3)
        public static let temporalAntialiasingEnabled = Options(rawValue: 1 << 4)
    }

    nonisolated public init(
        scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: Options = [], preferredFramesPerSecond: Int = 60
    ) {}

    public var body: some View { UnsupportedView(name: "SceneView", extent: .all) }
}

/// Shows a scene in UIKit's hands. It is kept and never drawn.
open class SCNView: UIView, @unchecked Sendable {
    open var scene: SCNScene?
    open var pointOfView: SCNNode?
    open var allowsCameraControl = false
    open var autoenablesDefaultLighting = false
}
