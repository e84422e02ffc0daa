import type { FirstStep } from '#src/resource/cards/first-steps.ts'

/** The steps of setting up an empty shop, in order. */
export const firstSteps: readonly FirstStep[] = [
  { of: 'parameters', rows: 1, says: 'app.steps.parameters' },
  { of: 'categories', rows: 1, says: 'app.steps.categories' },
  { of: 'products', rows: 1, says: 'app.steps.products' },
  // Two users: the administrator and a colleague.
  { of: 'users', rows: 2, says: 'app.steps.users' },
]
