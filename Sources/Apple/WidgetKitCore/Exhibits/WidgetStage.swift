import AppIntents
import DisplayList
import Findings
import Foundation
import Geometry
import RenderModel
import SwiftUICore

/// Sets a widget's view on its container and draws it: environment, margins, background, corner, rendering mode.
@MainActor
struct WidgetStage: ExhibitStage {
    let request: DrawRequest
    let record: _WidgetConfigurationRecord
    var redaction: RedactionReasons
    let resources: WidgetResources
    let makeView: @MainActor () -> AnyView
    /// The toggle whose intent is being performed.
    var tappedToggle: ViewIdentity?

    struct Details {
        /// Whether the system's notice stands in place of the widget's view.
        var showsNotice = false
        /// What the line above the clock was taken out of.
        var inlineSource: LayoutNode?
    }

    /// The environment that WidgetKit gives a widget, without its assets.
    static func environment(for request: DrawRequest) -> EnvironmentValues {
        let surface = request.surface
        var values = EnvironmentValues()
        let locale = Locale(identifier: surface.locale)
        let timeZone = TimeZone(identifier: surface.timeZone) ?? .gmt
        var calendar = locale.calendar
        calendar.timeZone = timeZone
        calendar.locale = locale
        if let family = request.presentationKind.widgetFamily { values.widgetFamily = family }
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
        if request.presentationKind.viewLayout == nil { values.smallestTypeSize = .large }
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
        if let layout = request.presentationKind.viewLayout {
            (values.horizontalSizeClass, values.verticalSizeClass) = layout.sizeClasses(on: surface)
        }
        if request.presentationKind == .family(.accessoryInline) {
            // The line above the clock is set in one size, whatever the widget asks for.
            values.uniformFont = .system(size: 17, weight: .semibold)
            values.lineLimit = 1
        }
        return values
    }

    func performing(_ intent: RecordedIntent) -> WidgetStage {
        var copy = self
        copy.tappedToggle = intent.identity
        copy.redaction.insert(.invalidated)
        return copy
    }

    // MARK: Layout

    func layOut() -> PlacedScene<Details> {
        let session = ResolutionSession()
        session.marksMotion = request.marksMotion
        var container = WidgetContainer(request, keepsMargin: record.contentMarginsEnabled)
        var environment = environment(in: container, session)
        var showsNotice = false, isTooLarge = false
        let pass = ScenePass(in: session) {
            resolve(in: &environment, &container, session, showsNotice: &showsNotice)
        } place: { views in
            if request.presentationKind.viewLayout == .sizeThatFits {
                isTooLarge = container.fit(views.content, displayScale: request.surface.displayScale)
            }
            PlacementScope.outermost(
                safeArea: request.presentationKind.viewLayout == nil ? nil : (container.bounds, container.inner)
            ) {
                views.content.placeCentered(in: container.inner, proposal: container.offer)
                views.background?.placeCentered(in: container.bounds)
            }
            return [views.content] + (views.background.map { [$0] } ?? [])
        }
        session.reportIfUnsettled()
        if isTooLarge { reportClampedSize(session) }
        var content = pass.views.content
        let background = pass.views.background
        // What was left out may be what adopts it.
        if background == nil, !MissingData.hasLeftOut { reportMissingBackground(session, showsNotice: showsNotice) }
        var details = Details(showsNotice: showsNotice)
        if request.presentationKind == .family(.accessoryInline) {
            details.inlineSource = content
            content = InlineAccessory.line(from: content, _ViewInputs(environment: environment, session: session))
            PlacementScope.outermost { content.placeCentered(in: container.inner) }
        }
        session.endPasses()
        return PlacedScene(
            content: content, background: background, showsBackground: showsBackground, details: details,
            size: container.size, environment: environment, session: session, layout: pass.layout)
    }

    private func environment(in container: WidgetContainer, _ session: ResolutionSession) -> EnvironmentValues {
        var environment = Self.environment(for: request)
        environment.redactionReasons = redaction
        environment.tappedToggle = tappedToggle
        environment.showsWidgetContainerBackground = showsBackground
        environment.assetSource = resources.source { session.report($0) }
        environment.relativeContainerSize = container.inner.size
        return environment
    }

    /// The widget's views. What they ask of their surroundings is known once they are resolved, and counts then.
    private func resolve(
        in environment: inout EnvironmentValues, _ container: inout WidgetContainer, _ session: ResolutionSession,
        showsNotice: inout Bool
    ) -> (content: LayoutNode, background: LayoutNode?) {
        var content = ViewRenderer.resolve(in: environment, session, makeView)
        if request.preview != nil, let scheme = session.preferredColorScheme, scheme != environment.colorScheme {
            environment.colorScheme = scheme
            content = ViewRenderer.resolve(in: environment, session, makeView)
        }
        // An app's window has a background of its own.
        guard request.presentationKind.viewLayout == nil else { return (content, nil) }
        if let background = session.containerBackground ?? placedBackground(content, container, session) {
            return (content, background)
        }
        if resources.requiresContainerBackground, !MissingData.hasLeftOut {
            showsNotice = true
            content = ViewRenderer.resolve(in: environment, session) {
                MissingBackgroundNotice(isAccessory: request.presentationKind.isAccessory)
            }
        }
        if container.margin > 0, hasNoMarginsWithoutBackground {
            container.dropMargin()
            environment.widgetContentMargins = EdgeInsets()
            environment.relativeContainerSize = container.size
            content = ViewRenderer.resolve(in: environment, session, makeView)
        }
        return (content, nil)
    }

    /// The background that a view inside a geometry reader hands out, which is made once its place is known.
    private func placedBackground(
        _ content: LayoutNode, _ container: WidgetContainer, _ session: ResolutionSession
    ) -> LayoutNode? {
        guard content.awaitsPlacement else { return nil }
        PlacementScope.outermost { content.placeCentered(in: container.inner, proposal: container.offer) }
        return session.containerBackground
    }

    /// iOS 14 to 16 drew a widget up to its edges, and so do later ones without a container background.
    private var hasNoMarginsWithoutBackground: Bool {
        request.presentationKind.viewLayout == nil && !request.surface.keepsContentMargin
            && resources.runsBeforeContainerBackgrounds
    }

    // MARK: Recording

    func record(_ scene: PlacedScene<Details>) -> Drawing {
        let session = scene.session, bounds = scene.bounds
        session.reportLayoutIssues(in: scene.placed)
        var recorder = recorder(in: session)
        recorder.marksMotion = request.marksMotion
        if showsBackground {
            recorder.group { recorder in
                // Below a translucent background, or where there is none, lies the system's own.
                let base = SystemColor.background(level: 0).resolve(in: scene.environment)
                recorder.append(.fill(.rectangle(bounds), .color(base)))
                scene.background?.record(&recorder)
            } configure: {
                $0.role = .containerBackground
            }
        }
        scene.content.record(&recorder)
        for text in recorder.texts { text.finding(in: bounds).map(session.report) }
        // Of an inline widget's view, of which only text and image are shown, the whole counts.
        let opened = scene.details.inlineSource.map { quietRecorder(of: [$0]) } ?? recorder
        var drawing = Drawing(
            displayList: DisplayList(size: scene.size, items: recorder.items),
            widgetURL: widgetURL(opened, session)?.absoluteString, links: links(opened, session),
            intents: intents(recorder, session))
        drawing.ignoredLinks = ignoresLinks ? opened.links.map(LinkRegion.init) : []
        if request.presentation.mode != .fullColor { drawing.fullColorList = drawing.displayList }
        if let pass = request.presentation.pass(keepingBackground: showsBackground) {
            drawing.displayList = pass.apply(to: drawing.displayList)
        }
        if !showsBackground { drawing.displayList.items.insert(contentsOf: backdrop, at: 0) }
        drawing.findings = session.findings
        if scene.details.showsNotice {
            drawing.isNotice = true
            // The notice's own text is nobody's to correct.
            drawing.findings.removeAll { [.textTruncated, .textClipped].contains($0.code) }
        }
        return drawing
    }

    private var showsBackground: Bool {
        request.presentation.showsBackground(
            of: request.presentationKind, isRemovable: record.containerBackgroundRemovable)
    }

    private var backdrop: [DisplayItem] {
        RenderingModeBackground(
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
                    "the widget doesn't adopt containerBackground(for: .widget), so an app built for iOS 17 or "
                        + "later shows a notice in its place; add the modifier to its view"))
        } else if !request.presentationKind.isAccessory, request.presentationKind.viewLayout == nil {
            session.report(
                Finding(
                    .containerBackgroundMissing, .note,
                    "the widget doesn't adopt containerBackground(for: .widget), "
                        + "which the Home Screen requires since iOS 17"))
        }
    }

    private func reportClampedSize(_ session: ResolutionSession) {
        session.report(
            Finding(
                .previewSizeClamped,
                "the view is larger than \(Int(ViewLayout.lengths.upperBound)) points; the rest is cut; "
                    + "give it a frame"))
    }
}
