import Foundation

/// The errors of Core Data, with the numbers of Apple's `CoreDataErrors.h`.
extension CocoaError.Code {
    public static var managedObjectValidation: CocoaError.Code { .init(rawValue: 1550) }
    public static var managedObjectConstraintValidation: CocoaError.Code { .init(rawValue: 1551) }
    public static var validationMultipleErrors: CocoaError.Code { .init(rawValue: 1560) }
    public static var validationMissingMandatoryProperty: CocoaError.Code { .init(rawValue: 1570) }
    public static var validationRelationshipLacksMinimumCount: CocoaError.Code { .init(rawValue: 1580) }
    public static var validationRelationshipExceedsMaximumCount: CocoaError.Code { .init(rawValue: 1590) }
    public static var validationRelationshipDeniedDelete: CocoaError.Code { .init(rawValue: 1600) }
    public static var validationNumberTooLarge: CocoaError.Code { .init(rawValue: 1610) }
    public static var validationNumberTooSmall: CocoaError.Code { .init(rawValue: 1620) }
    public static var validationDateTooLate: CocoaError.Code { .init(rawValue: 1630) }
    public static var validationDateTooSoon: CocoaError.Code { .init(rawValue: 1640) }
    public static var validationInvalidDate: CocoaError.Code { .init(rawValue: 1650) }
    public static var validationStringTooLong: CocoaError.Code { .init(rawValue: 1660) }
    public static var validationStringTooShort: CocoaError.Code { .init(rawValue: 1670) }
    public static var validationStringPatternMatching: CocoaError.Code { .init(rawValue: 1680) }
    public static var managedObjectContextLocking: CocoaError.Code { .init(rawValue: 132_000) }
    public static var persistentStoreCoordinatorLocking: CocoaError.Code { .init(rawValue: 132_010) }
    public static var managedObjectReferentialIntegrity: CocoaError.Code { .init(rawValue: 133_000) }
    public static var managedObjectExternalRelationship: CocoaError.Code { .init(rawValue: 133_010) }
    public static var managedObjectMerge: CocoaError.Code { .init(rawValue: 133_020) }
    public static var managedObjectConstraintMerge: CocoaError.Code { .init(rawValue: 133_021) }
    public static var persistentStoreInvalidType: CocoaError.Code { .init(rawValue: 134_000) }
    public static var persistentStoreTypeMismatch: CocoaError.Code { .init(rawValue: 134_010) }
    public static var persistentStoreIncompatibleSchema: CocoaError.Code { .init(rawValue: 134_020) }
    public static var persistentStoreSave: CocoaError.Code { .init(rawValue: 134_030) }
    public static var persistentStoreIncompleteSave: CocoaError.Code { .init(rawValue: 134_040) }
    public static var persistentStoreSaveConflicts: CocoaError.Code { .init(rawValue: 134_050) }
    public static var coreData: CocoaError.Code { .init(rawValue: 134_060) }
    public static var persistentStoreOperation: CocoaError.Code { .init(rawValue: 134_070) }
    public static var persistentStoreOpen: CocoaError.Code { .init(rawValue: 134_080) }
    public static var persistentStoreTimeout: CocoaError.Code { .init(rawValue: 134_090) }
    public static var persistentStoreUnsupportedRequestType: CocoaError.Code { .init(rawValue: 134_091) }
    public static var persistentStoreIncompatibleVersionHash: CocoaError.Code { .init(rawValue: 134_100) }
    public static var migration: CocoaError.Code { .init(rawValue: 134_110) }
    public static var migrationCancelled: CocoaError.Code { .init(rawValue: 134_120) }
    public static var migrationMissingSourceModel: CocoaError.Code { .init(rawValue: 134_130) }
    public static var migrationMissingMappingModel: CocoaError.Code { .init(rawValue: 134_140) }
    public static var migrationManagerSourceStore: CocoaError.Code { .init(rawValue: 134_150) }
    public static var migrationManagerDestinationStore: CocoaError.Code { .init(rawValue: 134_160) }
    public static var entityMigrationPolicy: CocoaError.Code { .init(rawValue: 134_170) }
    public static var sqlite: CocoaError.Code { .init(rawValue: 134_180) }
    public static var inferredMappingModel: CocoaError.Code { .init(rawValue: 134_190) }
    public static var externalRecordImport: CocoaError.Code { .init(rawValue: 134_200) }
}

extension CocoaError {
    public static var managedObjectValidation: CocoaError.Code { Code.managedObjectValidation }
    public static var managedObjectConstraintValidation: CocoaError.Code { Code.managedObjectConstraintValidation }
    public static var validationMultipleErrors: CocoaError.Code { Code.validationMultipleErrors }
    public static var validationMissingMandatoryProperty: CocoaError.Code { Code.validationMissingMandatoryProperty }
    public static var validationRelationshipLacksMinimumCount: CocoaError.Code {
        Code.validationRelationshipLacksMinimumCount
    }
    public static var validationRelationshipExceedsMaximumCount: CocoaError.Code {
        Code.validationRelationshipExceedsMaximumCount
    }
    public static var validationRelationshipDeniedDelete: CocoaError.Code { Code.validationRelationshipDeniedDelete }
    public static var validationNumberTooLarge: CocoaError.Code { Code.validationNumberTooLarge }
    public static var validationNumberTooSmall: CocoaError.Code { Code.validationNumberTooSmall }
    public static var validationDateTooLate: CocoaError.Code { Code.validationDateTooLate }
    public static var validationDateTooSoon: CocoaError.Code { Code.validationDateTooSoon }
    public static var validationInvalidDate: CocoaError.Code { Code.validationInvalidDate }
    public static var validationStringTooLong: CocoaError.Code { Code.validationStringTooLong }
    public static var validationStringTooShort: CocoaError.Code { Code.validationStringTooShort }
    public static var validationStringPatternMatching: CocoaError.Code { Code.validationStringPatternMatching }
    public static var managedObjectContextLocking: CocoaError.Code { Code.managedObjectContextLocking }
    public static var persistentStoreCoordinatorLocking: CocoaError.Code { Code.persistentStoreCoordinatorLocking }
    public static var managedObjectReferentialIntegrity: CocoaError.Code { Code.managedObjectReferentialIntegrity }
    public static var managedObjectExternalRelationship: CocoaError.Code { Code.managedObjectExternalRelationship }
    public static var managedObjectMerge: CocoaError.Code { Code.managedObjectMerge }
    public static var managedObjectConstraintMerge: CocoaError.Code { Code.managedObjectConstraintMerge }
    public static var persistentStoreInvalidType: CocoaError.Code { Code.persistentStoreInvalidType }
    public static var persistentStoreTypeMismatch: CocoaError.Code { Code.persistentStoreTypeMismatch }
    public static var persistentStoreIncompatibleSchema: CocoaError.Code { Code.persistentStoreIncompatibleSchema }
    public static var persistentStoreSave: CocoaError.Code { Code.persistentStoreSave }
    public static var persistentStoreIncompleteSave: CocoaError.Code { Code.persistentStoreIncompleteSave }
    public static var persistentStoreSaveConflicts: CocoaError.Code { Code.persistentStoreSaveConflicts }
    public static var coreData: CocoaError.Code { Code.coreData }
    public static var persistentStoreOperation: CocoaError.Code { Code.persistentStoreOperation }
    public static var persistentStoreOpen: CocoaError.Code { Code.persistentStoreOpen }
    public static var persistentStoreTimeout: CocoaError.Code { Code.persistentStoreTimeout }
    public static var persistentStoreUnsupportedRequestType: CocoaError.Code {
        Code.persistentStoreUnsupportedRequestType
    }
    public static var persistentStoreIncompatibleVersionHash: CocoaError.Code {
        Code.persistentStoreIncompatibleVersionHash
    }
    public static var migration: CocoaError.Code { Code.migration }
    public static var migrationCancelled: CocoaError.Code { Code.migrationCancelled }
    public static var migrationMissingSourceModel: CocoaError.Code { Code.migrationMissingSourceModel }
    public static var migrationMissingMappingModel: CocoaError.Code { Code.migrationMissingMappingModel }
    public static var migrationManagerSourceStore: CocoaError.Code { Code.migrationManagerSourceStore }
    public static var migrationManagerDestinationStore: CocoaError.Code { Code.migrationManagerDestinationStore }
    public static var entityMigrationPolicy: CocoaError.Code { Code.entityMigrationPolicy }
    public static var sqlite: CocoaError.Code { Code.sqlite }
    public static var inferredMappingModel: CocoaError.Code { Code.inferredMappingModel }
    public static var externalRecordImport: CocoaError.Code { Code.externalRecordImport }
}
