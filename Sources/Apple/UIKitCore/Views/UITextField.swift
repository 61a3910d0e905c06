import Foundation
import SwiftUICore

/// A place in a text.
open class UITextPosition: NSObject {}

/// A part of a text.
open class UITextRange: NSObject {
    open var start: UITextPosition { UITextPosition() }
    open var end: UITextPosition { UITextPosition() }
    open var isEmpty: Bool { true }
}

/// A line of text to edit in UIKit's hands. It is kept and never drawn.
open class UITextField: UIControl, @unchecked Sendable {
    /// What is drawn around a text field; never drawn.
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    /// When a text field shows a view over it; never drawn.
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

    open var text: String?
    open var attributedText: NSAttributedString?
    open var placeholder: String?
    open var attributedPlaceholder: NSAttributedString?
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var borderStyle = BorderStyle.none
    open var clearButtonMode = ViewMode.never
    open var keyboardType = UIKeyboardType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var textContentType: UITextContentType?
    open var isSecureTextEntry = false
    open var adjustsFontSizeToFitWidth = false
    open var minimumFontSize: CGFloat = 0
    /// Always false: a widget takes no text.
    open var isEditing: Bool { false }
    open var selectedTextRange: UITextRange?
    open var beginningOfDocument: UITextPosition { UITextPosition() }
    open var endOfDocument: UITextPosition { UITextPosition() }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        UITextRange()
    }
    /// Does nothing: a widget takes no text.
    open func selectAll(_ sender: Any?) {}

    nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
        "UITextFieldTextDidEndEditingNotification")
    nonisolated public static let textDidChangeNotification = NSNotification.Name(
        "UITextFieldTextDidChangeNotification")
}
