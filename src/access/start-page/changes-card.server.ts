import { changesSchema, readChanges, trimmedChanges } from '#src/access/audit/changes.server.ts'
import { type ChangesFigures, changesCard } from '#src/access/start-page/cards.ts'
import { objectSchema } from '#src/platform/openapi/schema.server.ts'
import type { CardSource } from '#src/resource/cards/card.server.ts'
import { withinScope } from '#src/resource/scope/scope.server.ts'

const most = 8

/** The audit's own tenant scope: rows that concern no company or client are seen by who belongs to none. */
const scope = { company_id: 'company_id', client_id: 'client_id' }

export const changesSource: CardSource<ChangesFigures> = {
  card: changesCard,
  summary: 'The last changes: who did what, and when',
  schema: objectSchema({ changes: { ...changesSchema, maxItems: most } }),
  scope,
  async figures(tx, reader) {
    const where = (parameters: Parameters<typeof withinScope>[2]) => withinScope({ scope }, reader.actor, parameters)
    return { changes: await readChanges(tx, reader, { most, where }) }
  },
  trimmed: ({ changes }, reader) => ({ changes: trimmedChanges(changes, reader) }),
}
