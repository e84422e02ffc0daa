import type { FollowRule } from '#src/resource/registration/rules.server.ts'
import { employees } from '#src/workforce/record/employees.ts'

/** When an employment ends, what is still unsigned and the open rounds that wait for the person are named. */
export const openDeliveriesRule: FollowRule = {
  resource: employees,
  async listFollows({ tx }, action, changes) {
    if (action !== 'terminate') return []
    const ids = changes.map(({ after }) => after.id)
    const [row] = await tx<{ deliveries: number; rounds: number }[]>`
      select count(*)::int as deliveries,
        count(distinct d.round_id) filter (where r.id is not null and r.closed_at is null)::int as rounds
      from ppe_deliveries d left join ppe_rounds r on r.id = d.round_id
      where d.employee_id = any(${ids}::int[]) and d.signed_at is null`
    return [
      { what: 'open_deliveries', count: row?.deliveries ?? 0 },
      { what: 'rounds', count: row?.rounds ?? 0 },
    ]
  },
}
