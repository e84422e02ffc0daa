/**
 * Reads a time of day of 24 hours as people type it: `9`, `930`, `9:30`, `09.30 hs`. Returns `HH:MM`, or null for a
 * text that is no time, such as 25:00.
 */
export function readTypedTime(typed: string): string | null {
  const shape = /^(\d{1,2})(?:[:.,h ]?(\d{2}))?(?::00)?\s*(?:hs?\.?)?$/i
  const [, hour, minute = '00'] = shape.exec(typed.trim()) ?? []
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null
  return `${hour.padStart(2, '0')}:${minute}`
}

/**
 * Input mask: writes the colon of a time while somebody types at its end, as soon as the digits can mean nothing else:
 * `93` becomes `9:3`, and `1230` becomes `12:30`. `textBeforeKey` is the text before the last key. Text that is deleted
 * or typed in the middle stays as it is.
 */
export function insertColonWhileTyping(typed: string, textBeforeKey: string, isAtEnd: boolean): string {
  if (!isAtEnd || textBeforeKey.startsWith(typed)) return typed
  return typed
    .replace(/^(\d{1,2})[.,h ]+/i, '$1:')
    .replace(/^([3-9])(\d{1,2})$/, '$1:$2')
    .replace(/^([0-2]\d)(\d{2})$/, '$1:$2')
}
