import Foundation
import RenderModel
import SwiftUICore
import WidgetKitCore

/// Draws a widget and holds every picture against its golden.
///
/// ```swift
/// @Test func score() async {
///     await assertWidgetSnapshots(of: ScoreWidget(), families: [.systemSmall, .systemMedium])
/// }
/// ```
///
/// A golden that does not exist yet is written, unless `CI` or `DARKROOM_RECORD` is set. One that differs is an issue of
/// its own, which says what changed and how to accept it. Clock, random numbers, time zone and locale are the snapshot's
/// while the widget is made and drawn, and the network is refused: assertions draw one after the other, and other code
/// that looks at them meanwhile finds the same.
///
/// - Parameters:
///   - widget: made when it is drawn.
///   - families: nil for all that the widget supports.
///   - schemes: nil for light and dark.
///   - locales: nil for American English.
///   - typeSizes: nil for `.large`.
///   - modes: nil for the usual one of each family.
///   - variants: nil for timeline, snapshot, placeholder and privacy.
///   - devices: names as `darkroom devices` lists them; empty for an iPhone 16, and an iPad for what only those show.
///   - name: tells the goldens from those of the test's other assertions; nil for their number.
@MainActor
public func assertWidgetSnapshots<W: Widget>(
    of widget: @escaping @MainActor @autoclosure () -> W, families: [WidgetFamily]? = nil,
    schemes: [ColorScheme]? = nil, locales: [Locale]? = nil, typeSizes: [DynamicTypeSize]? = nil,
    modes: [WidgetSnapshotMode]? = nil, variants: [WidgetSnapshotVariant]? = nil, devices: [String] = [],
    named name: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
) async {
    let choices = SnapshotSubject.Choices(
        presentationKinds: presentationKinds(families), schemes: schemes, locales: locales, typeSizes: typeSizes,
        modes: modes,
        variants: variants, devices: devices)
    await SnapshotAssertion(
        name: name,
        caller: SnapshotCaller(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    ).check(SnapshotSubject(choices: choices) { WidgetHost(widget(), resources: TestBundles.resources) })
}

/// Draws every widget, Live Activity and control of a bundle and holds the pictures against their goldens.
///
/// The parameters are those of ``assertWidgetSnapshots(of:families:schemes:locales:typeSizes:modes:variants:devices:named:fileID:filePath:function:line:column:)``.
/// Live Activities are drawn in the states of their previews.
@MainActor
public func assertWidgetSnapshots<B: WidgetBundle>(
    of bundle: @escaping @MainActor @autoclosure () -> B, families: [WidgetFamily]? = nil,
    schemes: [ColorScheme]? = nil, locales: [Locale]? = nil, typeSizes: [DynamicTypeSize]? = nil,
    modes: [WidgetSnapshotMode]? = nil, variants: [WidgetSnapshotVariant]? = nil, devices: [String] = [],
    named name: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
) async {
    let choices = SnapshotSubject.Choices(
        presentationKinds: presentationKinds(families), schemes: schemes, locales: locales, typeSizes: typeSizes,
        modes: modes,
        variants: variants, devices: devices)
    await SnapshotAssertion(
        name: name,
        caller: SnapshotCaller(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    ).check(SnapshotSubject(choices: choices) { WidgetHost(bundle(), resources: TestBundles.resources) })
}

/// Draws a control of Control Center in each of its forms and holds the pictures against their goldens.
///
/// - Parameter variants: nil for `.current`, `.preview`, `.on` and `.off`, as far as the control has them.
@MainActor
public func assertWidgetSnapshots<C: ControlWidget>(
    of control: @escaping @MainActor @autoclosure () -> C, locales: [Locale]? = nil,
    typeSizes: [DynamicTypeSize]? = nil, variants: [WidgetSnapshotVariant]? = nil, devices: [String] = [],
    named name: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
) async {
    let choices = SnapshotSubject.Choices(
        locales: locales, typeSizes: typeSizes, variants: variants, devices: devices)
    await SnapshotAssertion(
        name: name,
        caller: SnapshotCaller(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    ).check(SnapshotSubject(choices: choices) { WidgetHost(control(), resources: TestBundles.resources) })
}

@MainActor
func presentationKinds(_ families: [WidgetFamily]?) -> [PresentationKind] { families?.map { .family($0.name) } ?? [] }
