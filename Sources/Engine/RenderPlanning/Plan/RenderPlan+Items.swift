import RenderModel

extension RenderPlan {
    /// What the user has placed, as far as the plan goes.
    package var items: [PlacedWidget] { Self.items(of: groups) }

    /// Each kind and form of the groups with what was chosen for it.
    package static func items(of groups: [RenderGroup]) -> [PlacedWidget] {
        var result: [PlacedWidget] = [], seen: Set<PlacedWidget> = []
        for group in groups {
            let item = PlacedWidget(
                kind: group.widget.kind, presentationKind: group.presentationKind, configuration: group.configuration)
            if seen.insert(item).inserted { result.append(item) }
        }
        return result
    }
}

extension RenderPlan {
    /// A preview shows its entries, or its states; what else a widget can be asked for is not the canvas's.
    static func variants(of widget: WidgetDescriptor, _ presentationKind: PresentationKind, _ settings: PlanSettings)
        -> [VariantName]
    {
        let usual = VariantName.default(for: widget, presentationKind)
        if widget.preview != nil { return Array(usual.prefix(1)) }
        return settings.variants.isEmpty ? usual : settings.variants.filter { $0.isShown(widget, presentationKind) }
    }

    /// The canvas is light unless the user or the preview says otherwise.
    static func schemes(of widget: WidgetDescriptor, _ presentationKind: PresentationKind, _ settings: PlanSettings)
        -> [SchemeName]
    {
        let all = schemes(of: presentationKind, settings)
        return widget.preview != nil && settings.schemes.isEmpty ? Array(all.prefix(1)) : all
    }

    /// The device that a preview names, where it is known and shows the form.
    mutating func previewDevice(of widget: WidgetDescriptor, _ presentationKind: PresentationKind) -> Device? {
        guard let name = widget.preview?.device else { return nil }
        let device = DeviceCatalog.device(xcodeName: name)
        if let device, device.size(of: presentationKind) != nil { return device }
        let problem = device == nil ? "which is not known" : "which does not show \(presentationKind)"
        notes.append("'\(widget.kind)' names the device \(name), \(problem); it is shown on another")
        return nil
    }
}

extension RenderPlan {
    /// The states that were chosen for a Live Activity.
    static func activities(for widget: WidgetDescriptor, _ settings: PlanSettings) -> [ActivityChoice] {
        guard widget.activity != nil else { return [] }
        return settings.activities.filter { $0.kind == nil || $0.kind == widget.kind }
    }

    /// Island, watch and car are dark whatever the device is set to.
    static func schemes(of presentationKind: PresentationKind, _ settings: PlanSettings) -> [SchemeName] {
        if let activity = presentationKind.activity, activity != .lockScreen { return [.dark] }
        // Control Center is dark whatever the device is set to.
        if presentationKind.isControl, settings.schemes.isEmpty { return [.dark] }
        return settings.schemes.isEmpty ? SchemeName.allCases : settings.schemes
    }

    /// Each chosen state must be for one Live Activity.
    static func checkActivities(_ settings: PlanSettings, _ widgets: [WidgetDescriptor]) throws(PlanError) {
        let kinds = widgets.filter { $0.activity != nil }.map(\.kind)
        for (index, choice) in settings.activities.enumerated() {
            let name = choice.name ?? "state \(index)"
            guard !kinds.isEmpty else { throw .impossibleActivity(name, "the program has no Live Activity") }
            if let kind = choice.kind {
                guard !kinds.contains(kind) else { continue }
                let known = PlanError.list(kinds)
                throw .impossibleActivity(
                    name, "there are no attributes '\(kind)'; those of Live Activities are \(known)")
            }
            if kinds.count > 1 {
                throw .impossibleActivity(
                    name, "specify the Live Activity: \"kind\" can be \(PlanError.list(kinds))")
            }
        }
    }

    /// Whether the filters leave pictures of a widget.
    private static func leavesPictures(of widget: WidgetDescriptor, _ settings: PlanSettings) -> Bool {
        guard settings.kinds.isEmpty || settings.kinds.contains(widget.kind) else { return false }
        return widget.presentationKinds.contains { presentationKind in
            (settings.presentationKinds.isEmpty || settings.presentationKinds.contains(presentationKind))
                && !variants(of: widget, presentationKind, settings).isEmpty
        }
    }

    /// Whether it is a Live Activity with pictures to draw and no state to show in them.
    package static func lacksStates(_ widget: WidgetDescriptor, _ settings: PlanSettings) -> Bool {
        widget.activity?.stateCount == 0 && activities(for: widget, settings).isEmpty
            && leavesPictures(of: widget, settings)
    }

    static func missingStateNote(for widget: WidgetDescriptor, _ settings: PlanSettings) -> String? {
        guard let activity = widget.activity, lacksStates(widget, settings) else { return nil }
        let json = activity.template ?? "{\"attributes\": {…}, \"contentState\": {…}}"
        return "the Live Activity '\(widget.kind)' has no state to show; choose one with --activity '\(json)', "
            + "or with a file of such JSON"
    }
}

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
}
