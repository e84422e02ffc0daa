import { booleanKind } from '#src/resource/kinds/boolean/boolean.ts'
import { type Common, type Kind, noNames } from '#src/resource/kinds/kind.ts'

export type ComputedField = Common & {
  kind: 'computed'
  /** What true means, for `/api/docs`. */
  means: string
}

/** In no form and no filter, and no history tells of it: it is one thing for one reader, another for the next. */
export const computedKind: Kind<ComputedField> = {
  read: null,
  empty: () => false,
  names: (name) => ({ [name]: { from: 'computed', of: name } }),
  writes: noNames,
  sent: () => undefined,
  order: null,
  filters: [],
  isSearched: false,
  show: (_, value, reader) => booleanKind.show({ kind: 'boolean', byDefault: false }, value, reader),
  tell: () => '',
  spellings: () => [],
  form: { begin: () => null, send: () => ({}), show: () => '', rebase: () => null, detach: () => null },
}

/**
 * Yes or no, worked out for the reader of each answer and stored nowhere; its SQL is in the resource's rules
 * (`computed`).
 */
export const computed = (means: string): ComputedField => ({ kind: 'computed', readOnly: true, means })
