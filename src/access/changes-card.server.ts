import { type Change, type ChangesFigures, changesCard } from '#src/access/cards.ts'
import { holds } from '#src/platform/actor.ts'
import type { Tx } from '#src/platform/database/sql.server.ts'
import { idSchema, listOf, objectSchema } from '#src/platform/openapi/schema.server.ts'
import type { CardReader, CardSource } from '#src/resource/cards/card.server.ts'
import { labelOf } from '#src/resource/model.ts'
import { parseId } from '#src/resource/record-id.ts'
import { Parameters, withinScope } from '#src/resource/scope.server.ts'

const mostChanges = 8
const text = { type: 'string' }

/** The audit's own tenant scope: rows that concern no company are seen by who belongs to none. */
const scope = { company_id: 'company_id' }

export const changesSource: CardSource<ChangesFigures> = {
  card: changesCard,
  summary: 'The last changes: who did what, and when',
  schema: objectSchema({
    changes: {
      ...listOf(
        objectSchema({
          id: { ...idSchema, maximum: Number.MAX_SAFE_INTEGER },
          at: { type: 'string', format: 'date-time' },
          who: { anyOf: [objectSchema({ name: text, surname: text }), { type: 'null' }] },
          resource: text,
          action: text,
          entity_id: text,
          label: { type: ['string', 'null'], description: 'Null where the caller may not read the resource' },
          is_there: { type: 'boolean', description: 'The record can still be read' },
        }),
      ),
      maxItems: mostChanges,
    },
  }),
  scope,
  async figures(tx, reader) {
    const entries = await lastEntries(tx, reader)
    const labels = await currentLabels(tx, reader, entries)
    const changes = entries.map(({ record, ...entry }): Change => {
      const resource = reader.registry.get(entry.resource)?.resource
      const current = labels.get(keyOf(entry))
      const former = resource && record ? labelOf(resource, record) || null : null
      return { ...entry, at: entry.at.toISOString(), label: current ?? former, is_there: current !== undefined }
    })
    return { changes }
  },
  /** A record's name only for who may read its resource. */
  trimmed({ changes }, { actor, registry }) {
    const mayRead = (name: string) => {
      const access = registry.get(name)?.resource.access.read
      return access !== undefined && holds(actor, access)
    }
    return {
      changes: changes.map((change) =>
        mayRead(change.resource) ? change : { ...change, label: null, is_there: false },
      ),
    }
  },
}

type Entry = Omit<Change, 'at' | 'label' | 'is_there'> & { at: Date; record: Record<string, unknown> | null }

const keyOf = ({ resource, entity_id }: Pick<Entry, 'resource' | 'entity_id'>) => `${resource} ${entity_id}`

/** By the audit's own order, which two indexes keep: of all, and of a company. */
function lastEntries(tx: Tx, { actor }: CardReader): Promise<Entry[]> {
  const parameters = new Parameters()
  const where = withinScope({ scope }, actor, parameters)
  const most = parameters.add(mostChanges)
  return tx.query<Entry[]>(
    `select t.id, t.at, t.resource, t.action, t.entity_id, coalesce(t.after, t.before) as record,
      case when u.id is not null then json_build_object('name', u.name, 'surname', u.surname) end as who
    from audit t left join users u on u.id = t.user_id
    where ${where} order by t.id desc limit ${most}`,
    parameters.values,
    { prepare: true },
  )
}

/** The names that records have now, of those that still exist within the reader's scope: one statement a resource. */
async function currentLabels(tx: Tx, { actor, registry }: CardReader, entries: readonly Entry[]) {
  const labels = new Map<string, string>()
  for (const name of new Set(entries.map(({ resource }) => resource))) {
    const prepared = registry.get(name)
    if (!prepared) continue
    const { resource, select } = prepared
    const parameters = new Parameters()
    const ids = entries.flatMap((entry) => (entry.resource === name ? (parseId(entry.entity_id) ?? []) : []))
    const among = parameters.add(ids)
    const where = withinScope(resource, actor, parameters)
    const rows = await tx.query<({ id: number } & Record<string, unknown>)[]>(
      `select t.id, ${select.label} from ${resource.table} t ${select.joins}
      where t.id = any(${among}::int[]) and ${where}`,
      parameters.values,
      { prepare: true },
    )
    for (const row of rows) labels.set(keyOf({ resource: name, entity_id: String(row.id) }), labelOf(resource, row))
  }
  return labels
}
