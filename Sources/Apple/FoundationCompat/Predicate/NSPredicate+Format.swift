import Foundation

extension NSPredicate {
    /// Reads comparisons, lists, `AND`, `OR` and `NOT`; keys are those of dictionaries and stored properties.
    ///
    /// A format that cannot be read, functions and subqueries among them, holds for nothing; on Apple's systems it
    /// throws an exception of Objective-C's.
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        var parser = try? PredicateParser(predicateFormat, arguments ?? [])
        let node = (try? parser?.parse()) ?? .constant(false)
        self.init { object, _ in node.evaluate(object) }
    }
}
