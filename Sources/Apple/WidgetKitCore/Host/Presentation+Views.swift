import RenderModel
import SwiftUICore

// What views read of what a request names.

extension ModeName {
    var renderingMode: WidgetRenderingMode {
        switch self {
        case .fullColor, .standBy: .fullColor
        case .accented, .clear: .accented
        case .vibrant: .vibrant
        }
    }
}

extension ContrastName {
    var contrast: ColorSchemeContrast {
        switch self {
        case .standard: .standard
        case .increased: .increased
        }
    }
}

extension TypeSizeName {
    var dynamicTypeSize: DynamicTypeSize {
        switch size {
        case .xSmall: .xSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .xLarge: .xLarge
        case .xxLarge: .xxLarge
        case .xxxLarge: .xxxLarge
        case .accessibility1: .accessibility1
        case .accessibility2: .accessibility2
        case .accessibility3: .accessibility3
        case .accessibility4: .accessibility4
        case .accessibility5: .accessibility5
        }
    }
}
