import UIKit

enum Facts {
    static var screen: String {
        let size = UIScreen.main.bounds.size
        return "\(UIDevice.current.model) \(Int(size.width))x\(Int(size.height))@\(Int(UIScreen.main.scale))"
    }

    static var arc: UIBezierPath {
        UIBezierPath(
            arcCenter: CGPoint(x: 12, y: 12), radius: 10, startAngle: .pi, endAngle: 0, clockwise: true)
    }
}

enum Pictures {
    static var fromFile: UIImage {
        guard let url = Bundle.main.url(forResource: "dot", withExtension: "png"),
              let data = try? Data(contentsOf: url), let image = UIImage(data: data, scale: 2)
        else { return UIImage() }
        return image
    }
}
