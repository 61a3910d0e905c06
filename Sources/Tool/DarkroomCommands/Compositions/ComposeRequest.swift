import ArgumentParser
import CompositionPlans
import Foundation
import RenderCoordinator
import RenderModel
import RenderPlanning
import SystemSupport

/// What `compose` was asked for, with the files that its options name.
struct ComposeRequest {
    /// What its files are called after: `home-screen`, or the name of the user's own file.
    let name: String
    /// nil for a composition of the user's own.
    let kind: CompositionKind?
    /// The Swift file, or the folder of them, of a composition of the user's own.
    let ownFile: String?
    let layout: CompositionLayout
    let options: ComposeOptions
    /// The screenshots of `--as store`, each with its layout.
    let store: (listing: StoreListing, layouts: [CompositionLayout])?
    let wallpaper: Wallpaper
    let settings: PlanSettings
    let mode: ModeName
    private let command: String

    /// - Throws: `CommandFailure` that names the option and what may stand there.
    init(_ options: ComposeOptions, command: String) throws {
        (self.options, self.command) = (options, command)
        let word = options.composition[0]
        kind = CompositionKind(rawValue: word)
        if let kind {
            (name, ownFile) = (kind.rawValue, nil)
        } else {
            guard FileManager.default.fileExists(atPath: word) else {
                throw CommandFailure(
                    .usage,
                    "--as \(word): no such composition or file; use "
                        + CompositionKind.allCases.map(\.rawValue).joined(separator: ", ") + ", or a Swift file")
            }
            let file = URL(fileURLWithPath: word).lastPathComponent
            (name, ownFile) = (file.hasSuffix(".swift") ? String(file.dropLast(6)) : file, word)
        }
        layout = try options.layout.map { try Self.layout($0) } ?? CompositionLayout()
        store = kind == .store ? try Self.store(options.store) : nil
        if kind != .store, let path = options.store {
            throw CommandFailure(.usage, "--store \(path): only --as store uses this file; remove --store")
        }
        mode = ModeName(rawValue: options.mode)!
        do {
            wallpaper = try Wallpaper(options.wallpaper)
        } catch {
            throw CommandFailure(.usage, "--wallpaper \(options.wallpaper): \(error)")
        }
        if case .image(let path, _, _) = wallpaper { SandboxPolicy.give(path) }
        if let icon = options.icon {
            guard FileManager.default.fileExists(atPath: icon) else {
                throw CommandFailure(.usage, "--icon \(icon): no such file; specify a square image")
            }
            SandboxPolicy.give(icon)
        }
        settings = try options.plan()
    }

    private static func store(_ path: String?) throws -> (StoreListing, [CompositionLayout]) {
        guard let path else {
            throw CommandFailure(.usage, "--as store: specify the file that lists the screenshots: --store store.json")
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw CommandFailure(.usage, "--store \(path): no such file, or it cannot be read")
        }
        let listing: StoreListing
        do throws(CompositionLayout.Problem) {
            listing = try StoreListing(data)
        } catch {
            throw CommandFailure(.usage, "\(path): \(error)")
        }
        let folder = path.parentFolder
        return (
            listing,
            try listing.screenshots.map { screenshot in
                guard let file = screenshot.layout else { return CompositionLayout() }
                return try layout(
                    folder.isEmpty || file.hasPrefix("/") ? file : "\(folder)/\(file)",
                    namedBy: "\(path): \(screenshot.place).layout: ")
            }
        )
    }

    private static func layout(_ path: String, namedBy place: String = "--layout ") throws -> CompositionLayout {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw CommandFailure(.usage, "\(place)\(path): no such file, or it cannot be read")
        }
        do throws(CompositionLayout.Problem) {
            return try CompositionLayout(data)
        } catch {
            throw CommandFailure(.usage, "\(path): \(error)")
        }
    }

    var plan: any CompositionPlan { kind?.plan ?? OwnPlan() }

    var devices: [Device] {
        if let store { return store.listing.sizes.compactMap { DeviceCatalog.named($0.device) } }
        return named
    }

    private var named: [Device] { settings.devices.isEmpty ? [DeviceCatalog.defaultPhone] : settings.devices }
    var locales: [String] { settings.locales.isEmpty ? ["en_US"] : settings.locales }
    var schemes: [SchemeName] { settings.schemes.isEmpty ? [.light] : settings.schemes }

    /// Renders what the composition shows.
    func rendered(
        _ program: WidgetExecutable, _ work: WorkOptions, home: TemporaryHome
    ) throws -> CompositionPictures {
        guard let store else { return try rendered(program, work, home: home, plans: [(plan, layout)]) }
        return try rendered(
            program, work, home: home,
            plans: zip(store.listing.screenshots, store.layouts).compactMap {
                screenshot, layout in screenshot.kind.plan.map { ($0, layout) }
            })
    }

    /// Renders what several compositions show.
    private func rendered(
        _ program: WidgetExecutable, _ work: WorkOptions, home: TemporaryHome,
        plans: [(plan: any CompositionPlan, layout: CompositionLayout)]
    ) throws -> CompositionPictures {
        let folder = try CommandFailure.wrapping { try OutputFolder("\(home.path)/pictures") }
        SandboxPolicy.give(folder.path)
        let keeper = ReportKeeper()
        try CommandSession.run(program, work, timeZone: settings.timeZone, into: folder) { session in
            try session.carryOut(
                .render, session.settings(work),
                planning: {
                    var wanted = wanted(plans)
                    wanted.data = try work.data.settings()
                    return wanted
                }, [WithoutNotes(ProgressReporter(isVerbose: work.verbose)), keeper])
        }
        guard let report = keeper.report else { throw CommandFailure(.requestFailed, "nothing was rendered") }
        for failure in report.failures {
            let widget = report.plan.groups[failure.group].widget.kind
            TerminalDiagnostics().warn("an image of '\(widget)' is missing: \(failure.reason.message)")
        }
        return CompositionPictures(report, in: folder)
    }

    private func wanted(_ plans: [(plan: any CompositionPlan, layout: CompositionLayout)]) -> PlanSettings {
        var wanted = settings
        (wanted.devices, wanted.locales, wanted.schemes) = (unique(devices), locales, schemes)
        for scheme in store?.listing.screenshots.compactMap(\.scheme) ?? [] where !wanted.schemes.contains(scheme) {
            wanted.schemes.append(scheme)
        }
        var presentationKinds: Set<PresentationKind> = [], modes: Set<ModeName> = [], variants: Set<VariantName> = [],
            entries: Set<Int> = [0]
        for (plan, layout) in plans {
            let shown = Set(devices.flatMap(plan.presentationKinds))
            let named = Set(layout.items.compactMap(\.presentationKind))
            presentationKinds.formUnion(
                !named.isEmpty && layout.items.allSatisfy { $0.presentationKind != nil }
                    ? shown.intersection(named) : shown)
            modes.formUnion(plan.modes(mode))
            variants.formUnion([plan.usualVariant] + layout.items.map(\.variant))
            entries.formUnion(layout.items.map(\.entry))
            wanted.scales = plan.magnification == 1 ? [] : devices.prefix(1).map { $0.scales[0] * plan.magnification }
        }
        if presentationKinds.contains(where: { $0.activity != nil }) { variants.insert(.state) }
        wanted.presentationKinds = PresentationKind.all.filter(presentationKinds.contains)
        wanted.modes = ModeName.allCases.filter(modes.contains)
        wanted.variants = VariantName.allCases.filter(variants.contains)
        wanted.entries = EntrySelection(entries.sorted().map(String.init).joined(separator: ",")) ?? .all
        return wanted
    }

    private func unique(_ devices: [Device]) -> [Device] {
        var seen: Set<String> = []
        return devices.filter { seen.insert($0.identifier).inserted }
    }

    /// For whom each picture is drawn.
    func canvases(_ pictures: CompositionPictures, bundleName: String?) throws -> [CompositionCanvas] {
        let first = pictures.widgets.first.map { $0.displayName.isEmpty ? $0.kind : $0.displayName }
        let appName = options.appName ?? bundleName ?? first ?? "App"
        let texts = try Dictionary(
            options.text.map { text in
                guard let equals = text.firstIndex(of: "=") else {
                    throw CommandFailure(.usage, "--text \(text): use name=words")
                }
                return (String(text[..<equals]), String(text[text.index(after: equals)...]))
            }, uniquingKeysWith: { $1 })
        return unique(devices).flatMap { device in
            locales.flatMap { locale in
                schemes.map { scheme in
                    var canvas = CompositionCanvas(
                        device: device, locale: locale, scheme: scheme, wallpaper: wallpaper, appName: appName,
                        settings: settings)
                    (canvas.mode, canvas.tint, canvas.texts) = (mode, settings.tints.first ?? .standard, texts)
                    canvas.appIcon = options.icon.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
                    canvas.isCut = options.roundedCorners
                    return canvas
                }
            }
        }
    }
}

/// A listener that is not told the plan, with what it leaves out: a composition takes what there is.
private struct WithoutNotes: RunListener {
    let listener: any RunListener

    init(_ listener: any RunListener) { self.listener = listener }

    func handle(_ event: RunEvent) {
        if case .planned = event { return }
        listener.handle(event)
    }

    func finish() throws { try listener.finish() }
}
