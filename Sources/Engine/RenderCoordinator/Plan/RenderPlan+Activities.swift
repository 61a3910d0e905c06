import RenderModel

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
                    name, "say for which Live Activity it is: \"kind\" can be \(PlanError.list(kinds))")
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
    static func lacksStates(_ widget: WidgetDescriptor, _ settings: PlanSettings) -> Bool {
        widget.activity?.stateCount == 0 && activities(for: widget, settings).isEmpty
            && leavesPictures(of: widget, settings)
    }

    static func missingStateNote(for widget: WidgetDescriptor, _ settings: PlanSettings) -> String? {
        guard let activity = widget.activity, lacksStates(widget, settings) else { return nil }
        let json = activity.template ?? "{\"attributes\": {…}, \"contentState\": {…}}"
        return "the Live Activity '\(widget.kind)' has no state to show; choose one with --activity '\(json)', "
            + "or with a file of such JSON"
    }

    /// Has a worker decode the chosen states, before anything is drawn.
    func checkActivities(by session: WorkerSession) throws {
        var tried: Set<String> = []
        for group in groups where !group.activities.isEmpty && tried.insert(group.widget.kind).inserted {
            let answer = session.ask(.checkConfiguration(group.timelineRequest), within: group.timeout + 1)
            if case .failure(let reason) = answer.result {
                throw PlanError.impossibleActivity(nil, reason.message)
            }
        }
    }
}
