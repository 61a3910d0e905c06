/// Words of the app's that Siri should know.
open class INVocabulary: NSObject {
    public required override init() { super.init() }
    open class func shared() -> Self { Self() }
    open func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {}
    open func removeAllVocabularyStrings() {}
}

public enum INVocabularyStringType: Int, Sendable {
    case contactName = 1, contactGroupName
    case photoTag = 100, photoAlbumName
    case workoutActivityName = 200
    case carProfileName = 300, carName
    case paymentsOrganizationName = 400, paymentsAccountNickname
    case notebookItemTitle = 500, notebookItemGroupName
    case mediaPlaylistTitle = 700, mediaMusicArtistName, mediaAudiobookTitle, mediaAudiobookAuthorName, mediaShowTitle
}
