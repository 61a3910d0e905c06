/// Makes a type an intent of a schema. Variables without an attribute become its parameters.
@attached(memberAttribute)
@attached(extension, conformances: AppIntent, AssistantSchemaIntent)
public macro AppIntent(schema: AssistantSchemas.IntentSchema) =
    #externalMacro(module: "PreviewMacros", type: "IntentSchemaMacro")

/// Makes a type an entity of a schema.
@attached(extension, conformances: AppEntity, AssistantSchemaEntity)
public macro AppEntity(schema: AssistantSchemas.EntitySchema) =
    #externalMacro(module: "PreviewMacros", type: "SchemaMacro")

/// Makes an enumeration one of a schema.
@attached(extension, conformances: AppEnum, AssistantSchemaEnum)
public macro AppEnum(schema: AssistantSchemas.EnumSchema) =
    #externalMacro(module: "PreviewMacros", type: "SchemaMacro")

/// The name of `@AppIntent(schema:)` before iOS 26.
@attached(memberAttribute)
@attached(extension, conformances: AppIntent, AssistantSchemaIntent)
public macro AssistantIntent(schema: AssistantSchemas.IntentSchema) =
    #externalMacro(module: "PreviewMacros", type: "IntentSchemaMacro")

/// The name of `@AppEntity(schema:)` before iOS 26.
@attached(extension, conformances: AppEntity, AssistantSchemaEntity)
public macro AssistantEntity(schema: AssistantSchemas.EntitySchema) =
    #externalMacro(module: "PreviewMacros", type: "SchemaMacro")

/// The name of `@AppEnum(schema:)` before iOS 26.
@attached(extension, conformances: AppEnum, AssistantSchemaEnum)
public macro AssistantEnum(schema: AssistantSchemas.EnumSchema) =
    #externalMacro(module: "PreviewMacros", type: "SchemaMacro")
