import AppIntents
import Findings
import Geometry
import DisplayList
import Foundation
import RenderModel
import SwiftUICore

/// Sets a widget's view on its container and draws it: environment, margins, background, corner, rendering mode.
@MainActor
struct WidgetStage {
    let request: DrawRequest
    let record: _WidgetConfigurationRecord
    var redaction: RedactionReasons
    let resources: WidgetResources
    /// The toggle whose intent is being performed.
    var tappedToggle: ViewIdentity?

    /// The environment that WidgetKit gives a widget, without its assets.
    static func environment(for request: DrawRequest) -> EnvironmentValues {
        let surface = request.surface
        var values = EnvironmentValues()
        let locale = Locale(identifier: surface.locale)
        let timeZone = TimeZone(identifier: surface.timeZone) ?? .gmt
        var calendar = locale.calendar
        calendar.timeZone = timeZone
        calendar.locale = locale
        if let family = request.slot.widgetFamily { values.widgetFamily = family }
        let mode = request.presentation.mode
        // The Lock Screen and the tinted Home Screen are dark whatever the device is set to.
        values.colorScheme = request.scheme == .dark || mode != .fullColor ? .dark : .light
        values.isLuminanceReduced = request.presentation.isLuminanceReduced
        values.displayScale = surface.displayScale
        values.screenSize = surface.screen
        values.screenIdiom = surface.idiom
        values.locale = locale
        values.calendar = calendar
        values.timeZone = timeZone
        values.dynamicTypeSize = surface.typeSize.dynamicTypeSize
        values.pseudolanguage = surface.pseudolanguage
        values.systemPalette = surface.palette.palette
        values.systemVersion = surface.system?.full
        values.contrast = surface.contrast.contrast
        let runsRightToLeft =
            surface.pseudolanguage == .rightToLeft || locale.language.characterDirection == .rightToLeft
        values.layoutDirection = runsRightToLeft ? .rightToLeft : .leftToRight
        values.widgetRenderingMode = mode.renderingMode
        values.showsWidgetContainerBackground = mode == .fullColor
        let margin = surface.contentMargin
        values.widgetContentMargins = EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
        values.containerShape = _ContainerShapeContext(
            frame: CGRect(origin: .zero, size: surface.size), radius: surface.cornerRadius)
        // Gauges and progress on the Lock Screen are white unless they are tinted.
        if mode == .vibrant { values.tintStyle = AnyShapeStyle(Color.white) }
        if let layout = request.slot.viewLayout {
            (values.horizontalSizeClass, values.verticalSizeClass) = layout.sizeClasses(on: surface)
        }
        if request.slot == .family(.accessoryInline) {
            // The line above the clock is set in one size, whatever the widget asks for.
            values.uniformFont = .system(size: 17, weight: .semibold)
            values.lineLimit = 1
        }
        return values
    }

    /// The widget's views in their places, and what is needed to draw them.
    private struct Scene {
        var content: LayoutNode
        /// What the line above the clock was taken out of.
        var inlineSource: LayoutNode?
        var background: LayoutNode?
        /// Points.
        var size: CGSize
        var environment: EnvironmentValues
        var session: ResolutionSession
        var stages = Drawing.Stages()
    }

    func draw(_ makeView: @MainActor () -> AnyView) -> Drawing {
        var scene = layOut(makeView)
        let clock = ContinuousClock()
        let start = clock.now
        var drawing = record(scene)
        scene.stages.record = (clock.now - start).seconds
        drawing.stages = scene.stages
        return drawing
    }

    /// The intents of the drawing's areas, in their order.
    func recordedIntents(_ makeView: @MainActor () -> AnyView) -> [RecordedIntent] {
        let scene = layOut(makeView)
        var recorder = DisplayListRecorder(displayScale: request.surface.displayScale) { _ in }
        if showsBackground { scene.background?.record(&recorder) }
        scene.content.record(&recorder)
        return recorder.intents
    }

    func viewTree(_ makeView: @MainActor () -> AnyView) -> ViewTree {
        let scene = layOut(makeView)
        return ViewTree(
            (showsBackground ? scene.background.map { [$0] } ?? [] : []) + [scene.content],
            displayScale: request.surface.displayScale)
    }

    private func layOut(_ makeView: @MainActor () -> AnyView) -> Scene {
        let session = ResolutionSession()
        session.marksMotion = request.marksMotion
        var environment = Self.environment(for: request)
        environment.redactionReasons = redaction
        environment.tappedToggle = tappedToggle
        environment.showsWidgetContainerBackground = showsBackground
        environment.assetSource = resources.source { session.report($0) }

        let clock = ContinuousClock()
        var size = request.surface.size
        // A widget that disables the margins can still read them and apply them itself.
        var margin = record.contentMarginsEnabled ? request.surface.contentMargin : 0
        var bounds = CGRect(origin: .zero, size: size)
        var inner = bounds.insetBy(dx: min(margin, size.width / 2), dy: min(margin, size.height / 2))
        if request.slot.viewLayout?.isScreen == true { inner = request.surface.safeArea.inner(of: size) }
        var offer = ProposedViewSize(inner.size)
        environment.relativeContainerSize = inner.size

        var content = LayoutNode.empty
        var background: LayoutNode?
        var layout = Duration.zero
        let start = clock.now
        var passes = 0
        var showsNotice = false, isTooLarge = false
        repeat {
            content = ViewRenderer.resolve(in: environment, session, makeView)
            if request.preview != nil, let scheme = session.preferredColorScheme, scheme != environment.colorScheme {
                environment.colorScheme = scheme
                content = ViewRenderer.resolve(in: environment, session, makeView)
            }
            // An app's window has a background of its own.
            background = request.slot.viewLayout == nil ? session.containerBackground : nil
            if background == nil, resources.requiresContainerBackground, request.slot.viewLayout == nil {
                showsNotice = true
                content = ViewRenderer.resolve(in: environment, session) {
                    MissingBackgroundNotice(isAccessory: request.slot.isAccessory)
                }
            }
            if background == nil, margin > 0, hasNoMarginsWithoutBackground {
                margin = 0
                environment.widgetContentMargins = EdgeInsets()
                environment.relativeContainerSize = size
                inner = bounds
                offer = ProposedViewSize(size)
                content = ViewRenderer.resolve(in: environment, session, makeView)
            }
            let layoutStart = clock.now
            if request.slot.viewLayout == .sizeThatFits {
                let wanted = content.sizeThatFits(offer)
                size = fitted(wanted)
                isTooLarge = max(wanted.width, wanted.height) > ViewLayout.lengths.upperBound
                (bounds, inner) = (CGRect(origin: .zero, size: size), CGRect(origin: .zero, size: size))
            }
            PlacementScope.outermost(safeArea: request.slot.viewLayout == nil ? nil : (bounds, inner)) {
                content.placeCentred(in: inner, proposal: offer)
                background?.placeCentred(in: bounds)
            }
            session.runLayoutActions(in: [content] + (background.map { [$0] } ?? []))
            layout += clock.now - layoutStart
            passes += 1
        } while session.needsUpdate && passes < ViewRenderer.maximumPasses
        session.reportIfUnsettled()
        if isTooLarge {
            session.report(
                Finding(
                    .previewSizeClamped,
                    "the view wants to be larger than \(Int(ViewLayout.lengths.upperBound)) points; the rest is cut; "
                        + "give it a frame"))
        }
        if background == nil { reportMissingBackground(session, showsNotice: showsNotice) }
        var inlineSource: LayoutNode?
        if request.slot == .family(.accessoryInline) {
            inlineSource = content
            content = InlineAccessory.line(from: content, _ViewInputs(environment: environment, session: session))
            PlacementScope.outermost { content.placeCentred(in: inner) }
        }
        session.endPasses()
        var scene = Scene(
            content: content, inlineSource: inlineSource, background: background, size: size,
            environment: environment, session: session)
        scene.stages.resolve = (clock.now - start - layout).seconds
        scene.stages.layout = layout.seconds
        return scene
    }

    /// iOS 14 to 16 drew a widget up to its edges, and so do later ones without a container background.
    private var hasNoMarginsWithoutBackground: Bool {
        request.slot.viewLayout == nil && !request.surface.keepsContentMargin
            && resources.runsBeforeContainerBackgrounds
    }

    /// Whole pixels, of which a picture has at least one and no more than it can have.
    private func fitted(_ size: CGSize) -> CGSize {
        let scale = request.surface.displayScale
        func length(_ length: CGFloat) -> CGFloat {
            let range = ViewLayout.lengths
            let whole = (length * scale - 1e-6).rounded(.up) / scale
            return whole.isFinite ? min(max(whole, 1 / scale), range.upperBound) : range.upperBound
        }
        return CGSize(width: length(size.width), height: length(size.height))
    }

    private func record(_ scene: Scene) -> Drawing {
        let (content, background, session, size) = (scene.content, scene.background, scene.session, scene.size)
        let bounds = CGRect(origin: .zero, size: size)
        session.reportLayoutIssues(in: (background.map { [$0] } ?? []) + [content])
        var recorder = DisplayListRecorder(displayScale: request.surface.displayScale) { session.report($0) }
        recorder.marksMotion = request.marksMotion
        if showsBackground {
            recorder.group { recorder in
                // Below a translucent background, or where there is none, lies the system's own.
                let base = SystemColor.background(level: 0).resolve(in: scene.environment)
                recorder.append(.fill(.rectangle(bounds), .color(base)))
                background?.record(&recorder)
            } configure: { $0.role = .containerBackground }
        }
        content.record(&recorder)
        for text in recorder.texts { text.finding(in: bounds).map(session.report) }
        let opened = scene.inlineSource.map(whole) ?? recorder
        var drawing = Drawing(
            displayList: DisplayList(size: size, items: recorder.items), widgetURL: widgetURL(opened, session),
            links: links(opened, session), intents: intents(recorder, session))
        drawing.ignoredLinks = ignoresLinks ? opened.links.map(LinkRegion.init) : []
        if request.presentation.mode != .fullColor { drawing.fullColorList = drawing.displayList }
        if let pass = request.presentation.pass(keepingBackground: showsBackground) {
            drawing.displayList = pass.apply(to: drawing.displayList)
        }
        if !showsBackground { drawing.displayList.items.insert(contentsOf: backdrop, at: 0) }
        drawing.findings = session.findings
        return drawing
    }

    private var showsBackground: Bool {
        request.presentation.showsBackground(
            of: request.slot, isRemovable: record.containerBackgroundRemovable)
    }

    private var backdrop: [DisplayItem] {
        ModeBackdrop(
            presentation: request.presentation, scheme: request.scheme,
            bounds: CGRect(origin: .zero, size: request.surface.size), cornerRadius: request.surface.cornerRadius
        ).items
    }

    /// Before iOS 17 a widget drew its own background, and still may where it is built for that.
    private func reportMissingBackground(_ session: ResolutionSession, showsNotice: Bool) {
        if showsNotice {
            session.report(
                Finding(
                    .containerBackgroundMissing,
                    "the widget adopts no containerBackground(for: .widget), so an app that is built for iOS 17 and "
                        + "later shows a notice in its place; add the modifier to its view"))
        } else if !request.slot.isAccessory, request.slot.viewLayout == nil {
            session.report(
                Finding(
                    .containerBackgroundMissing, .note,
                    "the widget adopts no containerBackground(for: .widget); "
                        + "since iOS 17 the Home Screen asks for one"))
        }
    }

    private func widgetURL(_ recorder: DisplayListRecorder, _ session: ResolutionSession) -> String? {
        if recorder.widgetURLs.count > 1 {
            session.report(
                Finding(
                    .widgetURLRepeated,
                    "the view has \(recorder.widgetURLs.count) widgetURL modifiers with different URLs, "
                        + "which WidgetKit leaves undefined; keep one"))
        }
        return recorder.widgetURLs.first?.absoluteString
    }
}

extension Duration {
    var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}
