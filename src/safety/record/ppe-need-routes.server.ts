import type { FastifyInstance } from 'fastify'
import type { Actor } from '#src/platform/actor.ts'
import type { Queryable } from '#src/platform/database/sql.server.ts'
import { buildTodayConstant } from '#src/platform/database/statements/today-expression.server.ts'
import { NotFound } from '#src/platform/errors.ts'
import { getOrCreateDisconnectSignal } from '#src/platform/http/access/caller-key-and-disconnect.server.ts'
import { requireActor } from '#src/platform/http/access/guard-routes.server.ts'
import { documentRoute } from '#src/platform/openapi/operation.server.ts'
import { idParameter } from '#src/platform/openapi/parameters.server.ts'
import { arraySchema, idSchema, objectSchema, type Schema } from '#src/platform/openapi/schema.server.ts'
import type { Services } from '#src/platform/services.server.ts'
import { requirePathId } from '#src/resource/record-id.ts'
import { type PreparedResource, type Registry, requirePrepared } from '#src/resource/registration/prepared.server.ts'
import { buildScopeCondition, SqlParameters } from '#src/resource/scope/scope.server.ts'
import { deliveries } from '#src/safety/deliveries/deliveries.ts'
import { needStates, type PpeNeed } from '#src/safety/record/ppe-needs.ts'

/** Registers `GET /api/employees/:id/ppe_needs`. */
export function addPpeNeedRoute(app: FastifyInstance, { sql, settings }: Services, registry: Registry): void {
  const employees = requirePrepared(registry, 'employees')
  app.get<{ Params: { id: string } }>(
    '/api/employees/:id/ppe_needs',
    { config: { access: deliveries.access.read }, schema: documentRoute(() => needsDocs) },
    (request) =>
      readPpeNeeds(sql.withSignal(getOrCreateDisconnectSignal(request.raw)), employees, requireActor(request), {
        employeeId: requirePathId(request.params.id),
        today: buildTodayConstant(settings.tzShop),
      }),
  )
}

/**
 * Reads the items that an employee's job title needs, by name. `today` is SQL of the shop's day. Throws NotFound if the
 * employee is missing or out of the actor's scope.
 */
async function readPpeNeeds(
  db: Queryable,
  { resource }: PreparedResource,
  actor: Actor,
  { employeeId, today }: { employeeId: number; today: string },
): Promise<PpeNeed[]> {
  const parameters = new SqlParameters()
  const idParameterName = parameters.add(employeeId)
  const [row] = await db.query<{ needs: PpeNeed[] }[]>(
    `select coalesce((
      select json_agg(json_build_object('ppe_id', p.id, 'ppe_name', p.name, 'size', coalesce(s.size, d.size),
        'missing_size', s.size is null and d.size is null and cardinality(p.sizes) > 0,
        'delivery_date', h.delivery_date, 'next_delivery_date', h.next_delivery_date,
        'state', ${buildNeedStateExpression(today)}, 'pending', h.pending_round_id)
        order by p.name collate "es-x-icu", p.id)
      from ppe_holdings h join ppes p on p.id = h.ppe_id
      left join employee_ppe_sizes s on s.employee_id = h.employee_id and s.ppe_id = h.ppe_id
      left join ppe_deliveries d on d.id = h.delivery_id
      where h.employee_id = t.id and h.is_needed), '[]') as needs
    from employees t where t.id = ${idParameterName} and ${buildScopeCondition(resource, actor, parameters)}`,
    parameters.values,
  )
  if (!row) throw new NotFound()
  return row.needs
}

/** SQL of the state of a holding `h`. The days of notice are those of the parameters, or 15 if these have no row. */
const buildNeedStateExpression = (today: string): string => `
  case when h.delivery_id is null then 'missing' when h.next_delivery_date is null then 'valid'
    when h.next_delivery_date < ${today} then 'expired'
    when h.next_delivery_date <= ${today} +
      coalesce((select ppe_delivery_notice_days from parameters order by id limit 1), 15) then 'soon'
    else 'valid' end`

const dateSchema: Schema = { type: ['string', 'null'], format: 'date' }

const needsDocs = {
  id: 'readEmployeePpeNeeds',
  tag: 'ppe_deliveries',
  summary: "The protective equipment that an employee's job title needs, each with the delivery that counts",
  parameters: [idParameter],
  responseSchema: arraySchema(
    objectSchema({
      ppe_id: idSchema,
      ppe_name: { type: 'string' },
      size: { type: ['string', 'null'], description: "The employee's, else that of the delivery" },
      missing_size: { type: 'boolean', description: 'The item comes in sizes, and the size is not known' },
      delivery_date: { ...dateSchema, description: 'Null if it was never delivered' },
      next_delivery_date: dateSchema,
      state: {
        type: 'string',
        enum: [...needStates],
        description: '`soon` within the days of the parameters',
      },
      pending: { type: ['integer', 'null'], description: 'The open round in which it waits for a signature' },
    }),
  ),
  refusals: [404] as const,
}
