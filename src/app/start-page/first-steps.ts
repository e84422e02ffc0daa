import type { FirstStep } from '#src/resource/cards/first-steps.ts'

/** The steps of setting up an empty shop, in order. */
export const firstSteps: readonly FirstStep[] = [
  // A shop without an address, which sells by mail alone, has a name too.
  { resourceName: 'parameters', requiredRows: 1, filledField: 'shop_name', message: 'app.steps.parameters' },
  { resourceName: 'categories', requiredRows: 1, message: 'app.steps.categories' },
  { resourceName: 'products', requiredRows: 1, message: 'app.steps.products' },
  // Two users: the administrator and a colleague.
  { resourceName: 'users', requiredRows: 2, message: 'app.steps.users' },
]
