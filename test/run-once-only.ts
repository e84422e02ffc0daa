/**
 * Parts of the paths of tests that are not repeated on the oldest PostgreSQL, because its version makes no difference
 * to them: connections, files, spreadsheets, printed documents, pictures, mail, HTTP, queues, the API's document, and
 * tests whose statements other tests run too.
 */
export const runOnceOnlyPaths: readonly string[] = [
  ...['platform/database/errors/database-lost', 'database/connection/server-address'],
  ...['database/connection/channel-listener', 'database/connection/pool', 'statement-too-long'],
  ...['platform/http/', 'platform/files/', 'platform/public-cache/', 'platform/public-version/', 'platform/mail'],
  ...['platform/spreadsheets/', 'picture', 'api-client', 'api-document', 'tickets', 'src/documents/'],
  ...['app/no-store', 'app/route-access', 'app/instances', 'app/rights', 'contract/editors'],
  ...['access/permissions/lost-rights', 'access/sign-in/shared-dni', 'storefront/contact'],
  ...['resource/robust', 'resource/uploads', 'write/uploads-at-commit'],
  ...['export/busy-exports', 'export/interrupted-download', 'export/pdf'],
  ...['importer/columns/', 'importer/errors/', 'importer/template/'],
  ...['importer/routes/bad-files', 'importer/routes/downloads', 'importer/routes/imports'],
  ...['importer/routes/repeated-upload', 'importer/routes/wait-until'],
  ...['importer/rows/cells-read', 'importer/rows/skip-reason'],
  ...['importer/work/interruption', 'importer/work/cancel', 'importer/work/instances', 'importer/work/counts'],
  ...['importer/work/import-quota', 'importer/work/give-up', 'importer/work/repeated-import'],
  ...['importer/work/company-imports', 'importer/work/fencing', 'importer/work/imports', 'importer/review/'],
  ...['employment/loaded-', 'trainings/sheet/', 'personal-data/record-only-values', 'safety/printing/'],
  // The year in the shop's own zone is lived through on both.
  ...['agenda/year/madrid', 'agenda/year/new-york', 'access/sign-in/sign-in-limits'],
]

/** True for a test file that runs on the program's own PostgreSQL alone. */
export const isRunOnceOnly = (file: string): boolean => runOnceOnlyPaths.some((part) => file.includes(part))
