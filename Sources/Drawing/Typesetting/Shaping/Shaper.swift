internal import CPango
import DisplayList
import Foundation

/// Turns text into glyphs with Pango and HarfBuzz.
struct Shaper {
    let world: FontWorld

    func shape(_ request: ShapeRequest) -> ShapedLine {
        let bytes = Array(request.text.utf8)
        guard !bytes.isEmpty else {
            return ShapedLine(
                text: [], clusters: [], glyphs: [], faces: [], isRightToLeft: request.rightToLeft,
                missingCharacters: [])
        }
        let han = HanLanguage(tag: request.language, text: request.text)
        // The terminating zero is for C; it is not counted.
        return (bytes + [0]).withUnsafeBytes { buffer in
            let text = buffer.bindMemory(to: CChar.self).baseAddress!
            return shape(request, han: han, text: text, bytes: bytes)
        }
    }

    private func shape(
        _ request: ShapeRequest, han: HanLanguage, text: UnsafePointer<CChar>, bytes: [UInt8]
    ) -> ShapedLine {
        let length = Int32(bytes.count)
        let language = pango_language_from_string(request.language)!
        let hanLanguage = pango_language_from_string(han.rawValue)!
        pango_context_set_language(world.context, language)

        let isRightToLeft = BaseDirection.isRightToLeft(request.text, fallback: request.rightToLeft)
        let direction = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR

        let scalarCount = Int(g_utf8_strlen(text, gssize(length)))
        var breaks = [PangoLogAttr](repeating: PangoLogAttr(), count: scalarCount + 1)
        pango_get_log_attrs(text, length, -1, language, &breaks, Int32(scalarCount + 1))
        let scalarIndices = Self.scalarIndices(bytes)

        let attributes = attributes(for: request, han: han)
        defer { pango_attr_list_unref(attributes) }
        let items = pango_itemize_with_base_dir(
            world.context, direction, text, 0, length, attributes, nil)
        defer { g_list_free(items) }

        var builder = ShapedLineBuilder(
            request: request, bytes: bytes, breaks: breaks, scalarIndices: scalarIndices,
            isRightToLeft: isRightToLeft)
        let glyphs = pango_glyph_string_new()!
        defer { pango_glyph_string_free(glyphs) }
        var node = items
        while let current = node {
            let item = current.pointee.data.assumingMemoryBound(to: PangoItem.self)
            let start = Int(item.pointee.offset)
            // Pango derives a language from the script and the host's environment; HarfBuzz must not see that.
            let isHan = Self.firstScalar(bytes, at: start).map(HanLanguage.covers) ?? false
            item.pointee.analysis.language = isHan ? hanLanguage : language
            breaks.withUnsafeMutableBufferPointer {
                pango_shape_item(
                    item, text, length, $0.baseAddress! + scalarIndices[start], glyphs, PANGO_SHAPE_NONE)
            }
            if let font = item.pointee.analysis.font {
                let spec = request.spans[builder.span(at: start)].spec
                builder.append(
                    glyphs, face: world.face(font, spec: spec), start: start,
                    end: start + Int(item.pointee.length), level: item.pointee.analysis.level,
                    spaceAdvance: world.metrics(spec).spaceAdvance)
            }
            pango_item_free(item)
            node = current.pointee.next
        }
        return builder.finish()
    }

    private func attributes(for request: ShapeRequest, han: HanLanguage) -> OpaquePointer {
        let list = pango_attr_list_new()!
        var start = 0
        func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ end: Int) {
            guard let attribute else { return }
            attribute.pointee.start_index = guint(start)
            attribute.pointee.end_index = guint(end)
            pango_attr_list_insert(list, attribute)
        }
        for span in request.spans {
            let end = start + span.utf8Count
            add(pango_attr_font_desc_new(world.description(span.spec, language: han)), end)
            if !span.spec.features.isEmpty { add(pango_attr_font_features_new(span.spec.features), end) }
            if let variant = span.spec.smallCaps?.variant {
                // Figures keep their size.
                for letters in Self.letters(of: request.text, start..<end) {
                    start = letters.lowerBound
                    add(pango_attr_variant_new(variant), letters.upperBound)
                }
            }
            start = end
        }
        return list
    }

    /// The stretches of letters, and of the marks on them, in a range of a text's bytes.
    private static func letters(of text: String, _ bytes: Range<Int>) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var index = 0
        for scalar in text.unicodeScalars {
            let end = index + UTF8.width(scalar)
            defer { index = end }
            guard bytes.contains(index), scalar.properties.isAlphabetic || scalar.properties.isDiacritic else {
                continue
            }
            if let last = result.last, last.upperBound == index {
                result[result.count - 1] = last.lowerBound..<end
            } else {
                result.append(index..<end)
            }
        }
        return result
    }

    /// For every byte that begins a scalar its number, plus the count at the end; other bytes have their scalar's.
    private static func scalarIndices(_ bytes: [UInt8]) -> [Int] {
        var result: [Int] = []
        result.reserveCapacity(bytes.count + 1)
        var count = -1
        for byte in bytes {
            if byte & 0xC0 != 0x80 { count += 1 }
            result.append(count)
        }
        result.append(count + 1)
        return result
    }

    private static func firstScalar(_ bytes: [UInt8], at start: Int) -> Unicode.Scalar? {
        String(decoding: bytes[start..<min(start + 4, bytes.count)], as: UTF8.self).unicodeScalars.first
    }
}

extension TextFont.SmallCaps {
    /// Pango makes them from capitals where a font has no drawings of them.
    fileprivate var variant: PangoVariant {
        switch self {
        case .lowercase: PANGO_VARIANT_SMALL_CAPS
        case .uppercase: PANGO_VARIANT_UNICASE
        case .all: PANGO_VARIANT_ALL_SMALL_CAPS
        }
    }
}
