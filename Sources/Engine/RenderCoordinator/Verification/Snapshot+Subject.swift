import RenderModel
import Snapshots

extension Snapshot.Subject {
    /// What a picture of the plan shows.
    init(_ group: RenderGroup, _ request: DrawRequest?, target: String) {
        self.init(target: target, kind: group.widget.kind, family: group.presentationKind.description)
        displayName = group.widget.displayName
        device = group.placement.device.identifier
        locale = group.placement.locale
        typeSize = group.placement.typeSize.description
        pseudolanguage = group.placement.pseudolanguage == .none ? nil : group.placement.pseudolanguage.rawValue
        configuration = group.configuration?.name
        guard let request else { return }
        variant = request.variant.kind
        entryIndex = request.variant.entryIndex
        scheme = request.scheme
        mode = request.presentation.mode
    }

    /// What the path of a golden says that nothing draws any more.
    init(ofOrphan file: String, target: String) {
        let parts = file.split(separator: "/").map(String.init)
        self.init(target: target, kind: parts.first ?? file, family: parts.count > 2 ? parts[1] : "")
    }
}
