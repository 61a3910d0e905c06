import RenderModel

extension RenderPlan {
    /// A preview shows its entries, or its states; what else a widget can be asked for is not the canvas's.
    static func variants(of widget: WidgetDescriptor, _ presentationKind: PresentationKind, _ settings: PlanSettings)
        -> [VariantName]
    {
        let usual = VariantName.default(for: widget, presentationKind)
        if widget.preview != nil { return Array(usual.prefix(1)) }
        return settings.variants.isEmpty ? usual : settings.variants.filter { $0.isShown(widget, presentationKind) }
    }

    /// The canvas is light unless the user or the preview says otherwise.
    static func schemes(of widget: WidgetDescriptor, _ presentationKind: PresentationKind, _ settings: PlanSettings)
        -> [SchemeName]
    {
        let all = schemes(of: presentationKind, settings)
        return widget.preview != nil && settings.schemes.isEmpty ? Array(all.prefix(1)) : all
    }

    /// The device that a preview names, where it is known and shows the form.
    mutating func previewDevice(of widget: WidgetDescriptor, _ presentationKind: PresentationKind) -> Device? {
        guard let name = widget.preview?.device else { return nil }
        let device = DeviceCatalog.device(xcodeName: name)
        if let device, device.size(of: presentationKind) != nil { return device }
        let problem = device == nil ? "which is not known" : "which does not show \(presentationKind)"
        notes.append("'\(widget.kind)' names the device \(name), \(problem); it is shown on another")
        return nil
    }
}
