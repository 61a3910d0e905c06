import RenderModel

/// Asks what widgets are called in the locales that are rendered. Each is asked of a process that begins in it, as on
/// a device: widgets may look their names up when their configurations are made.
struct LocalizedNames {
    private(set) var widgets: [WidgetDescriptor]
    private(set) var notes: [String] = []

    /// The locale in which processes begin.
    private static let usual = "en_US"

    /// - Parameter widgets: as a process of the usual locale describes them.
    init(_ widgets: [WidgetDescriptor], _ settings: PlanSettings, _ launch: WorkerLaunch) {
        self.widgets = widgets
        let locales = settings.drawnLocales
        // A preview is called what its source says.
        guard locales.contains(where: { $0 != Self.usual }), widgets.contains(where: { $0.preview == nil })
        else { return }
        let usual = widgets
        for locale in locales where locale == Self.usual {
            for index in widgets.indices { name(index, as: usual[index], in: locale) }
        }
        for locale in locales where locale != Self.usual {
            switch WorkerSession(launch).ask(.describe(locale: locale), within: settings.timeout + 1).result {
            case .success(let described):
                for index in widgets.indices {
                    let found = described.first { $0.kind == usual[index].kind }
                    name(index, as: found ?? usual[index], in: locale)
                }
            case .failure(let reason): note(locale, reason.message)
            }
        }
        for index in widgets.indices {
            let first = self.widgets[index].names(in: locales[0])
            (self.widgets[index].displayName, self.widgets[index].description) = (first.displayName, first.description)
            if locales.count == 1 { self.widgets[index].localizations = [:] }
        }
    }

    private mutating func name(_ index: Int, as other: WidgetDescriptor, in locale: String) {
        widgets[index].localizations[locale] = WidgetNames(
            displayName: other.displayName, description: other.description)
    }

    private mutating func note(_ locale: String, _ reason: String) {
        notes.append("what the widgets are called in \(locale) is not known: \(reason)")
    }
}
