import Foundation
import RenderModel
import SwiftUICore
import WidgetKitCore

/// Draws a view as a widget of one family shows it, and holds it against its golden.
///
/// ```swift
/// await assertWidgetSnapshot(of: ScoreView(entry: .won), family: .systemSmall)
/// ```
///
/// - Parameters:
///   - view: made when it is drawn, with the family's environment in place.
///   - schemes: nil for light and dark.
@MainActor
public func assertWidgetSnapshot<V: View>(
    of view: @escaping @MainActor @autoclosure () -> V, family: WidgetFamily, schemes: [ColorScheme]? = nil,
    locales: [Locale]? = nil, typeSizes: [DynamicTypeSize]? = nil, modes: [WidgetSnapshotMode]? = nil,
    devices: [String] = [], named name: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line, column: UInt = #column
) async {
    let choices = SnapshotSubject.Choices(
        presentationKinds: [.family(family.name)], schemes: schemes, locales: locales, typeSizes: typeSizes,
        modes: modes,
        // An entry that is known is drawn without waiting: nobody else takes random numbers meanwhile.
        variants: [.timeline], devices: devices)
    await SnapshotAssertion(
        name: name,
        caller: SnapshotCaller(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    ).check(
        SnapshotSubject(choices: choices, namesKind: false) {
            WidgetHost(kind: "\(V.self)", resources: TestBundles.resources) { AnyView(view()) }
        })
}

/// Draws a widget with an entry of the test's own, at the entry's date, and holds it against its golden.
///
/// ```swift
/// await assertWidgetSnapshot(of: ScoreWidget(), entry: ScoreEntry(date: .now, score: 3), family: .systemSmall)
/// ```
///
/// - Parameters:
///   - entry: one of the type that the widget's provider makes; made where the clock stands at the snapshot's instant.
///   - schemes: nil for light and dark.
@MainActor
public func assertWidgetSnapshot<W: Widget, Entry: TimelineEntry>(
    of widget: @escaping @MainActor @autoclosure () -> W, entry: @escaping @MainActor @autoclosure () -> Entry,
    family: WidgetFamily, schemes: [ColorScheme]? = nil, locales: [Locale]? = nil,
    typeSizes: [DynamicTypeSize]? = nil, modes: [WidgetSnapshotMode]? = nil, devices: [String] = [],
    named name: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
) async {
    let choices = SnapshotSubject.Choices(
        presentationKinds: [.family(family.name)], schemes: schemes, locales: locales, typeSizes: typeSizes,
        modes: modes,
        variants: [.timeline], devices: devices)
    await SnapshotAssertion(
        name: name,
        caller: SnapshotCaller(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    ).check(
        SnapshotSubject(choices: choices) {
            try WidgetHost(widget(), showing: [entry()], resources: TestBundles.resources)
        })
}

/// Draws previews that the test's program is linked with, as Xcode's canvas would, and holds them against their goldens.
///
/// - Parameters:
///   - filter: what the preview's name or its file has to contain; nil for all.
///   - schemes: nil for light, or what the preview says.
@MainActor
public func assertPreviewSnapshots(
    _ filter: String? = nil, schemes: [ColorScheme]? = nil, locales: [Locale]? = nil,
    typeSizes: [DynamicTypeSize]? = nil, devices: [String] = [], named name: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: StaticString = #function,
    line: UInt = #line, column: UInt = #column
) async {
    let choices = SnapshotSubject.Choices(
        schemes: schemes, locales: locales, typeSizes: typeSizes, devices: devices)
    await SnapshotAssertion(
        name: name,
        caller: SnapshotCaller(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    ).check(
        SnapshotSubject(
            choices: choices,
            isWanted: { descriptor in
                guard let filter else { return true }
                return descriptor.kind.contains(filter) || descriptor.preview?.place.file?.contains(filter) == true
            }
        ) { PreviewHost(resources: TestBundles.resources) })
}
