/**
 * The keys under which a message may stand, the best first. With a `count` they end in `_one` for exactly one, else in
 * `_other`, in every language: a text may say 'one' in words, and CLDR's plurals count Portuguese zero as one.
 */
export const listPluralKeys = (key: string, { count }: Readonly<Record<string, unknown>>): string[] =>
  typeof count === 'number' ? [key + (count === 1 ? '_one' : '_other'), key] : [key]
