import { rowStatuses } from '#src/importer/import-types.ts'
import { maxUnpagedRows } from '#src/platform/list-limits.ts'
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
const xlsx = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { schema: { ...string, format: 'binary' } },
}
const ticketSecurity = [{ token: [] }, { ticket: [] }]

const busyResponse = {
  409: refusal('Something is being done with it, or it is over', codedError(['BUSY', 'OVER', 'KEY_REUSED'])),
}
const uncheckedResponse = {
  409: refusal(
    'The same, or the sheet has no rows, or they are not checked',
    codedError(['BUSY', 'OVER', 'NO_ROWS', 'NOT_CHECKED', 'FAILED', 'KEY_REUSED']),
  ),
}
const changeRoute = {
  tag: 'imports',
  parameters: [idParameter, keyParameter],
  more: busyResponse,
  refuses: [400, 404] as const,
}
const importRequestBody = jsonContent(named('ImportAsked'))

/** Descriptions of the data loader's routes in `/api/docs`. */
export const importDocs = {
  create: documented(() => ({
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
    more: { 409: refusal('It was cancelled before its rows were staged', codedError(['CANCELLED', 'KEY_REUSED'])) },
    refuses: [400, 429],
  })),
  list: documented(() => ({
    id: 'listImports',
    tag: 'imports',
    summary: 'Own loads, newest first',
    parameters: [
      parameter('query', 'page', { ...idSchema, maximum: 1_000_000 }),
      parameter('query', 'per_page', {
        ...idSchema,
        maximum: maxUnpagedRows,
        description: 'Loads of a page, 50 unless said',
      }),
    ],
    answer: listOf(named('Import')),
    headers: { 'X-Total-Count': { schema: count } },
    refuses: [400],
  })),
  read: documented(() => ({
    id: 'readImport',
    tag: 'imports',
    summary: 'How far a load is, and its first errors',
    parameters: [idParameter],
    answer: named('ImportDetail'),
    refuses: [400, 404],
  })),
  update: documented(() => ({
    ...changeRoute,
    more: { 409: refusal('The same, or it was cancelled', codedError(['BUSY', 'OVER', 'CANCELLED', 'KEY_REUSED'])) },
    id: 'updateImport',
    summary: 'Reads another sheet of the file, or another row as headings',
    body: jsonContent(objectSchema({ sheet: { anyOf: [count, string] }, header_row: count }, [])),
    answer: named('ImportSheet'),
  })),
  preview: documented(() => ({
    ...changeRoute,
    more: uncheckedResponse,
    id: 'previewImport',
    summary: 'Checks every row; answers with the first 200',
    body: importRequestBody,
    answer: named('ImportReview'),
  })),
  rows: documented(() => ({
    id: 'listImportRows',
    tag: 'imports',
    summary: 'Rows and what becomes of them, 200 a page',
    parameters: [
      idParameter,
      parameter('query', 'page', { ...idSchema, maximum: 99_999 }),
      parameter('query', 'status', { enum: [...rowStatuses] }),
    ],
    answer: listOf(named('ImportRow')),
    headers: { 'X-Total-Count': { schema: count } },
    refuses: [400, 404],
  })),
  correctRow: documented(() => ({
    ...changeRoute,
    more: uncheckedResponse,
    id: 'mendImportRow',
    summary: 'Puts texts in the place of cells, and checks what hung on them',
    parameters: [idParameter, parameter('path', 'row', idSchema), keyParameter],
    body: jsonContent({ type: 'object', additionalProperties: string }),
    answer: named('ImportReview'),
  })),
  run: documented(() => ({
    ...changeRoute,
    more: uncheckedResponse,
    id: 'runImport',
    summary: 'Begins to write',
    body: importRequestBody,
    answer: named('Import'),
  })),
  cancel: documented(() => ({
    ...changeRoute,
    id: 'cancelImport',
    summary: 'Stops what is being done; a load that was not run and that nobody works on is thrown away',
    body: jsonContent(
      objectSchema(
        { task: { ...string, description: 'Stops this alone: where it is over by then, nothing is thrown away' } },
        [],
      ),
    ),
    answer: named('Import'),
  })),
  undo: documented(() => ({
    ...changeRoute,
    id: 'undoImport',
    summary: 'Takes back all that was written',
    answer: named('Import'),
  })),
  errors: documented(() => ({
    id: 'exportImportErrors',
    tag: 'imports',
    summary: 'The rows that are wrong as XLSX, with the reasons',
    parameters: [idParameter],
    content: xlsx,
    refuses: [400, 404, 429],
    security: ticketSecurity,
  })),
  template: documented(() => ({
    id: 'exportImportTemplate',
    tag: 'imports',
    summary: 'A spreadsheet to fill in for a target',
    parameters: [parameter('path', 'resource', string)],
    content: xlsx,
    refuses: [404, 429],
    security: ticketSecurity,
  })),
}
