import RenderModel

extension RenderPlan {
    /// The choices that a widget is rendered with: those for it, or the one of its defaults.
    static func choices(for widget: WidgetDescriptor, _ settings: PlanSettings) -> [ConfigurationChoice?] {
        let choices = settings.configurations.filter { isFor(widget, $0) }
        return choices.isEmpty ? [nil] : choices
    }

    private static func isFor(_ widget: WidgetDescriptor, _ choice: ConfigurationChoice) -> Bool {
        if let kind = choice.kind { return kind == widget.kind }
        guard let parameters = widget.parameters else { return false }
        return choice.parameters.keys.allSatisfy(parameters.contains)
    }

    /// Each choice must be for some widget, and its parameters that widget's.
    static func check(_ settings: PlanSettings, _ widgets: [WidgetDescriptor]) throws(PlanError) {
        let configurable = widgets.filter { $0.parameters?.isEmpty == false }
        for choice in settings.configurations {
            let meant = choice.kind.map { kind in widgets.filter { $0.kind == kind } } ?? configurable
            if let kind = choice.kind, meant.isEmpty {
                let known = PlanError.list(widgets.map(\.kind))
                throw .impossibleConfiguration(
                    choice.name, "there is no widget of kind '\(kind)'; the kinds are \(known)")
            }
            let possible = meant.filter { $0.parameters?.isEmpty == false }
            guard !possible.isEmpty else { throw .notConfigurable(choice.kind, configurable: configurable.map(\.kind)) }
            let fits = possible.contains { widget in choice.parameters.keys.allSatisfy(widget.parameters!.contains) }
            guard !fits else { continue }
            let known = possible.flatMap { $0.parameters! }
            throw .unknownParameter(
                choice.parameters.keys.sorted().first { !known.contains($0) } ?? choice.parameters.keys.sorted()[0],
                of: possible.map { PlanError.Parameters($0.kind, $0.parameters!) })
        }
    }

    /// Has a worker try each choice on its widget, before anything is drawn.
    func checkConfigurations(by session: WorkerSession) throws {
        var tried: Set<String> = []
        for group in groups {
            guard let choice = group.configuration, tried.insert("\(group.widget.kind)\u{0}\(choice.name)").inserted
            else { continue }
            let answer = session.ask(.checkConfiguration(group.timelineRequest), within: group.timeout + 1)
            if case .failure(let reason) = answer.result {
                throw PlanError.impossibleConfiguration(choice.name, reason.message)
            }
        }
        try checkActivities(by: session)
    }
}
