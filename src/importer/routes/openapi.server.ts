import { rowStatuses } from '#src/importer/import-types.ts'
import { maxUnpagedRows } from '#src/platform/list-limits.ts'
import { documentRoute, jsonContent } from '#src/platform/openapi/operation.server.ts'
import { buildParameter, idParameter, keyParameter } from '#src/platform/openapi/parameters.server.ts'
import { buildCodedErrorSchema, buildErrorResponse } from '#src/platform/openapi/refusals.server.ts'
import { arraySchema, componentRef, idSchema, objectSchema, type Schema } from '#src/platform/openapi/schema.server.ts'

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
  409: buildErrorResponse(
    'Something is being done with it, or it is over',
    buildCodedErrorSchema(['BUSY', 'OVER', 'KEY_REUSED']),
  ),
}
const uncheckedResponse = {
  409: buildErrorResponse(
    'The same, or the sheet has no rows, or they are not checked',
    buildCodedErrorSchema(['BUSY', 'OVER', 'NO_ROWS', 'NOT_CHECKED', 'FAILED', 'KEY_REUSED']),
  ),
}
const changeRoute = {
  tag: 'imports',
  parameters: [idParameter, keyParameter],
  extraResponses: busyResponse,
  refusals: [400, 404] as const,
}
const importRequestBody = jsonContent(componentRef('ImportAsked'))

/** Descriptions of the data loader's routes in `/api/docs`. */
export const importDocs = {
  create: documentRoute(() => ({
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
    responseSchema: componentRef('ImportSheet'),
    extraResponses: {
      409: buildErrorResponse(
        'It was cancelled before its rows were staged',
        buildCodedErrorSchema(['CANCELLED', 'KEY_REUSED']),
      ),
    },
    refusals: [400, 429],
  })),
  list: documentRoute(() => ({
    id: 'listImports',
    tag: 'imports',
    summary: 'Own loads, newest first',
    parameters: [
      buildParameter('query', 'page', { ...idSchema, maximum: 1_000_000 }),
      buildParameter('query', 'per_page', {
        ...idSchema,
        maximum: maxUnpagedRows,
        description: 'Loads of a page, 50 unless said',
      }),
    ],
    responseSchema: arraySchema(componentRef('Import')),
    headers: { 'X-Total-Count': { schema: count } },
    refusals: [400],
  })),
  read: documentRoute(() => ({
    id: 'readImport',
    tag: 'imports',
    summary: 'How far a load is, and its first errors',
    parameters: [idParameter],
    responseSchema: componentRef('ImportDetail'),
    refusals: [400, 404],
  })),
  update: documentRoute(() => ({
    ...changeRoute,
    extraResponses: {
      409: buildErrorResponse(
        'The same, or it was cancelled',
        buildCodedErrorSchema(['BUSY', 'OVER', 'CANCELLED', 'KEY_REUSED']),
      ),
    },
    id: 'updateImport',
    summary: 'Reads another sheet of the file, or another row as headings',
    body: jsonContent(objectSchema({ sheet: { anyOf: [count, string] }, header_row: count }, [])),
    responseSchema: componentRef('ImportSheet'),
  })),
  preview: documentRoute(() => ({
    ...changeRoute,
    extraResponses: uncheckedResponse,
    id: 'previewImport',
    summary: 'Checks every row; answers with the first 200',
    body: importRequestBody,
    responseSchema: componentRef('ImportReview'),
  })),
  rows: documentRoute(() => ({
    id: 'listImportRows',
    tag: 'imports',
    summary: 'Rows and what becomes of them, 200 a page',
    parameters: [
      idParameter,
      buildParameter('query', 'page', { ...idSchema, maximum: 99_999 }),
      buildParameter('query', 'status', { enum: [...rowStatuses] }),
    ],
    responseSchema: arraySchema(componentRef('ImportRow')),
    headers: { 'X-Total-Count': { schema: count } },
    refusals: [400, 404],
  })),
  pictures: documentRoute(() => ({
    ...changeRoute,
    extraResponses: {
      409: buildErrorResponse(
        'Something is being done with it, or it is over',
        buildCodedErrorSchema(['BUSY', 'OVER', 'CANCELLED', 'KEY_REUSED']),
      ),
    },
    id: 'sendImportPictures',
    summary: 'Takes a zip of pictures in place of an earlier one, and checks the rows again if they were checked',
    body: { 'multipart/form-data': { schema: objectSchema({ pictures: { ...string, format: 'binary' } }) } },
    responseSchema: componentRef('ImportDetail'),
  })),
  correctRow: documentRoute(() => ({
    ...changeRoute,
    extraResponses: uncheckedResponse,
    id: 'mendImportRow',
    summary: 'Puts texts in the place of cells, and checks what hung on them',
    parameters: [idParameter, buildParameter('path', 'row', idSchema), keyParameter],
    body: jsonContent({ type: 'object', additionalProperties: string }),
    responseSchema: componentRef('ImportReview'),
  })),
  run: documentRoute(() => ({
    ...changeRoute,
    extraResponses: uncheckedResponse,
    id: 'runImport',
    summary: 'Begins to write',
    body: importRequestBody,
    responseSchema: componentRef('Import'),
  })),
  cancel: documentRoute(() => ({
    ...changeRoute,
    id: 'cancelImport',
    summary: 'Stops what is being done; a load that was not run and that nobody works on is thrown away',
    body: jsonContent(
      objectSchema(
        { task: { ...string, description: 'Stops this alone: where it is over by then, nothing is thrown away' } },
        [],
      ),
    ),
    responseSchema: componentRef('Import'),
  })),
  undo: documentRoute(() => ({
    ...changeRoute,
    id: 'undoImport',
    summary: 'Takes back all that was written',
    responseSchema: componentRef('Import'),
  })),
  errors: documentRoute(() => ({
    id: 'exportImportErrors',
    tag: 'imports',
    summary: 'The rows that are wrong as XLSX, with the reasons',
    parameters: [idParameter],
    content: xlsx,
    refusals: [400, 404, 429],
    security: ticketSecurity,
  })),
  template: documentRoute(() => ({
    id: 'exportImportTemplate',
    tag: 'imports',
    summary: 'A spreadsheet to fill in for a target',
    parameters: [buildParameter('path', 'resource', string)],
    content: xlsx,
    refusals: [404, 429],
    security: ticketSecurity,
  })),
}
