import { maxExactTotal } from '#src/platform/list-limits.ts'
import { arraySchema, idSchema, objectSchema } from '#src/platform/openapi/schema.server.ts'
import type { CardSource } from '#src/resource/cards/card.server.ts'
import type { ListCard, ListFigures } from '#src/resource/cards/card.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { labelOf } from '#src/resource/model.ts'
import { readListPage } from '#src/resource/read/list-page.server.ts'
import { parseListQuery } from '#src/resource/read/list-query.server.ts'
import { requirePrepared } from '#src/resource/registration/prepared.server.ts'

const maxRows = 3

const listFiguresSchema = objectSchema({
  total: { type: 'integer', minimum: 0, maximum: maxExactTotal },
  is_lower_bound: { type: 'boolean', description: 'True where the list has more rows than were counted' },
  rows: {
    ...arraySchema(objectSchema({ id: idSchema, label: { type: 'string' }, note: { type: 'string' } })),
    maxItems: maxRows,
  },
})

/**
 * Creates the server side of a list card. Its figures are the list's count, as the list itself counts, and the first
 * rows if the card has a note. Throws if the card belongs to another resource, or needs another permission than the
 * list's screen, to which the card links.
 */
export function createListCardSource(card: ListCard, resource: Resource, summary: string): CardSource<ListFigures> {
  const { filter, noteProperty } = card
  if (card.resourceName !== resource.name || card.access !== resource.screens?.list.access)
    throw new Error(`${card.name}: its resource and access are not those of the list of ${resource.name}`)
  return {
    card,
    summary,
    schema: listFiguresSchema,
    scope: resource.scope,
    async computeFigures(tx, { actor, registry }) {
      const visibleResource = requirePrepared(registry, resource.name).narrowTo(actor)
      const listParameters = {
        ...Object.fromEntries(new URLSearchParams(filter)),
        page: '1',
        per_page: String(maxRows),
      }
      const { rows, total, isLowerBound } = await readListPage(
        tx,
        visibleResource,
        actor,
        parseListQuery(visibleResource, listParameters),
      )
      const labelledRows =
        noteProperty === undefined
          ? []
          : rows.map((row) => ({ id: row.id, label: labelOf(resource, row), note: String(row[noteProperty] ?? '') }))
      return { total, is_lower_bound: isLowerBound, rows: labelledRows }
    },
  }
}
