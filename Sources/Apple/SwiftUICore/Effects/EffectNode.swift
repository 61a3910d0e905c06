import DisplayList
import Geometry

/// Draws its content into a group that a closure sets up; layout is the content's.
package final class EffectNode: WrapperNode {
    private let label: String
    private let configure: (inout DisplayGroup, CGRect, inout DisplayListRecorder) -> Void

    package init(
        _ content: LayoutNode, _ label: String,
        configure: @escaping (inout DisplayGroup, CGRect, inout DisplayListRecorder) -> Void
    ) {
        self.label = label
        self.configure = configure
        super.init(content)
    }

    override package func record(_ recorder: inout DisplayListRecorder) {
        let known = recorder.texts.count
        let items = recorder.capture { content.draw(into: &$0) }
        guard !items.isEmpty else { return }
        var group = DisplayGroup(items)
        configure(&group, frame, &recorder)
        group.liftBlendMode()
        recorder.enclose(textsFrom: known, in: group)
        recorder.append(.group(group))
    }

    override package var name: String { label }
}

nonisolated extension View {
    package func effect(
        _ label: String, _ configure: @escaping (inout DisplayGroup, CGRect, inout DisplayListRecorder) -> Void
    ) -> some View {
        wrapNodes { content, _ in EffectNode(content, label, configure: configure) }
    }
}

/// Shows its content where another view draws; that view is fitted to the content's place as an overlay is.
final class MaskNode: WrapperNode {
    private let mask: LayoutNode
    private let alignment: Alignment
    private let mirrors: Bool

    init(_ content: LayoutNode, mask: LayoutNode, alignment: Alignment, mirrors: Bool) {
        self.mask = mask
        self.alignment = alignment
        self.mirrors = mirrors
        super.init(content)
    }

    override func placeContent() {
        super.placeContent()
        mask.placeLayer(over: content, in: frame, proposal: placedProposal, alignment: alignment, mirrors: mirrors)
    }

    override func record(_ recorder: inout DisplayListRecorder) {
        let hidden = recorder.capture { mask.draw(into: &$0) }
        recorder.group {
            content.draw(into: &$0)
        } configure: {
            $0.mask = hidden
            $0.liftBlendMode()
        }
    }

    override var name: String { "Mask" }
}

/// How a view's colors meet what lies below it.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter

    package var layerMode: LayerBlendMode {
        // The cases have the same names; a test walks them all.
        LayerBlendMode(rawValue: "\(self)") ?? .normal
    }
}

extension DisplayGroup {
    /// Lets the blend mode of the only thing in the group meet what lies below the group.
    ///
    /// SwiftUI gathers the effects on one view before it draws: in `blendMode(.overlay).opacity(0.3)` the mode is not
    /// lost on the layer that fades. Groups that are asked for, and those that hold several things, keep the modes
    /// inside to themselves.
    mutating func liftBlendMode() {
        guard blendMode == .normal, !isolated, needsLayer || clip != nil, items.count == 1,
            let lifted = items[0].takeBlendMode()
        else { return }
        blendMode = lifted
    }
}

extension DisplayItem {
    fileprivate mutating func takeBlendMode() -> LayerBlendMode? {
        guard case .group(var group) = self else { return nil }
        var taken: LayerBlendMode?
        if group.blendMode != .normal {
            taken = group.blendMode
            group.blendMode = .normal
        } else if !group.needsLayer, group.clip == nil, group.items.count == 1 {
            taken = group.items[0].takeBlendMode()
        }
        if taken != nil { self = .group(group) }
        return taken
    }
}
