import Foundation
import FoundationCompat
import RenderCoordinator

extension ExtensionBundle {
    /// The bundle that the launch variables name.
    package static var main: ExtensionBundle { ExtensionBundle(MainBundle.contents) }

    init(_ contents: MainBundle.Contents) {
        let declared = contents.entitlements.files.compactMap { file in
            file.dataProtection.map { DataProtection.Declaration(file: file.name, level: $0) }
        }
        self.init(
            directories: contents.directories, dataProtection: declared, fileFindings: { contents.findings })
    }
}
