import type { FastifyRequest } from 'fastify'
import { type Asking, readLines, unused } from '#src/access/audit/audit.server.ts'
import type { AuditLine } from '#src/access/audit/audit-line.ts'
import { conditionOf } from '#src/access/audit/audit-query.server.ts'
import type { Actor } from '#src/platform/actor.ts'
import { readByCursor } from '#src/platform/database/read-by-cursor.server.ts'
import { actorOf, languageOf } from '#src/platform/http/guard.server.ts'
import { documented } from '#src/platform/openapi/operation.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import type { Cell, SheetColumn } from '#src/platform/spreadsheets/sheet.ts'
import { captionKey, type Resource } from '#src/resource/declaration.ts'
import {
  type Exported,
  type ExportRoute,
  type Format,
  printWords,
} from '#src/resource/export/export-registrar.server.ts'
import { didWhat } from '#src/resource/history/describe-entry-action.ts'
import { readerOf } from '#src/resource/history/routes.server.ts'
import type { Reader } from '#src/resource/kinds/kind.ts'
import { modelOf } from '#src/resource/model.ts'
import { exportParameters } from '#src/resource/openapi/lists.server.ts'
import { describeExport } from '#src/resource/openapi/operations.server.ts'
import { type ListQuery, parseExportQuery } from '#src/resource/read/list-query.server.ts'
import { selectOf } from '#src/resource/read/select.server.ts'
import type { Registry } from '#src/resource/registration/prepared.server.ts'
import { Parameters, withinScope } from '#src/resource/scope/scope.server.ts'

/** The audit's page as a sheet: what it tells of each entry, a row for each field that changed. */
export function auditExport(
  add: (route: ExportRoute) => void,
  services: Services,
  registry: Registry,
  audit: Resource,
): void {
  const model = modelOf(audit, new Map())
  const listed = { model, select: selectOf(model, new Map()) }
  const parameters = () => exportParameters(listed).filter(({ name }) => !unused.includes(name))
  const asked = (request: FastifyRequest): Exported => {
    const words = readerOf(languageOf(request))
    const asking = { actor: actorOf(request), registry, words }
    const query = parseExportQuery(listed, request)
    return {
      words: printWords(request, services.settings.tzShop),
      sheet: { name: words.text('pages.audit.list'), language: languageOf(request), columns: columnsFor(words) },
      read: (take, signal) => readSheet(services, audit, { asking, query }, take, signal),
    }
  }
  const schema = (format: Format) => documented(() => describeExport(audit, parameters(), format))
  add({ path: '/api/audit', access: 'see_audit', schema, asked })
}

const headings: readonly [heading: string, type: SheetColumn['type']][] = [
  ['audit.one', 'number'],
  ['audit.fields.at', 'moment'],
  ['audit.fields.user_id', 'text'],
  ['audit.fields.action', 'text'],
  ['access.audit.record', 'text'],
  ['access.audit.field', 'text'],
  ['access.audit.before', 'text'],
  ['access.audit.after', 'text'],
]

const columnsFor = ({ text }: Reader): SheetColumn[] =>
  headings.map(([heading, type]) => ({ heading: text(heading), type, decimals: 0 }))

type Wanted = { asking: Asking; query: ListQuery }

/** The cursor gives the entries in one snapshot; what they tell is read for some of them at a time. */
async function readSheet(
  { sql, settings }: Services,
  audit: Resource,
  { asking, query }: Wanted,
  take: (rows: Cell[][]) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const parameters = new Parameters()
  const scope = withinScope(audit, asking.actor, parameters)
  const where = `${scope} and ${await conditionOf(sql, query, settings.tzShop, parameters)}`
  // Wall clock: the connection's time zone is the shop's.
  const text = `
    select t.id, to_char(t.at, 'YYYY-MM-DD HH24:MI:SS') from audit t where ${where} order by t.id desc`
  const tell = async (entries: readonly (readonly unknown[])[]) => {
    const moments = new Map(entries.map(([id, at]) => [Number(id), String(at)]))
    const among = [...moments.keys()]
    const lines = await readLines(sql, asking, {
      most: among.length,
      where: (own) => `t.id = any(${own.add(among)}::bigint[])`,
    })
    await take(lines.flatMap((line) => rowsOf(line, moments.get(line.id) ?? null, asking)))
  }
  await readByCursor(sql, { text, parameters: parameters.values }, tell, signal)
}

/** One without fields that the reader may know is a row alone. */
function rowsOf(line: AuditLine, at: string | null, { actor, registry, words }: Asking): Cell[][] {
  const { id, user } = line
  const resource = registry.get(line.resource)?.resource
  const who = user ? `${user.name} ${user.surname}` : words.text('resource.history.nobody')
  const begin = [id, at, who, didWhat(line, resource, words.text), nameOf(line, actor, words)]
  if (!resource || !line.changes?.length) return [[...begin, null, null, null]]
  return line.changes.map(({ field, before, after }) => [
    ...begin,
    words.text(captionKey(resource, field)),
    before,
    after,
  ])
}

/** The record as the page calls it: by name, one's own account too, else by number. */
function nameOf({ label, resource, entity_id }: AuditLine, actor: Actor, { text }: Reader): string {
  if (label !== null) return label
  return resource === 'users' && entity_id === String(actor.id)
    ? `${actor.name} ${actor.surname}`
    : text({ key: 'access.changes.number', params: { id: entity_id } })
}
