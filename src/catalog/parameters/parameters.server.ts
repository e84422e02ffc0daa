import { Conflict, Invalid } from '#src/platform/errors.ts'
import type { Given, ResourceRules } from '#src/resource/registration/rules.server.ts'

export const parametersRules: ResourceRules = {
  conflicts: ['LAST_ROW'],

  async beforeRows(_context, changes) {
    return changes.map(({ given, before }) => {
      if ('start_hour' in given || 'end_hour' in given) requireOrder({ ...before, ...given })
      return before ? given : withFirstSynonyms(given)
    })
  },

  /** Row lock: of two deletes at once, the second waits and then finds a single row. */
  async beforeDeletes({ tx }, gone) {
    const rows = await tx`select id from parameters order by id for update`
    if (rows.length <= gone.length) throw new Conflict('catalog.parameters.last', 'LAST_ROW')
  },
}

/** Hours are `HH:MM`, which compare as text. Equal ones stand for a shop that does not close. */
function requireOrder({ start_hour: opens, end_hour: closes }: Record<string, unknown>): void {
  if (typeof opens !== 'string' || typeof closes !== 'string' || closes >= opens) return
  throw new Invalid({ end_hour: 'catalog.parameters.closes_before' })
}

/** Left empty in a new row, the synonyms are the column's default; in an older one they were emptied on purpose. */
function withFirstSynonyms({ search_synonyms, ...given }: Given): Given {
  return search_synonyms ? { ...given, search_synonyms } : given
}
