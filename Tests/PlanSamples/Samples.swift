import RenderModel
import RenderPlanning

/// Values that several suites plan with.
package enum Samples {
    package static let clock = WidgetDescriptor(
        kind: "Clock", displayName: "Clock", description: "Tells the <time> & more.",
        families: [.systemSmall, .systemMedium, .systemExtraLarge, .accessoryCircular])
    package static let notes = WidgetDescriptor(kind: "com.example/notes", families: [.systemSmall])

    package static func plan(
        _ widgets: [WidgetDescriptor] = [clock, notes], _ adjust: (inout PlanSettings) -> Void = { _ in }
    ) throws -> RenderPlan {
        var settings = PlanSettings()
        adjust(&settings)
        return try RenderPlan(widgets: widgets, settings: settings)
    }
}
