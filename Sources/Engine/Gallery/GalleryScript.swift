internal import CPages
import WebPages

/// The page's own style and script.
enum GalleryScript {
    static let style = WebPage.style + String(cString: page_gallery_style())
    static let script = WebPage.script(String(cString: page_gallery_script()))
}
