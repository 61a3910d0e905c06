import RenderCoordinator
import XcodeProjects

extension ExtensionBundle {
    package init(_ reader: BundleReader) {
        self.init(reader.description) { reader.findings }
    }
}
