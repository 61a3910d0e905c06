import Geometry
import SwiftUI

extension Tree {
    @MainActor var view: AnyView {
        switch self {
        case .leaf(let leaf): leaf.view
        case .modified(let content, let modifier): modifier.apply(to: content.view)
        case .container(let container, let members): container.view(members)
        }
    }
}

extension Tree.Leaf {
    @MainActor fileprivate var view: AnyView {
        switch self {
        case .color: AnyView(Color.red)
        case .circle: AnyView(Circle())
        case .text(let string): AnyView(Text(verbatim: string))
        case .spacer(let minLength): AnyView(Spacer(minLength: minLength))
        case .divider: AnyView(Divider())
        case .symbol(let name): AnyView(Image(systemName: name))
        case .resizable(let name): AnyView(Image(systemName: name).resizable())
        case .empty: AnyView(EmptyView())
        }
    }
}

extension Tree.Modifier {
    @MainActor fileprivate func apply(to view: AnyView) -> AnyView {
        switch self {
        case .frame(let width, let height, let place):
            AnyView(view.frame(width: width, height: height, alignment: place.alignment))
        case .flexibleFrame(let width, let height, let place):
            AnyView(
                view.frame(
                    minWidth: width.min, idealWidth: width.ideal, maxWidth: width.max, minHeight: height.min,
                    idealHeight: height.ideal, maxHeight: height.max, alignment: place.alignment))
        case .padding(let insets): AnyView(view.padding(insets))
        case .offset(let x, let y): AnyView(view.offset(x: x, y: y))
        case .position(let x, let y): AnyView(view.position(x: x, y: y))
        case .overlay(let layer, let place): AnyView(view.overlay(alignment: place.alignment) { layer.view })
        case .background(let layer, let place): AnyView(view.background(alignment: place.alignment) { layer.view })
        case .horizontalGuide(let guide, let part, let points):
            AnyView(view.alignmentGuide(guide.alignment) { $0.width * part + points })
        case .verticalGuide(let guide, let part, let points):
            AnyView(view.alignmentGuide(guide.alignment) { $0.height * part + points })
        case .fixedSize(let horizontal, let vertical):
            AnyView(view.fixedSize(horizontal: horizontal, vertical: vertical))
        case .aspectRatio(let ratio, let fill): AnyView(view.aspectRatio(ratio, contentMode: fill ? .fill : .fit))
        case .layoutPriority(let priority): AnyView(view.layoutPriority(priority))
        case .zIndex(let index): AnyView(view.zIndex(index))
        case .lineLimit(let limit): AnyView(view.lineLimit(limit))
        case .probe:
            AnyView(
                view.alignmentGuide(HorizontalAlignment(ProbeGuide.self)) { _ in ProbeGuide.distance }
                    .alignmentGuide(VerticalAlignment(ProbeGuide.self)) { _ in ProbeGuide.distance })
        case .anyView: AnyView(erasing: view)
        case .group: AnyView(Group { view })
        case .emptyModifier: AnyView(view.modifier(EmptyModifier()))
        case .zeroPadding: AnyView(view.padding(0))
        case .emptyFrame: AnyView(view.frame(width: nil, height: nil))
        }
    }
}

extension Tree.Container {
    @MainActor fileprivate func view(_ members: [Tree]) -> AnyView {
        let content = ForEach(members.indices, id: \.self) { members[$0].view }
        switch self {
        case .hStack(let place, let spacing):
            return AnyView(HStack(alignment: place.alignment, spacing: spacing) { content })
        case .vStack(let place, let spacing):
            return AnyView(VStack(alignment: place.alignment, spacing: spacing) { content })
        case .zStack(let place): return AnyView(ZStack(alignment: place.alignment) { content })
        case .group: return AnyView(Group { content })
        case .forEach: return AnyView(content)
        case .condition(let holds): return AnyView(Group { if holds { content } else { members.first?.view } })
        case .anyLayout(let axis):
            let layout = axis == .horizontal ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
            return AnyView(layout { content })
        case .flow: return AnyView(FlowLayout { content })
        case .grid(let columns, let spacing, let place):
            let rows = stride(from: 0, to: members.count, by: columns).map {
                Array(members[$0..<min($0 + columns, members.count)])
            }
            return AnyView(
                Grid(alignment: place.alignment, horizontalSpacing: spacing, verticalSpacing: spacing) {
                    ForEach(rows.indices, id: \.self) { row in
                        GridRow { ForEach(rows[row].indices, id: \.self) { rows[row][$0].view } }
                    }
                })
        case .lazyVGrid(let tracks, let spacing, let place):
            return AnyView(
                LazyVGrid(columns: tracks.map(\.item), alignment: place.alignment, spacing: spacing) { content })
        case .lazyHGrid(let tracks, let spacing, let place):
            return AnyView(
                LazyHGrid(rows: tracks.map(\.item), alignment: place.alignment, spacing: spacing) { content })
        case .viewThatFits: return AnyView(ViewThatFits { content })
        case .geometryReader: return AnyView(GeometryReader { _ in content })
        }
    }
}

extension Tree.Track {
    fileprivate var item: GridItem {
        switch self {
        case .fixed(let length): GridItem(.fixed(length))
        case .flexible(let least, let greatest): GridItem(.flexible(minimum: least, maximum: greatest))
        case .adaptive(let least): GridItem(.adaptive(minimum: least))
        }
    }
}

extension Tree.HorizontalPlace {
    var alignment: HorizontalAlignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension Tree.VerticalPlace {
    var alignment: VerticalAlignment {
        switch self {
        case .top: .top
        case .center: .center
        case .bottom: .bottom
        case .firstTextBaseline: .firstTextBaseline
        case .lastTextBaseline: .lastTextBaseline
        }
    }
}

extension Tree.Place {
    var alignment: Alignment { Alignment(horizontal: horizontal.alignment, vertical: vertical.alignment) }
}

/// A user's layout: members in lines, each as long as the offered width allows.
struct FlowLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        var size = CGSize.zero
        for (index, origin) in origins(proposal.width, subviews).enumerated() {
            let member = subviews[index].sizeThatFits(.unspecified)
            size.width = max(size.width, origin.x + member.width)
            size.height = max(size.height, origin.y + member.height)
        }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (index, origin) in origins(bounds.width, subviews).enumerated() {
            subviews[index].place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
        }
    }

    private func origins(_ width: CGFloat?, _ subviews: Subviews) -> [CGPoint] {
        var origins: [CGPoint] = []
        var position = CGPoint.zero, lineHeight: CGFloat = 0
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            // A hair of slack, because the width that comes back is a sum of the same numbers.
            if position.x > 0, position.x + size.width > (width ?? .infinity) + 1e-9 {
                position = CGPoint(x: 0, y: position.y + lineHeight + 4)
                lineHeight = 0
            }
            origins.append(position)
            position.x += size.width + 4
            lineHeight = max(lineHeight, size.height)
        }
        return origins
    }
}
