import AppIntents
import DisplayList
import Foundation
import Geometry
import RenderModel
import SwiftUICore

/// Draws the edit-widget page on its card.
@MainActor
struct EditPageStage: ExhibitStage {
    let request: DrawRequest
    let page: EditPage
    let resources: WidgetResources
    /// The page is the system's.
    let isAudited = false

    /// Points beside the card on the screen, its widest, and the radius of its corners: looked at, not measured.
    nonisolated static let inset: CGFloat = 16, greatestWidth: CGFloat = 400, cornerRadius = 26.0

    struct Details {
        /// The card's color.
        var card: ResolvedColor
    }

    func layOut() -> PlacedScene<Details> {
        let session = ResolutionSession()
        var environment = WidgetStage.environment(for: request)
        environment.smallestTypeSize = .xSmall
        environment.colorScheme = request.scheme == .dark ? .dark : .light
        environment.assetSource = resources.source { session.report($0) }
        // The page has the extension's accent color, as an app has.
        environment.isShownByApp = true
        let card = background(in: environment)
        // Words stand out from the card, whatever color it was given.
        environment.colorScheme = card.luma < 0.5 ? .dark : .light
        var size = CGSize(width: min(request.surface.screen.width - 2 * Self.inset, Self.greatestWidth), height: 0)
        let pass = ScenePass(in: session) {
            ViewRenderer.resolve(in: environment, session) { EditPageView(page: page) }
        } place: { root in
            size.height = root.sizeThatFits(ProposedViewSize(width: size.width, height: nil)).height.rounded(.up)
            PlacementScope.outermost { root.placeCentered(in: CGRect(origin: .zero, size: size)) }
            return [root]
        }
        session.endPasses()
        return PlacedScene(
            content: pass.views, details: Details(card: card), size: size, environment: environment, session: session,
            layout: pass.layout)
    }

    func record(_ scene: PlacedScene<Details>) -> Drawing {
        let session = scene.session
        session.reportLayoutIssues(in: scene.placed)
        var recorder = recorder(in: session)
        recorder.append(.fill(.rectangle(scene.bounds), .color(scene.details.card)))
        scene.content.record(&recorder)
        for text in recorder.texts { text.finding(in: scene.bounds).map(session.report) }
        return Drawing(
            displayList: DisplayList(size: scene.size, items: recorder.items), findings: session.findings)
    }

    /// The extension's background color, or that of the system's grouped lists.
    private func background(in environment: EnvironmentValues) -> ResolvedColor {
        let level = environment.colorScheme == .dark ? 1 : 0
        let usual = SystemColor.background(level: level).resolve(in: environment)
        let name = resources.widgetBackgroundColorName
        guard environment.assetSource.hasColor(named: name, in: environment) else { return usual }
        let color = environment.assetSource.color(named: name, in: environment)
        // A color set as Xcode's template leaves it has no color.
        return color.alpha > 0 ? color : usual
    }
}

/// What the page shows on which iOS has a widget edited.
package struct EditPage: Hashable, Sendable {
    package var names: WidgetNames
    package var rows: [ParameterRow]

    package init(names: WidgetNames, rows: [ParameterRow]) { (self.names, self.rows) = (names, rows) }

    /// Rows that stand together. An array is a section of its own, with its title above it.
    struct Section: Hashable {
        var header: String?
        var rows: [ParameterRow]
    }

    var sections: [Section] {
        var result: [Section] = []
        for row in rows {
            if row.isArray {
                result.append(Section(header: row.title, rows: Self.items(of: row)))
            } else if let last = result.indices.last, result[last].header == nil {
                result[last].rows.append(row)
            } else {
                result.append(Section(rows: [row]))
            }
        }
        return result
    }

    /// A row for each value, and for each that may still be chosen where their number is fixed, else for the next.
    private static func items(of row: ParameterRow) -> [ParameterRow] {
        let count = row.limit.map { max($0, row.texts.count) } ?? row.texts.count + 1
        return (0..<count).map { index in
            ParameterRow(
                name: "\(row.name) \(index)", title: "", control: row.control == .field ? .field : .choice,
                texts: row.texts.indices.contains(index) ? [row.texts[index]] : [])
        }
    }
}

extension DrawRequest {
    /// The page looks the same whatever form of the widget is edited; its card has corners of its own.
    package var ofEditPage: Self {
        var copy = self
        copy.presentationKind = .family(.systemMedium)
        copy.presentation = Presentation(mode: .fullColor)
        copy.surface.cornerRadius = EditPageStage.cornerRadius
        return copy
    }
}
