import type { ResourceRules } from '#src/resource/registration/rules.server.ts'
import { buildPeriodSeniority } from '#src/workforce/employment/employment-expressions.server.ts'

export const periodsRules: ResourceRules = {
  computedExpressions: ({ today }) => ({ period_seniority: buildPeriodSeniority('t', today) }),
}
