/** What a number with a format stands for; null is a plain number, a percentage or an amount too. */
export type TimeFormat = 'day' | 'moment' | 'time' | 'duration' | null

/** ECMA-376 18.8.30: the formats that files name by number alone, those of East Asian languages included. */
const builtinIds: Readonly<Record<Exclude<TimeFormat, null>, readonly number[]>> = {
  day: [14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58],
  time: [18, 19, 20, 21, 32, 33, 34, 35, 45, 47, 55, 56],
  duration: [46],
  moment: [22],
}

export function findBuiltinFormat(id: number): TimeFormat {
  if (builtinIds.day.includes(id)) return 'day'
  if (builtinIds.time.includes(id)) return 'time'
  if (builtinIds.duration.includes(id)) return 'duration'
  return builtinIds.moment.includes(id) ? 'moment' : null
}

/** Quoted and escaped signs, padding, colours, conditions and currencies; not `[h]`, which counts hours beyond 24. */
const literalParts = /"[^"]*"?|\\.|[_*].|\[(?!h+\]|m+\]|s+\])[^\]]*\]?/gi

/** The names by which programs in other languages call the format of no kind. */
const generalName = /^(?:general|standard|est[aá]ndar|geral)$/

/** Reads a format code as Excel writes it, `dd/mm/yyyy hh:mm`; only its first section counts, that of positives. */
export function parseFormatCode(code: string): TimeFormat {
  const [letters = ''] = code.slice(0, 1000).toLowerCase().replace(literalParts, '').split(';')
  if (generalName.test(letters.trim())) return null
  const hasTime = /[hs]|am\/pm|a\/p|\[m/.test(letters)
  const hasDay = /[yde]/.test(letters.replace(/e[+-]/g, '')) || (!hasTime && letters.includes('m'))
  if (hasDay) return hasTime ? 'moment' : 'day'
  if (hasTime) return letters.includes('[') ? 'duration' : 'time'
  return null
}
