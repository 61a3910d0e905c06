import Findings
import Foundation

/// An edit-widget page that was written, as `configurations --json` lists it.
package struct EditPagePicture: Hashable, Encodable {
    package var kind: String
    /// Inside the output folder.
    package var file: String
    /// The forms of the widget that are edited on it.
    package var families: [String]
    package var scheme: String
    package var device: String
    package var locale: String
    /// The name of what was chosen; nil for the parameters' defaults.
    package var configuration: String?
    package var sha256: String
    package var findings: [Finding]
}
