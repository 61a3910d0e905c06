import WidgetKitCore

/// Every device whose widget sizes are known.
package enum DeviceCatalog {
    package static let all: [Device] = phones + phonesWithLargeIcons + pads

    /// The 393 × 852 phone: iPhone 14 Pro, 15, 15 Pro and 16.
    package static let defaultPhone = named("iphone-393x852")!

    /// The 11-inch iPad: the one that shows extra large widgets when no device is asked for.
    package static let defaultPad = named("ipad-834x1194")!

    /// The device with that identifier or alias, in any case.
    package static func named(_ name: String) -> Device? {
        let wanted = name.lowercased()
        return all.first { $0.identifier == wanted } ?? all.first { $0.aliases.contains(wanted) }
    }

    /// Where a form is shown when no device is asked for; nil for a family of the watch.
    package static func defaultDevice(for slot: Slot) -> Device? {
        [defaultPhone, defaultPad].first { $0.size(of: slot) != nil }
    }
}
