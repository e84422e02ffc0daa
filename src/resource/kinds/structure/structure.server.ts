import { arraySchema, objectSchema, type Schema } from '#src/platform/openapi/schema.server.ts'
import { booleanColumn } from '#src/resource/kinds/boolean/boolean.server.ts'
import { choiceColumn } from '#src/resource/kinds/choice/choice.server.ts'
import { dateColumn } from '#src/resource/kinds/date/date.server.ts'
import { defineColumnKind, type ServerKind } from '#src/resource/kinds/kind.server.ts'
import { numberColumn } from '#src/resource/kinds/number/number.server.ts'
import type { PartField, StructureField } from '#src/resource/kinds/structure/structure.ts'
import { defineTextColumn } from '#src/resource/kinds/text/text.server.ts'
import { allowNull, createUniformSchemas } from '#src/resource/openapi/kind-schemas.server.ts'

const partColumns = {
  text: defineTextColumn<'text'>(),
  long_text: defineTextColumn<'long_text'>(),
  date: dateColumn,
  number: numberColumn,
  boolean: booleanColumn,
  choice: choiceColumn,
}

function buildStructureSchema({ fields, isList }: StructureField): Schema {
  const partSchemas = Object.entries(fields).map(([name, part]) => {
    const schema = buildPartSchema(part)
    return [name, part.required || part.kind === 'boolean' ? schema : allowNull(schema)]
  })
  const schema = objectSchema(Object.fromEntries(partSchemas))
  return isList ? arraySchema(schema) : schema
}

const buildPartSchema = (part: PartField): Schema =>
  // Cast: the record maps each kind to functions of its own field type.
  part.kind === 'structure'
    ? buildStructureSchema(part)
    : (partColumns[part.kind] as ServerKind<PartField>).openApi.read(part)

export const structureColumn = defineColumnKind<StructureField>([], createUniformSchemas(buildStructureSchema))
