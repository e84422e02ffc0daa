import type { FastifyInstance } from 'fastify'
import {
  defaultLeadTimes,
  type LeadTimeName,
  type LeadTimes,
  leadTimeNames,
} from '#src/agenda/notices/lead-times/lead-times.ts'
import type { Sql } from '#src/platform/database/sql.server.ts'
import { documentRoute } from '#src/platform/openapi/operation.server.ts'
import { idSchema, objectSchema } from '#src/platform/openapi/schema.server.ts'

const firstRow = 'from parameters order by id limit 1'

/** The stamp of a row, as its entity has it. */
const stamp = `to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** SQL of the days of notice, a column of the parameters. */
export const buildNoticeDaysExpression = (column: LeadTimeName): string =>
  `coalesce((select ${column} ${firstRow}), ${defaultLeadTimes[column]})`

/**
 * Registers the days of notice for users who see notices. They may not read the parameters, which have the shop's
 * prices too. Who changes the days writes the row of the parameters.
 */
export function addLeadTimesRoute(app: FastifyInstance, sql: Sql): void {
  const schema = documentRoute(() => ({
    id: 'readNotificationLeadTimes',
    tag: 'notifications',
    summary: 'How many days before each kind notifies, with the row of the parameters that says so and its stamp',
    responseSchema: objectSchema({
      ...Object.fromEntries(leadTimeNames.map((name) => [name, { type: 'integer', minimum: 0 }])),
      parameters_id: { anyOf: [idSchema, { type: 'null' }] },
      updated_at: { type: ['string', 'null'], format: 'date-time' },
    }),
  }))
  app.get('/api/notifications/lead_times', { config: { access: 'see_notifications' }, schema }, async () => {
    const [row] = await sql.query<LeadTimes[]>(
      `select id as parameters_id, ${stamp} as updated_at, ${leadTimeNames.join(', ')} ${firstRow}`,
      [],
    )
    return row ?? { ...defaultLeadTimes, parameters_id: null, updated_at: null }
  })
}
