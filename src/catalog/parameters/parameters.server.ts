import { Conflict, Invalid } from '#src/platform/errors.ts'
import type { CheckedValues, ResourceRules } from '#src/resource/registration/rules.server.ts'

export const parametersRules: ResourceRules = {
  conflictCodes: ['LAST_ROW'],

  async beforeRows(_context, changes) {
    return changes.map(({ values, before }) => {
      if ('start_hour' in values || 'end_hour' in values) refuseClosingBeforeOpening({ ...before, ...values })
      return before ? values : omitEmptySynonyms(values)
    })
  },

  /** Row lock: of two simultaneous deletes, the second waits and then finds a single row. */
  async beforeDeletes({ tx }, deletedRows) {
    const rows = await tx`select id from parameters order by id for update`
    if (rows.length <= deletedRows.length) throw new Conflict('catalog.parameters.last', 'LAST_ROW')
  },
}

/**
 * Throws Invalid if the shop closes before it opens. Hours are `HH:MM` and compare as text. Missing hours pass, and so
 * do equal ones, which mean that the shop never closes.
 */
function refuseClosingBeforeOpening({ start_hour: openingTime, end_hour: closingTime }: Record<string, unknown>): void {
  if (typeof openingTime !== 'string' || typeof closingTime !== 'string' || closingTime >= openingTime) return
  throw new Invalid({ end_hour: 'catalog.parameters.closes_before' })
}

/**
 * Search synonyms: an empty value is left out of a new row, so that the column's default synonyms apply. In an existing
 * row an empty value clears the synonyms.
 */
function omitEmptySynonyms({ search_synonyms, ...values }: CheckedValues): CheckedValues {
  return search_synonyms ? { ...values, search_synonyms } : values
}
