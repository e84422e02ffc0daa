import { maxExactTotal } from '#src/platform/list-limits.ts'
import { arraySchema, idSchema, objectSchema } from '#src/platform/openapi/schema.server.ts'
import type { CardSource } from '#src/resource/cards/card.server.ts'
import type { ListCard, ListFigures } from '#src/resource/cards/card.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { labelOf } from '#src/resource/model.ts'
import { readPage } from '#src/resource/read/list-page.server.ts'
import { parseListQuery } from '#src/resource/read/list-query.server.ts'
import { preparedNamed } from '#src/resource/registration/prepared.server.ts'

const mostRows = 3

const schema = objectSchema({
  total: { type: 'integer', minimum: 0, maximum: maxExactTotal },
  is_lower_bound: { type: 'boolean', description: 'True where the list has more rows than were counted' },
  rows: {
    ...arraySchema(objectSchema({ id: idSchema, label: { type: 'string' }, note: { type: 'string' } })),
    maxItems: mostRows,
  },
})

/**
 * A card that counts a filtered list and shows its first rows, by the list's own statements and bounds. Throws where
 * the card is of another resource, or its access is not that of the list's screen, which the card leads to.
 */
export function listCard(card: ListCard, of: Resource, summary: string): CardSource<ListFigures> {
  const { where, note } = card
  if (card.of !== of.name || card.access !== of.screens?.list.access)
    throw new Error(`${card.name}: its resource and access are not those of the list of ${of.name}`)
  return {
    card,
    summary,
    schema,
    scope: of.scope,
    async figures(tx, { actor, registry }) {
      const prepared = preparedNamed(registry, of.name).seenBy(actor)
      const asked = { ...Object.fromEntries(new URLSearchParams(where)), page: '1', per_page: String(mostRows) }
      const { rows, total, isLowerBound } = await readPage(tx, prepared, actor, parseListQuery(prepared, asked))
      const told =
        note === undefined
          ? []
          : rows.map((row) => ({ id: row.id, label: labelOf(of, row), note: String(row[note] ?? '') }))
      return { total, is_lower_bound: isLowerBound, rows: told }
    },
  }
}
