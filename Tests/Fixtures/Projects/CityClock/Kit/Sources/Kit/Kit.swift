import Core
import SwiftUI

/// A view of a local package, which has strings of its own.
public struct KitLabel: View {
    public init() {}

    public var body: some View {
        VStack {
            Text(String(localized: "kit.title", bundle: .module))
            #if HAS_KIT
            Text(Greeting.device)
            #endif
        }
    }
}
