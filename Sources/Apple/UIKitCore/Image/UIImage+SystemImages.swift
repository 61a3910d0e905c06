/// The pictures that UIKit has for common actions.
extension UIImage {
    public class var add: UIImage { UIImage(content: .symbol("plus.circle.fill"), scale: 1) }
    public class var remove: UIImage { UIImage(content: .symbol("minus.circle.fill"), scale: 1) }
    public class var actions: UIImage { UIImage(content: .symbol("square.and.arrow.up"), scale: 1) }
    public class var checkmark: UIImage { UIImage(content: .symbol("checkmark"), scale: 1) }
    public class var strokedCheckmark: UIImage { UIImage(content: .symbol("checkmark"), scale: 1) }
}
