import { duplicatePolicies, nameOrders, rowStatuses } from '#src/importer/import-types.ts'
import { arraySchema, componentRef, idSchema, objectSchema, type Schema } from '#src/platform/openapi/schema.server.ts'

const string: Schema = { type: 'string' }
const count: Schema = { type: 'integer', minimum: 0 }
const flag: Schema = { type: 'boolean' }
const columnLetters: Schema = { ...string, pattern: '^[A-Z]{1,3}$', description: 'A column by its letters' }
const counts = { total: count, ...Object.fromEntries(rowStatuses.map((status) => [status, count])) }
const warningCounts: Record<string, Schema> = {
  doubled: { ...count, description: 'New rows that would double a record or another row of the sheet' },
  missing_pictures: {
    ...count,
    description: 'Pictures that the sheet names and no zip has: the rows load without them',
  },
}
const anything: Schema = { type: 'object', additionalProperties: true }

const fieldSource: Schema = {
  anyOf: [
    columnLetters,
    objectSchema({ column: columnLetters, part: { enum: ['before_comma', 'after_comma'] } }),
    {
      ...objectSchema({
        column: columnLetters,
        part: { enum: ['surname', 'given_name'] },
        order: { enum: [...nameOrders] },
      }),
      description: 'A part of a person’s name: at its comma, after the surname, else by its words in that order',
    },
  ],
}
const mapping: Schema = {
  type: 'object',
  additionalProperties: fieldSource,
  description: 'By field, the column that feeds it',
}

const format = { dates: { enum: ['dmy', 'mdy'] }, decimals: { enum: ['comma', 'point'] } }

const column = objectSchema({
  column: columnLetters,
  heading: string,
  samples: arraySchema(string),
  filled: count,
  ...format,
})

const sheet = {
  id: idSchema,
  name: string,
  sheets: arraySchema(string),
  sheet: count,
  header_row: count,
  columns: arraySchema(column),
  rows: count,
  suggested: { type: 'object', additionalProperties: mapping, description: 'By target' },
  by_content: {
    type: 'object',
    additionalProperties: arraySchema(columnLetters),
    description: 'By target, the suggested columns of which the heading says nothing',
  },
  undecided: {
    type: 'object',
    additionalProperties: arraySchema(
      objectSchema({ fields: arraySchema(string), columns: arraySchema(columnLetters) }),
    ),
    description:
      'By target, columns of which each may feed the same fields: none of them is suggested. A single column holds surname and name, and `order` is to be chosen',
  },
  company_field: {
    type: 'object',
    additionalProperties: string,
    description: 'By target, the field of a row’s company, for who has none of their own: left out, new rows have none',
  },
  fields: {
    type: 'object',
    additionalProperties: arraySchema(string),
    description: 'By target, what a sheet may feed',
  },
}

const state = {
  id: idSchema,
  name: string,
  status: { enum: ['pending', 'running', 'done', 'failed', 'cancelled', 'undone'] },
  resource: { type: ['string', 'null'] },
  created_at: { ...string, format: 'date-time' },
  ...counts,
  ...warningCounts,
  rows: count,
  task: { enum: ['read', 'pictures', 'check', 'write', 'undo', null] },
  progress: objectSchema({ done: count, total: count }),
  was_cancelled: { ...flag, description: 'Its user stopped it: no error' },
  message: { type: ['string', 'null'] },
}

const unknownName = {
  ...objectSchema({
    field: string,
    value: string,
    count,
    like: { anyOf: [objectSchema({ id: idSchema, label: string }), { type: 'null' }] },
    may_create: flag,
  }),
  description: 'A text of cells that names no record, is none of the choices, or is a wrong day of several rows',
}

const reviewedRow = objectSchema({
  row: idSchema,
  status: { enum: [...rowStatuses] },
  values: { type: 'object', additionalProperties: string },
  errors: {
    type: 'object',
    additionalProperties: string,
    description: 'By field, empty for the row as a whole; of a skipped row why it is no record',
  },
  warnings: {
    type: 'object',
    additionalProperties: string,
    description: 'By field, empty for the row as a whole: what to know of a row that is loaded all the same',
  },
  id: { ...idSchema, type: ['integer', 'null'] },
  matched_by: {
    type: ['string', 'null'],
    description: 'The field whose key the record was found by: of a row that would change it, or is skipped',
  },
  matched_fields: { type: 'array', items: string, description: 'All fields of that key' },
  before: {
    type: 'object',
    additionalProperties: string,
    description: 'By field, what stands in that record and would be another, as it is now; for who may read it',
  },
})

/** Named schemas of the data loader in `/api/docs`. */
export const importSchemas: Record<string, Schema> = {
  ImportRow: reviewedRow,
  ImportSheet: objectSchema(sheet),
  Import: objectSchema(state),
  ImportDetail: objectSchema(
    {
      ...sheet,
      ...state,
      asked: { anyOf: [anything, { type: 'null' }] },
      is_checked: { ...flag, description: 'What is asked was checked: its rows and counts can be read' },
      unknown: arraySchema(unknownName),
      pictures: {
        anyOf: [objectSchema({ name: string, count }), { type: 'null' }],
        description: 'The zip that came with the sheet or after it, and the number of its files',
      },
      created_names: {
        ...arraySchema(objectSchema({ resource: string, label: string })),
        description: 'Records of other resources that the run has created by name',
      },
      errors: arraySchema(objectSchema({ row: idSchema, field: string, message: string })),
      request_id: {
        type: ['string', 'null'],
        description: "Of the run: a list's `loaded` finds by it what became of the rows",
      },
    },
    [...Object.keys(state), 'asked', 'is_checked', 'unknown', 'pictures', 'created_names', 'errors', 'request_id'],
  ),
  ImportReview: objectSchema(
    { ...counts, ...warningCounts, unknown: arraySchema(unknownName), rows: arraySchema(componentRef('ImportRow')) },
    ['rows'],
  ),
  ImportAsked: objectSchema(
    {
      resource: string,
      mapping,
      constants: anything,
      on_duplicate: { enum: [...duplicatePolicies] },
      resolve: {
        ...anything,
        description:
          'By field and text of a cell. Of a name: the id that is meant, or `create`. Of a wrong choice, yes or no, or day: the value that is meant, empty for none',
      },
      all_or_nothing: flag,
      formats: {
        type: 'object',
        additionalProperties: objectSchema(format, []),
        description: 'By column, what is read otherwise than its values made probable',
      },
    },
    ['resource', 'mapping'],
  ),
}
