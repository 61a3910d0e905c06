import Foundation

/// What kind of place people look for.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "MKPOICategory" + name }

    public static let airport = Self("Airport"), amusementPark = Self("AmusementPark"), aquarium = Self("Aquarium")
    public static let atm = Self("ATM"), bakery = Self("Bakery"), bank = Self("Bank"), beach = Self("Beach")
    public static let brewery = Self("Brewery"), cafe = Self("Cafe"), campground = Self("Campground")
    public static let carRental = Self("CarRental"), evCharger = Self("EVCharger"), fireStation = Self("FireStation")
    public static let fitnessCenter = Self("FitnessCenter"), foodMarket = Self("FoodMarket")
    public static let gasStation = Self("GasStation"), hospital = Self("Hospital"), hotel = Self("Hotel")
    public static let laundry = Self("Laundry"), library = Self("Library"), marina = Self("Marina")
    public static let movieTheater = Self("MovieTheater"), museum = Self("Museum")
    public static let nationalPark = Self("NationalPark"), nightlife = Self("Nightlife"), park = Self("Park")
    public static let parking = Self("Parking"), pharmacy = Self("Pharmacy"), police = Self("Police")
    public static let postOffice = Self("PostOffice"), publicTransport = Self("PublicTransport")
    public static let restaurant = Self("Restaurant"), restroom = Self("Restroom"), school = Self("School")
    public static let stadium = Self("Stadium"), store = Self("Store"), theater = Self("Theater")
    public static let university = Self("University"), winery = Self("Winery"), zoo = Self("Zoo")
}

/// Which kinds of places are shown and found.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
    public static let includingAll = MKPointOfInterestFilter { _ in true }
    public static let excludingAll = MKPointOfInterestFilter { _ in false }

    private let isIncluded: @Sendable (MKPointOfInterestCategory) -> Bool

    private init(_ isIncluded: @escaping @Sendable (MKPointOfInterestCategory) -> Bool) { self.isIncluded = isIncluded }
    public convenience init(including categories: [MKPointOfInterestCategory]) {
        self.init { categories.contains($0) }
    }
    public convenience init(excluding categories: [MKPointOfInterestCategory]) {
        self.init { !categories.contains($0) }
    }

    open func includes(_ category: MKPointOfInterestCategory) -> Bool { isIncluded(category) }
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !isIncluded(category) }
}
