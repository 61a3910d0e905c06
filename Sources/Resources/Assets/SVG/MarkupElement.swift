/// An element of an XML document.
struct MarkupElement {
    var name: String
    var attributes: [String: String] = [:]
    var children: [MarkupElement] = []
    /// The characters directly inside, without those of children.
    var text = ""
    /// Where its tag begins, counted from 1.
    var line: Int

    /// The first element with that `id`, this one or one below.
    func element(id: String) -> MarkupElement? {
        if attributes["id"] == id { return self }
        for child in children {
            if let found = child.element(id: id) { return found }
        }
        return nil
    }

    /// Every element of that name, below this one.
    func descendants(named name: String) -> [MarkupElement] {
        children.flatMap { ($0.name == name ? [$0] : []) + $0.descendants(named: name) }
    }
}
