import Findings
import Foundation
import WidgetKitCore

/// An edit-widget page that was written, as `configurations --json` lists it.
struct EditPagePicture: Hashable, Encodable {
    var kind: String
    /// Inside the output folder.
    var file: String
    /// The forms of the widget that are edited on it.
    var families: [String]
    var scheme: String
    var device: String
    var locale: String
    /// The name of what was chosen; nil for the parameters' defaults.
    var configuration: String?
    var sha256: String
    var findings: [Finding]
}
