import RenderModel

extension RenderPlan {
    /// A preview shows its entries, or its states; what else a widget can be asked for is not the canvas's.
    static func variants(of widget: WidgetDescriptor, _ slot: Slot, _ settings: PlanSettings) -> [VariantName] {
        let usual = VariantName.default(for: widget, slot)
        if widget.preview != nil { return Array(usual.prefix(1)) }
        return settings.variants.isEmpty ? usual : settings.variants.filter { $0.isShown(widget, slot) }
    }

    /// The canvas is light unless the user or the preview says otherwise.
    static func schemes(of widget: WidgetDescriptor, _ slot: Slot, _ settings: PlanSettings) -> [SchemeName] {
        let all = schemes(of: slot, settings)
        return widget.preview != nil && settings.schemes.isEmpty ? Array(all.prefix(1)) : all
    }

    /// The device that a preview names, where it is known and shows the form.
    mutating func previewDevice(of widget: WidgetDescriptor, _ slot: Slot) -> Device? {
        guard let name = widget.preview?.device else { return nil }
        let device = DeviceCatalog.device(xcodeName: name)
        if let device, device.size(of: slot) != nil { return device }
        let problem = device == nil ? "which is not known" : "which does not show \(slot)"
        notes.append("'\(widget.kind)' names the device \(name), \(problem); it is shown on another")
        return nil
    }
}
