import AppIntents
import DisplayList
import SwiftUICore

/// A control's value provider and its template with their types erased: what a control's exhibit drives.
@MainActor
package protocol ControlSource: ExhibitSource, Sendable {
    var role: _ControlRole { get }
    /// What the gallery shows; nil for a template that shows nothing.
    func preview() -> _ControlContent?
    /// With the value that the provider has now.
    /// - Throws: what the provider throws.
    func current() async throws -> _ControlContent?
}

extension ControlSource {
    package func exhibit(of record: _WidgetConfigurationRecord, in context: ExhibitContext) -> any Exhibit {
        ControlExhibit(record, self, context)
    }
}

/// Drives a control without parameters.
final class StaticControlSource<Value, Content: ControlWidgetTemplate>: ControlSource {
    private let previewValue: () -> Value
    private let currentValue: () async throws -> Value
    private let content: @MainActor (Value) -> Content

    init(
        preview: @escaping () -> Value, current: @escaping () async throws -> Value,
        content: @escaping @MainActor (Value) -> Content
    ) {
        previewValue = preview
        currentValue = current
        self.content = content
    }

    var role: _ControlRole { Content._role }
    func preview() -> _ControlContent? { Content._describe(content(previewValue())) }

    func current() async throws -> _ControlContent? {
        nonisolated(unsafe) let currentValue = currentValue
        return Content._describe(content(try await currentValue()))
    }
}
