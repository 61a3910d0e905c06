import RenderModel

/// Where a picture or a timeline stands in the plan's order; a timeline stands before its pictures.
struct RenderPosition: Comparable {
    private let group: Int
    private let variant: Int
    private let entry: Int
    private let scheme: Int
    private let mode: Int
    private let file: String

    init(_ subject: RenderFailure.Subject) {
        switch subject {
        case .timeline(let planned):
            self.init(group: planned.id, variant: -1, entry: 0, scheme: 0, mode: 0, file: "")
        case .picture(let picture):
            let request = picture.request
            self.init(picture.group, request.variant, request.scheme, request.presentation, picture.file)
        }
    }

    init(_ picture: RenderReport.Picture) {
        self.init(picture.group, picture.variant, picture.scheme, picture.presentation, picture.file)
    }

    private init(
        _ group: Int, _ variant: Variant, _ scheme: SchemeName, _ presentation: Presentation, _ file: String
    ) {
        self.init(
            group: group, variant: VariantName.allCases.firstIndex(of: variant.kind)!,
            entry: variant.entryIndex ?? 0, scheme: SchemeName.allCases.firstIndex(of: scheme)!,
            mode: ModeName.allCases.firstIndex(of: presentation.mode)!, file: file)
    }

    private init(group: Int, variant: Int, entry: Int, scheme: Int, mode: Int, file: String) {
        (self.group, self.variant, self.entry) = (group, variant, entry)
        (self.scheme, self.mode, self.file) = (scheme, mode, file)
    }

    /// All but the file's name.
    struct Key: Comparable {
        private let parts: (Int, Int, Int, Int, Int)

        init(group: Int, variant: Variant, scheme: SchemeName, mode: ModeName) {
            parts = (
                group, VariantName.allCases.firstIndex(of: variant.kind)!, variant.entryIndex ?? 0,
                SchemeName.allCases.firstIndex(of: scheme)!, ModeName.allCases.firstIndex(of: mode)!
            )
        }

        static func == (a: Self, b: Self) -> Bool { a.parts == b.parts }
        static func < (a: Self, b: Self) -> Bool { a.parts < b.parts }
    }

    /// What is asked, whatever it looks like.
    var request: [Int] { [group, variant, entry] }

    static func < (a: Self, b: Self) -> Bool {
        (a.group, a.variant, a.entry, a.scheme, a.mode, a.file) < (
            b.group, b.variant, b.entry, b.scheme, b.mode, b.file
        )
    }
}
