import { addMonths } from '#src/platform/days/add-months.ts'
import type { MessageRef } from '#src/platform/errors.ts'
import { readShopDay } from '#src/platform/settings/shop-day.ts'
import type { Kind } from '#src/resource/kinds/kind.ts'
import { createTextField, defineTextKind, type TextField, type TextRule } from '#src/resource/kinds/text/text.ts'
import { formatDate } from '#src/ui/figures/format-values.ts'

/** Pattern of `YYYY-MM-DD`. Neither the calendar nor the database has a year 0. */
export const datePattern = /^(?!0000)\d{4}-\d{2}-\d{2}$/

/**
 * The first and last day that a field accepts, and the message for any other day. They also decide the century of a
 * year that is typed with two digits, and which days the calendar offers. `in_a_year` is the same day of next year.
 */
export type DayRange = { from: string; to: string | 'today' | 'in_a_year'; message: MessageRef }

export type DateField = TextField<'date'> & { range?: DayRange }

const createDateField = createTextField('date', 10)

/** Declares a date field: an existing day, `YYYY-MM-DD`, without time or time zone. */
export const date = (options: Partial<Omit<DateField, 'kind'>> = {}): DateField => {
  const { range, rule } = options
  return { ...createDateField(options), ...(range && { range, rule: createRangeRule(range, rule) }) }
}

const createRangeRule =
  (range: DayRange, rule: TextRule = (day) => ({ value: day })): TextRule =>
  (day) => {
    const { min, max } = findDayBounds(range)
    return day >= min && day <= max ? rule(day) : { problem: range.message }
  }

export type DayBounds = { min: string; max: string; centuryPivot: string }

/**
 * The first and the last day of a range, by the shop's current day, and the latest day that a year of two digits can
 * mean. Where next year is the limit, a mistyped 29 is refused as 2029, and is not taken for 1929.
 */
export function findDayBounds({ from, to }: DayRange): DayBounds {
  if (to === 'in_a_year') return { min: from, max: addMonths(readShopDay(), 12), centuryPivot: '9999-12-31' }
  const max = to === 'today' ? readShopDay() : to
  return { min: from, max, centuryPivot: max }
}

const textKind: Kind<DateField> = defineTextKind<'date'>({
  normalize: (text) => (isExistingDay(text) ? { value: text } : { problem: 'resource.fields.date' }),
  order: 'value',
  isSearched: false,
  sheetFormat: 'dates',
  filterForms: ['is', 'range', 'empty'],
  /** A filter takes any day: a list finds rows that were dated before the range was narrowed. */
  readFilter: (raw) => textKind.read?.(date(), raw) ?? { problem: 'resource.fields.date' },
  format: (_, value, { language }) => (typeof value === 'string' ? formatDate(value, language) : ''),
})

/** A form's value is the day, or the typed text as long as the text is no day. */
export const dateKind: Kind<DateField> = {
  ...textKind,
  form: {
    ...textKind.form,
    // An empty proposed value is left out of a new record, so that the server proposes it.
    buildInput: (name, field, state) =>
      field.isProposed && state.storedRecord === null && state.checkedValue === null
        ? {}
        : textKind.form.buildInput(name, field, state),
    format(_, formValue, { language }) {
      const text = String(formValue)
      return isExistingDay(text) ? formatDate(text, language) : text
    },
  },
}

/** True for a day of the calendar, `YYYY-MM-DD`. */
export function isExistingDay(text: string): boolean {
  if (!datePattern.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
