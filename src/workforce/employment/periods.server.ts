import type { ResourceRules } from '#src/resource/registration/rules.server.ts'
import { buildPeriodSeniorityExpression } from '#src/workforce/employment/employment-expressions.server.ts'

export const periodsRules: ResourceRules = {
  computedExpressions: ({ today }) => ({ period_seniority: buildPeriodSeniorityExpression('t', today) }),
}
