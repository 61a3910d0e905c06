import Foundation
import RenderModel
import RenderPlanning
import SwiftUICore
import WidgetKitCore

/// What an assertion is about: what draws it, and which of its pictures are wanted.
@MainActor
struct SnapshotSubject {
    /// Everything that a caller can ask for; nil and empty for what is usual.
    struct Choices {
        var presentationKinds: [PresentationKind] = []
        var schemes: [ColorScheme]?
        var locales: [Locale]?
        var typeSizes: [DynamicTypeSize]?
        var modes: [WidgetSnapshotMode]?
        var variants: [WidgetSnapshotVariant]?
        var devices: [String] = []

        func settings(_ configuration: WidgetSnapshotConfiguration) throws -> PlanSettings {
            var settings = PlanSettings(clock: configuration.clock, timeZone: configuration.timeZone)
            settings.presentationKinds = presentationKinds
            settings.scales = [configuration.scale]
            settings.schemes = schemes?.map { $0 == .dark ? .dark : .light } ?? []
            settings.locales = locales?.map(\.identifier) ?? []
            settings.typeSizes = typeSizes?.map { TypeSizeName(named: "\($0)") ?? .large } ?? []
            settings.modes = modes?.map(\.name) ?? []
            settings.variants = variants?.map(\.name) ?? []
            settings.devices = try devices.map { name in
                guard let device = DeviceCatalog.named(name) else {
                    throw WidgetSnapshotError("there is no device '\(name)'; 'darkroom devices' lists them")
                }
                return device
            }
            // No real clock measures a test's machine.
            settings.timeout = 30
            return settings
        }
    }

    var choices: Choices
    /// Whether the names of the goldens tell kind and variant: a view by itself has neither.
    var namesKind = true
    /// Chooses among what the host describes.
    var isWanted: (WidgetDescriptor) -> Bool = { _ in true }
    /// Called where clock and random numbers are set already.
    var makeHost: @MainActor () throws -> any WidgetHosting
}
