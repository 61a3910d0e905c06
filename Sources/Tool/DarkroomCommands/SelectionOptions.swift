import ArgumentParser
import RenderModel
import RenderPlanning

/// The options that choose which pictures of the widgets there are.
package struct SelectionOptions: ParsableArguments, Sendable {
    @Option(help: ArgumentHelp("Use a preset of darkroom.yml.", valueName: "name"))
    var preset: [String] = []

    @Option(help: ArgumentHelp("Only widgets of this kind.", valueName: "kind"))
    var kind: [String] = []

    @Option(
        help: ArgumentHelp(
            "Only these families, such as systemSmall or accessoryInline. Live Activities: lockScreen, compact, minimal, "
                + "expanded, smartStack, carPlay. Controls: controlSmall, controlMedium, controlLarge, controlLockScreen, "
                + "controlActionButton.",
            valueName: "family"),
        completion: .list(PresentationKind.all.map(\.description)))
    var family: [String] = []

    @Option(
        help: ArgumentHelp(
            "Only these variants: timeline, snapshot, placeholder, privacy, transient (the snapshot outside the gallery). "
                + "Live Activities: state, privacy. Controls: current, preview, on, off, privacy.", valueName: "variant"
        ),
        completion: .list(VariantName.allCases.map(\.rawValue)))
    var variant: [String] = []

    @Option(
        help: ArgumentHelp(
            "Parameter values as JSON, such as {\"city\": \"Berlin\"}, or a JSON file. Repeat for several sets of images; "
                + "'darkroom configurations' lists the parameters.", valueName: "json"))
    var configuration: [String] = []

    @Option(
        help: ArgumentHelp(
            "State of a Live Activity as JSON, such as {\"attributes\": {…}, \"contentState\": {…}, \"stale\": true}, an array "
                + "of states, or a JSON file.", valueName: "json"))
    var activity: [String] = []

    @Option(
        help: ArgumentHelp(
            "Leave out a combination, such as 'family=accessoryInline type-size=accessibility3,accessibility5'. Keys: kind, "
                + "family, variant, scheme, device, scale, locale, type-size, pseudolanguage, mode, accent, lock.",
            valueName: "combination"))
    var exclude: [String] = []

    @Option(help: ArgumentHelp("Add a combination, such as 'device=ipad locale=ar'.", valueName: "combination"))
    var include: [String] = []

    @Flag(
        help: ArgumentHelp(
            "Render a sample of the matrix in which every two values of device, scale, locale, type size, pseudo-language, "
                + "scheme, mode and configuration occur together."))
    var pairwise = false

    package init() {}

    func apply(to settings: inout PlanSettings) throws {
        settings.kinds = kind
        settings.presentationKinds = try ListArgument.distinct(
            family, "family", PresentationKind.all.map(\.description)
        ) { PresentationKind(named: $0) }
        settings.variants = try ListArgument.distinct(variant, "variant", VariantName.allCases.map(\.rawValue)) {
            VariantName(rawValue: $0)
        }
        settings.configurations = try ConfigurationArgument.choices(configuration)
        settings.activities = try ActivityArgument.choices(activity)
        settings.excludes = try exclude.map { try MatrixRuleArgument.rule($0, "exclude") }
        settings.includes = try include.map { try MatrixRuleArgument.rule($0, "include") }
        settings.isPairwise = pairwise
    }
}
