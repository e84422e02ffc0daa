/** Meaning of a cell's number format. Null: an ordinary number, a percentage or an amount of money. */
export type TimeFormat = 'day' | 'moment' | 'time' | 'duration' | null

/**
 * Built-in formats (ECMA-376 18.8.30), which a file refers to by number alone. Includes those of East Asian languages.
 */
const builtinIds: Readonly<Record<Exclude<TimeFormat, null>, readonly number[]>> = {
  day: [14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58],
  time: [18, 19, 20, 21, 32, 33, 34, 35, 45, 47, 55, 56],
  duration: [46],
  moment: [22],
}

export function findBuiltinTimeFormat(id: number): TimeFormat {
  if (builtinIds.day.includes(id)) return 'day'
  if (builtinIds.time.includes(id)) return 'time'
  if (builtinIds.duration.includes(id)) return 'duration'
  return builtinIds.moment.includes(id) ? 'moment' : null
}

/**
 * Parts of a format code without a meaning for dates: quoted and escaped characters, padding, colours, conditions and
 * currencies. Not `[h]`, which is a duration of more than 24 hours.
 */
const literalParts = /"[^"]*"?|\\.|[_*].|\[(?!h+\]|m+\]|s+\])[^\]]*\]?/gi

/** Names of the General format in several languages. */
const generalFormatPattern = /^(?:general|standard|est[aá]ndar|geral)$/

/** Parses a format code such as `dd/mm/yyyy hh:mm`. Only its first section counts, which is for positive numbers. */
export function parseTimeFormatCode(code: string): TimeFormat {
  const [letters = ''] = code.slice(0, 1000).toLowerCase().replace(literalParts, '').split(';')
  if (generalFormatPattern.test(letters.trim())) return null
  const hasTime = /[hs]|am\/pm|a\/p|\[m/.test(letters)
  const hasDay = /[yde]/.test(letters.replace(/e[+-]/g, '')) || (!hasTime && letters.includes('m'))
  if (hasDay) return hasTime ? 'moment' : 'day'
  if (hasTime) return letters.includes('[') ? 'duration' : 'time'
  return null
}
