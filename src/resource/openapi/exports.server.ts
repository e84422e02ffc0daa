import type { Description } from '#src/platform/openapi/operation.server.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { pluralName, typeName } from '#src/resource/openapi/names.server.ts'

const types = { xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', csv: 'text/csv' } as const

/** What `/api/docs` says of an export's route; `parameters` are its list's without the page. */
export const describeExport = (
  resource: Pick<Resource, 'name'>,
  parameters: object[],
  format: keyof typeof types,
): Description => ({
  id: `export${pluralName(resource)}${typeName({ name: format })}`,
  tag: resource.name,
  summary: `Every row of the list as ${format.toUpperCase()}, its headings and words in the reader's language`,
  description: 'The file comes as it is made; an error on the way breaks the connection.',
  parameters,
  content: { [types[format]]: { schema: { type: 'string', format: 'binary' } } },
  refuses: [400, 429],
  security: [{ token: [] }, { ticket: [] }],
})
