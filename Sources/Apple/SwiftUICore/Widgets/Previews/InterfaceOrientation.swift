/// How the device is held.
public struct InterfaceOrientation: CaseIterable, Equatable, Hashable, Identifiable, Sendable {
    package enum Name: String, Sendable {
        case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
    }

    package let name: Name

    public var id: String { name.rawValue }

    public static let portrait = InterfaceOrientation(name: .portrait)
    public static let portraitUpsideDown = InterfaceOrientation(name: .portraitUpsideDown)
    public static let landscapeLeft = InterfaceOrientation(name: .landscapeLeft)
    public static let landscapeRight = InterfaceOrientation(name: .landscapeRight)

    public static let allCases: [InterfaceOrientation] = [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]

    package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
