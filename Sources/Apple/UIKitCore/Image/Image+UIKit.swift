import DisplayList
import Foundation
import Geometry
import SwiftUICore

extension Image {
    public init(uiImage: UIImage) {
        switch uiImage.content {
        case .bitmap(let reference):
            self.init(source: .bitmap(reference, scale: Self.scale(of: reference, in: uiImage)))
        case .asset(_, .some(let reference)) where uiImage.drawnSize != nil:
            self.init(source: .bitmap(reference, scale: Self.scale(of: reference, in: uiImage)))
        case .asset(let name, _):
            self.init(source: .asset(name))
            // A UIImage says nothing by itself, wherever it comes from.
            speech = .nothing
        case .symbol(let name):
            self.init(source: .symbol(name, variableValue: uiImage.variableValue))
        case .drawing(let list):
            self.init(drawing: list)
        case .empty:
            let nothing = ImageReference(name: "empty", content: .data(Data()), pixelSize: .zero)
            self.init(source: .bitmap(nothing, scale: 1))
        }
        switch uiImage.renderingMode {
        case .automatic: templateMode = uiImage.tint == nil ? nil : .template
        // An original in a tint is the tinted shape.
        case .alwaysOriginal: templateMode = uiImage.tint == nil ? .original : .template
        case .alwaysTemplate: templateMode = .template
        }
        if let configuration = uiImage.configuration, uiImage.isSymbolImage {
            symbolSetting = SymbolSetting(
                pointSize: configuration.pointSize, weight: configuration.weight, scale: configuration.scale)
            symbolMode = configuration.mode
            if uiImage.tint == nil { paletteColors = configuration.colors.map { Color(uiColor: $0) } }
        }
        // A template takes the view's style whatever its own tint is, as UIKit's do.
        if uiImage.renderingMode != .alwaysTemplate {
            tintColor = uiImage.tint.map { Color(uiColor: $0) }
        }
        if uiImage.isStretchable {
            let insets = uiImage.capInsets
            self = resizable(
                capInsets: EdgeInsets(
                    top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
        }
    }

    public init(_ resource: ImageResource) { self.init(source: .asset(resource.name)) }

    /// An image that assistive technologies leave out.
    public init(decorative resource: ImageResource) {
        self.init(resource)
        speech = .decorative
    }

    /// Pixels per point that give the picture the size it was asked to have.
    private static func scale(of reference: ImageReference, in image: UIImage) -> CGFloat {
        guard let size = image.drawnSize, size.width > 0 else { return image.scale }
        return reference.pixelSize.width / size.width
    }
}

extension Image {
    /// - Parameter scale: pixels per point.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(decorative: cgImage, scale: scale, orientation: orientation)
        speech = .label(label)
    }

    /// An image that assistive technologies leave out.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: .init(orientation)))
        speech = .decorative
    }
}

extension UIImage.Orientation {
    fileprivate init(_ orientation: Image.Orientation) {
        switch orientation {
        case .up: self = .up
        case .upMirrored: self = .upMirrored
        case .down: self = .down
        case .downMirrored: self = .downMirrored
        case .left: self = .left
        case .leftMirrored: self = .leftMirrored
        case .right: self = .right
        case .rightMirrored: self = .rightMirrored
        }
    }
}

/// An image of an asset catalog, by the name that its generated symbol stands for.
public struct ImageResource: Hashable, Sendable {
    package let name: String

    public init(name: String, bundle: Bundle) { self.name = name }
}

extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(resource)
        }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init {
            Text(title)
        } icon: {
            Image(resource)
        }
    }
}
