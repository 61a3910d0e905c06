import RenderModel

/// What will be rendered, as a value: it is counted, printed and filtered before a pixel is drawn.
///
/// Timeline entries are not in it; how many there are is known only once a provider has answered.
package struct RenderPlan: Hashable, Sendable {
    package var settings: PlanSettings
    package var widgets: [WidgetDescriptor]
    package var groups: [RenderGroup]
    /// What the user may have expected and the plan leaves out, a sentence each.
    package var notes: [String]
    /// The part of a plan that this is, the folders of the whole one, in its order, and the digest of its options; nil
    /// where it is whole.
    package var shard: (shard: Shard, folders: [String], options: String)? {
        guard let shard = settings.shard, let whole else { return nil }
        return (shard, whole.folders, whole.options)
    }

    /// What parts of a plan know of all of it.
    private struct Whole: Hashable {
        var folders: [String]
        var options: String
    }

    private var whole: Whole?
    /// By the configurations' names.
    private var configurationFolders: [String: String] = [:]

    package init(widgets described: [WidgetDescriptor], settings: PlanSettings) throws(PlanError) {
        self.settings = settings
        notes = []
        groups = []
        widgets = []

        for widget in described {
            if widgets.contains(where: { $0.kind == widget.kind }) {
                notes.append("two widgets are of kind '\(widget.kind)'; only the first is rendered")
            } else {
                widgets.append(widget)
            }
        }
        let kinds = widgets.map(\.kind)
        if let unknown = settings.kinds.first(where: { !kinds.contains($0) }) {
            throw .unknownKind(unknown, known: kinds)
        }
        try Self.check(settings, widgets)
        try Self.checkActivities(settings, widgets)
        let folders = PictureName.folders(forKinds: kinds)
        configurationFolders = PictureName.folders(forKinds: settings.configurations.map(\.name))
        if !settings.kinds.isEmpty {
            let wanted = settings.kinds + settings.includes.flatMap(\.kinds)
            widgets.removeAll { !wanted.contains($0.kind) }
        }

        add(of: settings, folders: folders)
        for rule in settings.includes {
            if let unknown = rule.kinds.first(where: { !kinds.contains($0) }) {
                throw .unknownKind(unknown, known: kinds)
            }
            add(of: rule.applied(to: settings), folders: folders, isAdded: true)
        }
        for index in groups.indices { groups[index].id = index }
    }

    /// Adds the groups that settings are about.
    ///
    /// - Parameters:
    ///   - folders: by kind.
    ///   - isAdded: whether they come besides the matrix, which is neither sampled then nor cut.
    private mutating func add(of settings: PlanSettings, folders: [String: String], isAdded: Bool = false) {
        for widget in widgets where settings.kinds.isEmpty || settings.kinds.contains(widget.kind) {
            if let note = Self.missingStateNote(for: widget, settings) {
                self.note(note)
                continue
            }
            for presentationKind in presentationKinds(of: widget, settings) {
                var found: [RenderGroup] = []
                for placement in placements(of: widget, presentationKind, settings) {
                    for choice in Self.choices(for: widget, settings) {
                        let group = group(
                            widget, presentationKind, placement, choice, settings,
                            excludes: isAdded ? [] : settings.excludes,
                            folder: folders[widget.kind]!)
                        if let group { found.append(group) }
                    }
                }
                if settings.isPairwise, !isAdded { found = Self.sampled(found) }
                if isAdded {
                    for group in found {
                        let same = groups.firstIndex { $0.folder == group.folder }
                        if let same { groups[same].merge(group) } else { groups.append(group) }
                    }
                } else {
                    groups += found
                }
            }
        }
    }

    private mutating func note(_ text: String) {
        if !notes.contains(text) { notes.append(text) }
    }

    /// Notes what the plan is a shard of.
    package mutating func become(partOf plan: RenderPlan) {
        whole = Whole(folders: plan.groups.map(\.folder), options: plan.optionsDigest)
    }

    /// Leaves the other groups out. Those that stay are numbered anew.
    package mutating func keep(_ isIncluded: (RenderGroup) throws -> Bool) rethrows {
        groups = try groups.filter(isIncluded)
        for index in groups.indices { groups[index].id = index }
    }

    private mutating func presentationKinds(of widget: WidgetDescriptor, _ settings: PlanSettings) -> [PresentationKind]
    {
        // A preview has one form, which filters are meant to choose by. That a control has no family is said where it was
        // asked for by its name.
        for presentationKind in settings.presentationKinds
        where !widget.presentationKinds.contains(presentationKind) && widget.preview == nil
            && (!settings.kinds.isEmpty || widget.presentationKinds.contains { $0.isLike(presentationKind) })
        {
            note("'\(widget.kind)' does not support \(presentationKind)")
        }
        return widget.presentationKinds.filter {
            settings.presentationKinds.isEmpty || settings.presentationKinds.contains($0)
        }
    }

    private mutating func placements(
        of widget: WidgetDescriptor, _ presentationKind: PresentationKind, _ settings: PlanSettings
    ) -> [RenderDestination] {
        var devices = settings.devices
        if devices.isEmpty, let device = previewDevice(of: widget, presentationKind) { devices = [device] }
        if devices.isEmpty, let device = DeviceCatalog.defaultDevice(for: presentationKind) { devices = [device] }
        if devices.isEmpty { note("no device shows \(presentationKind) of '\(widget.kind)'") }
        var result: [RenderDestination] = []
        for device in devices {
            guard device.size(of: presentationKind) != nil else {
                guard !devices.contains(where: { $0.size(of: presentationKind) != nil }) else { continue }
                let other = DeviceCatalog.defaultDevice(for: presentationKind)
                note(
                    "\(device.identifier) does not show \(presentationKind) of '\(widget.kind)'"
                        + (other.map { "; --device \($0.identifier) does" } ?? ""))
                continue
            }
            for scale in settings.scales.isEmpty ? [device.scales[0]] : settings.scales {
                result += settings.languagePlacements(RenderDestination(device: device, scale: scale, locale: "en_US"))
            }
        }
        return result
    }

    /// A widget in one form at one place; nil where nothing of it is drawn.
    private mutating func group(
        _ widget: WidgetDescriptor, _ presentationKind: PresentationKind, _ placement: RenderDestination,
        _ choice: ConfigurationChoice?,
        _ settings: PlanSettings, excludes: [MatrixRule], folder: String
    ) -> RenderGroup? {
        let presentations = settings.presentations(
            of: presentationKind, isBackgroundRemovable: widget.containerBackgroundRemovable)
        guard !presentations.isEmpty else {
            let modes = settings.modes.map(\.rawValue).joined(separator: ", ")
            note("iOS does not show \(presentationKind) of '\(widget.kind)' in \(modes) mode")
            return nil
        }
        let variants = Self.variants(of: widget, presentationKind, settings)
        guard !variants.isEmpty else { return nil }
        let parts = [
            folder, presentationKind.description,
            settings.configurations.count > 1 ? choice.map { configurationFolders[$0.name]! } : nil,
            PictureName.folder(for: placement, settings: self.settings)
        ]
        var group = RenderGroup(
            id: groups.count, widget: widget, presentationKind: presentationKind, placement: placement,
            surface: placement.surface(presentationKind, settings: settings), configuration: choice,
            activities: Self.activities(for: widget, settings),
            variants: variants,
            looks: Self.schemes(of: widget, presentationKind, settings).flatMap { scheme in
                presentations.map { presentation in
                    RenderGroup.Look(
                        scheme: scheme, presentation: presentation,
                        suffix: settings.suffix(of: presentation, presentationKind),
                        variants: variants)
                }
            },
            entries: settings.entries, instants: settings.instants, timeout: settings.timeout, square: settings.square,
            wallpaper: settings.wallpaper, folder: parts.compactMap(\.self).joined(separator: "/"))
        for rule in excludes where rule.names(group) {
            group.keep { !rule.names($0, $1) }
        }
        return group.looks.isEmpty ? nil : group
    }
}
