import { documentRoute } from '#src/platform/openapi/operation.server.ts'
import { buildParameter } from '#src/platform/openapi/parameters.server.ts'
import { arraySchema, idSchema, objectSchema, type Schema } from '#src/platform/openapi/schema.server.ts'
import type { ExportFormat } from '#src/resource/export/export-registrar.server.ts'
import { countHeaders, describeListParameters } from '#src/resource/openapi/lists.server.ts'
import { describeExport } from '#src/resource/openapi/operations.server.ts'
import { typeName } from '#src/resource/openapi/type-names.server.ts'
import {
  type DueResources,
  duePagingNames,
  itemParameterNames,
  personParameterNames,
} from '#src/safety/due/parse-due-query.server.ts'

const tag = 'ppe_deliveries'
const countSchema: Schema = { type: 'integer', minimum: 0 }
const optionalText: Schema = { type: ['string', 'null'] }

const itemSchemas = {
  ppe_id: idSchema,
  ppe_name: { type: 'string' },
  size: { ...optionalText, description: "The size in the employee's record" },
  missing_size: { type: 'boolean', description: 'The item has sizes, and the record has none' },
}

const rowSchema = objectSchema({
  employee_id: idSchema,
  employee_name: { type: 'string', description: 'Surname, name' },
  employee_file_number: { type: 'string' },
  employee_image_url: { ...optionalText, description: 'Signed address of the photo' },
  job_title: optionalText,
  ...itemSchemas,
  due: { type: ['string', 'null'], format: 'date', description: 'Null if it was never given' },
  pending: { ...idSchema, type: ['integer', 'null'], description: 'The open round that will bring it' },
})

const summarySchema = objectSchema({
  people: countSchema,
  rows: countSchema,
  never: countSchema,
  overdue: { ...countSchema, description: 'Due before today' },
})

const needSchema = objectSchema({ ...itemSchemas, quantity: { type: 'integer', minimum: 1 } })

/** Describes the routes of what is due for `/api/docs`. */
export function createDueDocumentation({ employees, deliveries }: DueResources) {
  const untilSchema = { type: 'string', format: 'date', description: 'The last day, today without it' }
  const pickParameters = (prepared: DueResources['employees'], names: readonly string[]) =>
    describeListParameters(prepared).filter(({ name }) => names.includes(name))
  const parameters = [
    buildParameter('query', 'until', untilSchema),
    ...pickParameters(employees, personParameterNames),
    ...pickParameters(deliveries, itemParameterNames),
  ]
  const refusals = [400] as const
  return {
    list: documentRoute(() => ({
      id: 'listDuePpe',
      tag,
      summary: 'Equipment that is due for active employees: never given first, then by day, person and item',
      parameters: [...parameters, ...pickParameters(employees, duePagingNames)],
      responseSchema: arraySchema(rowSchema),
      headers: countHeaders,
      refusals,
    })),
    summary: documentRoute(() => ({
      id: 'readDuePpeSummary',
      tag,
      summary: 'How many people and items are due',
      parameters,
      responseSchema: summarySchema,
      refusals,
    })),
    needs: documentRoute(() => ({
      id: 'listDuePpeNeeds',
      tag,
      summary: 'How many of each item and size are due, without those that an open round will bring',
      parameters,
      responseSchema: arraySchema(needSchema),
      refusals,
    })),
    listExport: (format: ExportFormat) =>
      documentRoute(() => ({
        ...describeExport({ name: tag }, parameters, format),
        id: `exportDuePpe${typeName({ name: format })}`,
        summary: 'Equipment that is due, a row for each employee and item',
      })),
    needsExport: (format: ExportFormat) =>
      documentRoute(() => ({
        ...describeExport({ name: tag }, parameters, format),
        id: `exportDuePpeNeeds${typeName({ name: format })}`,
        summary: 'What is needed, a row for each item and size',
      })),
  }
}
