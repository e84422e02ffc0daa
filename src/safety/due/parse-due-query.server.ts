import { createFieldMessages, Invalid } from '#src/platform/errors.ts'
import { readShopDay } from '#src/platform/settings/shop-day.ts'
import { date } from '#src/resource/kinds/date/date.ts'
import { parseListQuery } from '#src/resource/read/list-query.server.ts'
import type { PreparedResource } from '#src/resource/registration/prepared.server.ts'
import { readField } from '#src/resource/schema.ts'
import type { DueQuery } from '#src/safety/due/read-due.server.ts'
import { recordDays } from '#src/workforce/dates.ts'

const withSeveral = (names: readonly string[]) => names.flatMap((name) => [name, `${name}_in`])

/** Parameters of the list of employees that the list of what is due has too, and those of the list of deliveries. */
export const personParameterNames: readonly string[] = [
  'q',
  ...withSeveral(['job_sector_id', 'job_title_id', 'client_id']),
]
export const itemParameterNames: readonly string[] = withSeveral(['ppe_id'])
export const duePagingNames: readonly string[] = ['page', 'per_page']

const untilField = date({ range: recordDays })

/** The resources whose filters the list has. */
export type DueResources = { employees: PreparedResource; deliveries: PreparedResource }

/**
 * Parses the filters, the last day (today without one), and the page where `pagingNames` allow one. Throws Invalid with
 * every unknown and malformed parameter.
 */
export function parseDueQuery(
  { employees, deliveries }: DueResources,
  parameters: Readonly<Record<string, unknown>>,
  pagingNames: readonly string[],
): DueQuery {
  const { until: day = '', ...others } = parameters
  const problems = createFieldMessages()
  const reading = day === '' ? { value: readShopDay() } : readField(untilField, day)
  if ('problem' in reading) problems['until'] = reading.problem
  const allowedNames = [...personParameterNames, ...itemParameterNames, ...pagingNames]
  for (const name of Object.keys(others))
    if (!allowedNames.includes(name)) problems[name] = 'resource.list.unknown_parameter'
  const parse = (prepared: PreparedResource, isOfItem: boolean) => {
    const entries = Object.entries(others).filter(
      ([name]) => !(name in problems) && itemParameterNames.includes(name) === isOfItem,
    )
    try {
      return parseListQuery(prepared, Object.fromEntries(entries))
    } catch (error) {
      if (!(error instanceof Invalid)) throw error
      Object.assign(problems, error.fields)
      return undefined
    }
  }
  const [people, items] = [parse(employees, false), parse(deliveries, true)]
  if (!people || !items || 'problem' in reading || Object.keys(problems).length > 0)
    throw new Invalid(problems, 'platform.answers.bad_request')
  return { people, itemFilters: items.filters, until: String(reading.value) }
}
