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
