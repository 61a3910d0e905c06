import CoreText
import GameKit
import PhotosUI
import QuartzCore
import SceneKit
import SwiftUI
import TipKit
import WidgetKit

/// Views of UIKit's, which a widget does not show.
struct Signs: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Signs", provider: Provider()) { _ in
            HStack {
                Badge(text: "UIKit")
                Sheet()
                Text(Figures.text)
            }
            .containerBackground(.white, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

struct Badge: UIViewRepresentable {
    let text: String

    func makeUIView(context: Context) -> UIView {
        let view = UIView(), label = UILabel(), button = UIButton(type: .system), picture = UIImageView(image: UIImage())
        label.text = text
        label.font = .preferredFont(forTextStyle: .headline)
        label.numberOfLines = 0
        button.setTitle("OK", for: .normal)
        button.addTarget(context.coordinator, action: #selector(Coordinator.tapped(_:)), for: .touchUpInside)
        picture.contentMode = .scaleAspectFit
        view.layer.cornerRadius = 8
        view.layer.borderColor = UIColor.red.cgColor
        for part in [label, button, picture] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
            label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            label.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
            button.heightAnchor.constraint(equalTo: label.heightAnchor, multiplier: 2),
        ])
        return view
    }

    func updateUIView(_ uiView: UIView, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator() }

    final class Coordinator: NSObject {
        @objc func tapped(_ sender: UIButton) {}
    }
}

struct Sheet: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIActivityViewController {
        UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    }
    func updateUIViewController(_ uiViewController: UIActivityViewController, context: Context) {}
}

enum Figures {
    static var text: String {
        let font = UIFont.systemFont(ofSize: 20), line = CTLineCreateWithAttributedString(
            NSAttributedString(string: "Hello", attributes: [.font: font]))
        var ascent: CGFloat = 0
        let width = CTLineGetTypographicBounds(line, &ascent, nil, nil)
        let settings: [[UIFontDescriptor.FeatureKey: Int]] = [
            [.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]
        ]
        let figures = font.fontDescriptor.addingAttributes([.featureSettings: settings])
        let isRight = width > 30 && ascent == CTFontGetAscent(font) && CTFontGetSize(font as CTFont) == 20
            && UIFont(descriptor: figures, size: 0).pointSize == 20 && UIFont.familyNames.isEmpty
            && CACurrentMediaTime() == CACurrentMediaTime() && !GKLocalPlayer.local.isAuthenticated
            && SCNVector3(0, 1, 2).y == 1 && PHPickerConfiguration().selectionLimit == 1
        return isRight ? "right" : "wrong"
    }
}

struct Hint: Tip {
    var title: Text { Text("Tap it") }
    var message: Text? { Text("Then tap it again") }
}
