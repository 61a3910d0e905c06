// Objective-C lets extensions override methods of `NSManagedObject`, Swift alone does not. `darkroom` gives such a
// method another name, and its extension the protocol that has it.

public protocol _AwakesFromInsert { func _awakeFromInsert() }

public protocol _AwakesFromFetch { func _awakeFromFetch() }

public protocol _PreparesForDeletion { func _prepareForDeletion() }

public protocol _WillSave { func _willSave() }

public protocol _DidSave { func _didSave() }

public protocol _WillTurnIntoFault { func _willTurnIntoFault() }

public protocol _DidTurnIntoFault { func _didTurnIntoFault() }

public protocol _ValidatesForInsert { func _validateForInsert() throws }

public protocol _ValidatesForUpdate { func _validateForUpdate() throws }

public protocol _ValidatesForDelete { func _validateForDelete() throws }
