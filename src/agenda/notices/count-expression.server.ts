import { maxCounted } from '#src/agenda/limited-count.ts'
import { derivedNoticesRules } from '#src/agenda/notices/notices.server.ts'
import { notices } from '#src/agenda/notices/notices.ts'
import { buildTodayExpression } from '#src/platform/database/statements/today-expression.server.ts'
import type { Registry } from '#src/resource/registration/prepared.server.ts'
import { buildScopeConditionOfUserRow, SqlParameters } from '#src/resource/scope/scope.server.ts'

/**
 * Scalar subquery for a statement that finds a user as `u`: how many notices the user has and did not dismiss. It stops
 * at `maxCounted`. Each select is read from its earliest date on, by the index of the date.
 */
export function buildNoticeCountExpression(registry: Registry, timeZone: string): string {
  const parameters = new SqlParameters()
  const today = buildTodayExpression(timeZone)
  const selects = derivedNoticesRules.buildSelects({ registry, userId: 'u.id', today, parameters })
  if (parameters.values.length > 0) throw new Error('The pulse has no place for parameters of notices.')
  const counted = Object.values(selects).map(
    (select) => `(select 1 from (${select}) t where ${buildScopeConditionOfUserRow(notices, 'u')} and not t.dismissed
      order by t.expiration_date limit ${maxCounted})`,
  )
  return `(select count(*)::int from (select from (${counted.join(' union all ')}) t limit ${maxCounted}) counted)`
}
