import DisplayList
import Findings
import Foundation
import Geometry

/// An image that an app loads from an address. WidgetKit draws a widget once and loads nothing, so a widget shows
/// the placeholder for ever; that is a finding, with the address.
public struct AsyncImage<Content: View>: View {
    private let url: URL?
    nonisolated(unsafe) private let content: (AsyncImagePhase) -> Content

    /// - Parameters:
    ///   - scale: pixels per point of the picture at the address.
    ///   - content: the view for a phase, which is always `.empty`.
    nonisolated public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.content = content
    }

    nonisolated public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image {
                content(image)
            } else {
                placeholder()
            }
        }
    }

    /// Without a placeholder of its own, a gray area as large as what is offered.
    nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { phase in phase.image ?? .loadingPlaceholder }
    }

    /// Draws the placeholder and reports a finding: WidgetKit loads no image.
    public var body: some View {
        let _ = report()
        content(.empty)
    }

    private func report() {
        // Without an address there is nothing to load in an app either.
        guard let url else { return }
        EnvironmentValues.current.assetSource.note(
            Finding(
                .asyncImageNotLoaded,
                "AsyncImage does not load “\(url.absoluteString)”: WidgetKit shows its placeholder; load "
                    + "the image in the timeline provider and pass it in the entry"))
    }
}

extension Image {
    /// UIKit's secondary fill: looked at, not measured.
    fileprivate nonisolated static var loadingPlaceholder: Image {
        let gray = ResolvedColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.16)
        let size = CGSize(width: 1, height: 1)
        let pixel = DisplayList(size: size, items: [.fill(.rectangle(CGRect(origin: .zero, size: size)), .color(gray))])
        return Image(drawing: pixel).resizable()
    }
}

/// How far the loading of an image has come. A widget's never begins.
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
