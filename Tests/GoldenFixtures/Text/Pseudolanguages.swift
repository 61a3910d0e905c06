import Assets
import SwiftUI
import SwiftUICore

extension Fixture {
    /// Localized wordings change, the values in them and verbatim text do not.
    @FixtureList static var pseudolanguages: [Fixture] {
        for pseudolanguage in Pseudolanguage.allCases {
            Fixture("scripts/pseudo-\(pseudolanguage.rawValue)", 150, 44) {
                VStack(alignment: .leading, spacing: 0) {
                    Text("**Turn** \(24).")
                    Text(verbatim: "Turn \(24).")
                }
                .font(.system(size: 14)).environment(\.pseudolanguage, pseudolanguage)
            }
        }
    }
}
