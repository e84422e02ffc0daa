import { type DayOrder, formatTypedDay, insertSlashesWhileTyping, readTypedDay } from '#src/platform/text/typed-day.ts'
import { insertColonWhileTyping, readTypedTime } from '#src/platform/text/typed-time.ts'

/** How the values of a field are typed, and which of the browser's pickers chooses them. */
export type Spelling = {
  picker: 'date' | 'time'
  /** Reads the value in a typed text. Null if the text spells none. */
  read: (typed: string) => string | null
  /** Spells a value for people. Another text stays as it is. */
  format: (value: string) => string
  /**
   * Input mask: the text to show after a key. `before` is the text before that key. `isAtEnd` is true if the caret
   * stands at the end.
   */
  writeSigns: (typed: string, before: string, isAtEnd: boolean) => string
  /** Length of a text that is typed in full. */
  fullLength: number
  /** First and last value that the picker offers. */
  min?: string
  max?: string
  /** Message keys: the pattern shown in the empty field, the hint, the picker's button. */
  pattern: string
  hint: string
  open: string
}

type SpelledDays = { min?: string; max?: string; centuryPivot?: string }

/** Days as `dd/mm/yyyy`, or as `mm/dd/yyyy` by `order`. A year of two digits gets its century by `centuryPivot`. */
export function createDaySpelling({ centuryPivot, ...bounds }: SpelledDays = {}, order: DayOrder = 'dmy'): Spelling {
  const names = order === 'dmy' ? 'day' : 'month_first'
  return {
    picker: 'date',
    read: (typed) => readTypedDay(typed, order, centuryPivot),
    format: (value) => formatTypedDay(value, order),
    writeSigns: (typed, before, isAtEnd) => insertSlashesWhileTyping(typed, before, isAtEnd, order),
    fullLength: 10,
    ...bounds,
    pattern: `ui.picker.${names}_pattern`,
    hint: `ui.picker.${names}_hint`,
    open: 'ui.picker.open_calendar',
  }
}

/** Times as `hh:mm`, in 24 hours. */
export const timeSpelling: Spelling = {
  picker: 'time',
  read: readTypedTime,
  format: (value) => value,
  writeSigns: insertColonWhileTyping,
  fullLength: 5,
  pattern: 'ui.picker.time_pattern',
  hint: 'ui.picker.time_hint',
  open: 'ui.picker.open_clock',
}

/** The value that a typed text spells, or the text itself if it spells none. */
export function readValueOrKeepText({ read }: Spelling, typed: string): string {
  return typed.trim() === '' ? '' : (read(typed) ?? typed)
}
