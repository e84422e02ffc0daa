import { onDuplicates, rowStatuses } from '#src/importer/wire.ts'
import { documented, jsonContent } from '#src/platform/openapi/operation.server.ts'
import { idParameter, keyParameter, parameter } from '#src/platform/openapi/parameters.server.ts'
import { codedError, refusal } from '#src/platform/openapi/refusals.server.ts'
import { idSchema, listOf, named, objectSchema, type Schema } from '#src/platform/openapi/schema.server.ts'

export const importsTag = {
  name: 'imports',
  description: 'Spreadsheets loaded: staged, checked, written, taken back; each user sees their own.',
}

const string: Schema = { type: 'string' }
const count: Schema = { type: 'integer', minimum: 0 }
const flag: Schema = { type: 'boolean' }
const letters: Schema = { ...string, pattern: '^[A-Z]{1,3}$', description: 'A column by its letters' }
const counts = { total: count, ...Object.fromEntries(rowStatuses.map((status) => [status, count])) }
const binary = { schema: { type: 'string', format: 'binary' } }
const anything: Schema = { type: 'object', additionalProperties: true }

const fed: Schema = {
  anyOf: [letters, objectSchema({ column: letters, part: { enum: ['before_comma', 'after_comma'] } })],
}
const mapping: Schema = { type: 'object', additionalProperties: fed, description: 'By field, the column that feeds it' }

const format = { dates: { enum: ['dmy', 'mdy'] }, decimals: { enum: ['comma', 'point'] } }

const column = objectSchema({ column: letters, heading: string, samples: listOf(string), filled: count, ...format })

const sheet = {
  id: idSchema,
  name: string,
  sheets: listOf(string),
  sheet: count,
  header_row: count,
  columns: listOf(column),
  rows: count,
  suggested: { type: 'object', additionalProperties: mapping, description: 'By target' },
  by_content: {
    type: 'object',
    additionalProperties: listOf(letters),
    description: 'By target, the suggested columns of which the heading says nothing',
  },
  fields: { type: 'object', additionalProperties: listOf(string), description: 'By target, what a sheet may feed' },
}

const state = {
  id: idSchema,
  name: string,
  status: { enum: ['pending', 'running', 'done', 'failed', 'cancelled', 'undone'] },
  resource: { type: ['string', 'null'] },
  created_at: { ...string, format: 'date-time' },
  ...counts,
  rows: count,
  task: { enum: ['read', 'check', 'write', 'undo', null] },
  progress: objectSchema({ done: count, total: count }),
  message: { type: ['string', 'null'] },
}

const unknown = objectSchema({
  field: string,
  value: string,
  count,
  like: { anyOf: [objectSchema({ id: idSchema, label: string }), { type: 'null' }] },
  may_create: flag,
})

const reviewed = objectSchema({
  row: idSchema,
  status: { enum: [...rowStatuses] },
  values: { type: 'object', additionalProperties: string },
  errors: { type: 'object', additionalProperties: string },
  id: { ...idSchema, type: ['integer', 'null'] },
})

export const importSchemas: Record<string, Schema> = {
  ImportSheet: objectSchema(sheet),
  Import: objectSchema(state),
  ImportDetail: objectSchema(
    {
      ...sheet,
      ...state,
      asked: { anyOf: [anything, { type: 'null' }] },
      is_checked: { ...flag, description: 'What is asked was checked: its rows and counts can be read' },
      unknown: listOf(unknown),
      errors: listOf(objectSchema({ row: idSchema, field: string, message: string })),
      request_id: {
        type: ['string', 'null'],
        description: "Of the run: a list's `loaded` finds by it what became of the rows",
      },
    },
    [...Object.keys(state), 'asked', 'is_checked', 'unknown', 'errors', 'request_id'],
  ),
  ImportReview: objectSchema({ ...counts, unknown: listOf(unknown), rows: listOf(reviewed) }, ['rows']),
  ImportAsked: objectSchema(
    {
      resource: string,
      mapping,
      constants: anything,
      on_duplicate: { enum: [...onDuplicates] },
      resolve: { ...anything, description: 'By field and text: the id that is meant, or `create`' },
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

const busy = { 409: refusal('Something is being done with it, or it is over', codedError(['BUSY', 'OVER'])) }
const unchecked = {
  409: refusal('The same, or its rows are not checked', codedError(['BUSY', 'OVER', 'NOT_CHECKED', 'FAILED'])),
}
const change = { tag: 'imports', parameters: [idParameter, keyParameter], more: busy, refuses: [400, 404] as const }
const asked = jsonContent(named('ImportAsked'))

/** What `/api/docs` says of the data loader. */
export const importDocs = {
  create: documented({
    id: 'createImport',
    tag: 'imports',
    summary: 'Takes a spreadsheet and answers with its columns when its rows are staged',
    parameters: [keyParameter],
    body: {
      'multipart/form-data': {
        schema: objectSchema({ file: { ...string, format: 'binary' }, pictures: { ...string, format: 'binary' } }, [
          'file',
        ]),
      },
    },
    answer: named('ImportSheet'),
    refuses: [400, 429],
  }),
  list: documented({
    id: 'listImports',
    tag: 'imports',
    summary: 'Own loads, newest first',
    answer: listOf(named('Import')),
  }),
  read: documented({
    id: 'readImport',
    tag: 'imports',
    summary: 'How far a load is, and its first errors',
    parameters: [idParameter],
    answer: named('ImportDetail'),
    refuses: [400, 404],
  }),
  update: documented({
    ...change,
    id: 'updateImport',
    summary: 'Reads another sheet of the file, or another row as headings',
    body: jsonContent(objectSchema({ sheet: { anyOf: [count, string] }, header_row: count }, [])),
    answer: named('ImportSheet'),
  }),
  preview: documented({
    ...change,
    more: unchecked,
    id: 'previewImport',
    summary: 'Checks every row; answers with the first 200',
    body: asked,
    answer: named('ImportReview'),
  }),
  rows: documented({
    id: 'listImportRows',
    tag: 'imports',
    summary: 'Rows and what becomes of them, 200 a page',
    parameters: [
      idParameter,
      parameter('query', 'page', { ...idSchema, maximum: 99_999 }),
      parameter('query', 'status', { enum: [...rowStatuses] }),
    ],
    answer: listOf(reviewed),
    headers: { 'X-Total-Count': { schema: count } },
    refuses: [400, 404],
  }),
  mend: documented({
    ...change,
    more: unchecked,
    id: 'mendImportRow',
    summary: 'Puts texts in the place of cells, and checks what hung on them',
    parameters: [idParameter, parameter('path', 'row', idSchema), keyParameter],
    body: jsonContent({ type: 'object', additionalProperties: string }),
    answer: named('ImportReview'),
  }),
  run: documented({ ...change, id: 'runImport', summary: 'Begins to write', body: asked, answer: named('Import') }),
  cancel: documented({ ...change, id: 'cancelImport', summary: 'Stops what is being done', answer: named('Import') }),
  undo: documented({
    ...change,
    id: 'undoImport',
    summary: 'Takes back all that was written',
    answer: named('Import'),
  }),
  errors: documented({
    id: 'exportImportErrors',
    tag: 'imports',
    summary: 'The rows that are wrong as XLSX, with the reasons',
    parameters: [idParameter],
    content: { 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': binary },
    refuses: [400, 404, 429],
    security: [{ token: [] }, { ticket: [] }],
  }),
  template: documented({
    id: 'exportImportTemplate',
    tag: 'imports',
    summary: 'A spreadsheet to fill in for a target',
    parameters: [parameter('path', 'resource', string)],
    content: { 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': binary },
    refuses: [404, 429],
    security: [{ token: [] }, { ticket: [] }],
  }),
}
