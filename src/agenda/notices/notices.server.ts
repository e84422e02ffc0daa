import { buildNoticeDaysExpression } from '#src/agenda/notices/lead-times/lead-times.server.ts'
import type { LeadTimeName } from '#src/agenda/notices/lead-times/lead-times.ts'
import { lastDayOfMonth, lastDayOfWeek } from '#src/agenda/notices/notices.ts'
import { buildTodayExpression } from '#src/platform/database/statements/today-expression.server.ts'
import { labelSeparator, removeLabelSeparators } from '#src/platform/text/label.ts'
import type { DerivedRules, DerivedSource } from '#src/resource/derived/derived-rules.server.ts'
import { requirePrepared } from '#src/resource/registration/prepared.server.ts'
import type { ResourceRules } from '#src/resource/registration/rules.server.ts'
import type { SqlParameters } from '#src/resource/scope/scope.server.ts'

export const noticesRules: ResourceRules = {
  computedExpressions: ({ today }) => ({ days: `(t.expiration_date - ${today})` }),

  choiceConditions: ({ today }) => ({
    conditions: {
      when: {
        overdue: `t.expiration_date < ${today}`,
        week: `t.expiration_date between ${today} and ${today} + ${lastDayOfWeek}`,
        month: `t.expiration_date between ${today} + ${lastDayOfWeek + 1} and ${today} + ${lastDayOfMonth}`,
        later: `t.expiration_date > ${today} + ${lastDayOfMonth}`,
      },
    },
    constants: {},
  }),
}

/** The days of which notices are selected, as SQL. `column` has the days of notice of their kind. */
export type NoticeSpan = {
  /** The first day, from which next birthdays are counted, and the values of `birthday_of` that an index looks up. */
  from: string
  birthdays: string
  buildCondition(date: string, column: LeadTimeName): string
}

/** What is noticed today: all that is past, and what falls within its days of notice. */
const buildNoticedSpan = (today: string): NoticeSpan => ({
  from: today,
  // A subselect is computed once. Beside a search each row is checked again, and would call the function again.
  birthdays: `(select birthdays_within(${today}, ${buildNoticeDaysExpression('birth_date_notice_days')}))::integer[]`,
  buildCondition: (date, column) => `${date} <= ${today} + ${buildNoticeDaysExpression(column)}`,
})

/** What falls on one day, an SQL expression. */
export const buildDaySpan = (day: string): NoticeSpan => ({
  from: day,
  // The planner knows how many people two values find. On 28 February those of the 29th are looked at too.
  birthdays: `array[birthday_of(${day}), case birthday_of(${day}) when 228 then 229 else birthday_of(${day}) end]`,
  buildCondition: (date) => `${date} = ${day}`,
})

type NoticeColumns = {
  /** The id is the prefix and the number in the column. */
  prefix: string
  column: string
  /** A condition that rows with one of these numbers, an SQL array, meet, and for which there is an index. */
  isAmong?: (numbers: string) => string
  type: string
  date: string
  licenseClass?: string
  /** The ids by which a search finds the notice. */
  ppeId?: string
  trainingItemId?: string
  qualityItemId?: string
  /** The texts in which a search looks: of an event; of a person, as their list and as notices tell them. */
  eventSearch?: string
  personSearch?: string
  personWords?: string
}

/** The columns of a notice about the employee in the row `t`. */
function buildColumns(userId: string, columns: NoticeColumns, person = personColumns): string {
  const { prefix, column, type, date, licenseClass = noText, eventSearch = noText } = columns
  const { isAmong = (numbers: string) => `${column} = any(${numbers})` } = columns
  const { ppeId = noId, trainingItemId = noId, qualityItemId = noId } = columns
  const { personSearch = 't.search', personWords = wordsOfPerson } = columns
  const id = `'${prefix}' || ${column}`
  const dismissedNumbers = `array(select substr(d.notice_id, ${prefix.length + 1})::integer from notice_dismissals d
    where d.user_id = ${userId} and d.notice_id like '${prefix}%')`
  // The second condition says nothing new: by it an index finds the few that are dismissed.
  const dismissed = `(exists (select from notice_dismissals d
    where d.user_id = ${userId} and d.notice_id = ${id} and d.expiration_date = ${date}) and ${isAmong(dismissedNumbers)})`
  return `${id} as id, '${type}'::text as type, ${date} as expiration_date, ${person},
    ${licenseClass} as driver_license_class, ${dismissed} as dismissed, ${ppeId} as ppe_id,
    ${trainingItemId} as training_item_id, ${qualityItemId} as quality_item_id, ${eventSearch} as event_search,
    ${personSearch} as person_search, ${personWords} as person_words, t.company_id, t.client_id`
}

/** A condition: the column has the id of an employee of whom a table has one of the rows. */
const isOfPersonOf = (column: string, table: string) => (numbers: string) =>
  `${column} = any(array(select employee_id from ${table} where id = any(${numbers})))`

const noId = 'null::integer'
const noText = 'null::text'

/** What notices tell of a person, as a search finds it. */
const wordsOfPerson = `norm(t.name || ' ' || t.surname || ' ' || t.name || ' ' || t.employee_file_number)`

const personColumns = 't.id as employee_id, t.job_sector_id'

const selectOfEmployee = (expression: string) => `(select ${expression} from employees e where e.id = t.employee_id)`

/** What a notice tells of its person, and what it is about, as SQL of a row of the selects. */
export const describedColumns = {
  employee_name: selectOfEmployee(`e.surname || '${labelSeparator}' || e.name`),
  employee_file_number: selectOfEmployee('e.employee_file_number'),
  title: `coalesce((select p.name from ppes p where p.id = t.ppe_id),
    (select i.name from training_items i where i.id = t.training_item_id),
    (select i.name from quality_items i where i.id = t.quality_item_id),
    case when t.id like 'custom-e%' then (select e.title from events e where e.id = substr(t.id, 9)::integer) end)`,
}

/** Equipment of people, with the columns of an employee's list that a holding has. */
const holdings = '(select h.*, h.employee_id as id from ppe_holdings h)'

/** A list of the notices of one day has all that falls on it, before its days of notice too, as the calendar has. */
function buildSelects(source: DerivedSource): Record<string, string> {
  const { userId, today, parameters, filters = [] } = source
  const [, day] = filters.find(([name]) => name === 'expiration_date') ?? []
  const span = day === undefined ? buildNoticedSpan(today) : buildDaySpan(`${parameters.add(day)}::date`)
  return {
    ...buildPeopleSelects(source, span),
    event: `select ${buildColumns(
      userId,
      {
        ...{ prefix: 'custom-e', column: 't.id', type: 'custom', date: 't.notice_date' },
        ...{ eventSearch: 't.search', personSearch: noText, personWords: noText },
      },
      `${noId} as employee_id, ${noId} as job_sector_id`,
    )} from (
      select e.*, case when o.day >= ${today} then o.day else o.day + (e."end" - e.start) end as notice_date
      from events e
      cross join lateral (
        select next_occurrence(e.start, e."end", e.repeat, e.repeat_until, e.skipped, ${today}) as day) o
      where e.notify and o.day is not null) t
      where t.notice_date <= ${today} + t.notify_days`,
  }
}

/** The selects of notices about active employees, each with the rows of a span. */
export function buildPeopleSelects(
  { registry, userId, today, parameters }: DerivedSource,
  { from, birthdays, buildCondition }: NoticeSpan,
) {
  const isActive = requirePrepared(registry, 'employees').select.filters.get('active')?.buildCondition(true, parameters)
  if (!isActive) throw new Error('The list of employees has no filter by who works today.')
  const isActiveByIndex = bindToday(isActive)
  // IS TRUE keeps the planner from collecting nine tenths of all people, those without a termination, by an index.
  const isActiveToday = `(${isActiveByIndex}) is true`
  const nextBirthday = `next_birthday(t.birth_date, ${from})`
  const certifications = {
    userId,
    isActiveToday: isActiveByIndex,
    condition: buildCondition('c.expiration_date', 'certification_notice_days'),
  }
  return {
    // A count reads them one after another until it has enough, so that quick ones come first.
    license: `select ${buildColumns(userId, {
      ...{ prefix: 'license-', column: 't.id', type: 'license', date: 't.driver_expiration_date' },
      licenseClass: 't.driver_license_class',
    })} from employees t where ${buildCondition('t.driver_expiration_date', 'license_notice_days')} and ${isActiveToday}`,
    ppe_delivery: `select ${buildColumns(userId, {
      ...{ prefix: 'ppe_delivery-', column: 't.delivery_id', isAmong: isOfPersonOf('t.id', 'ppe_deliveries') },
      ...{ type: 'ppe_delivery', date: 't.next_delivery_date' },
      ...{ ppeId: 't.ppe_id', personSearch: noText, personWords: noText },
    })} from ${holdings} t
      where ${buildCondition('t.next_delivery_date', 'ppe_delivery_notice_days')} and t.active and ${isActiveToday}`,
    medical_check: `select ${buildColumns(userId, {
      ...{ prefix: 'medical_check-', column: 't.id', type: 'medical_check', date: 't.medical_check_expiration' },
    })} from employees t
      where ${buildCondition('t.medical_check_expiration', 'medical_check_notice_days')} and ${isActiveToday}`,
    birth_date: `select ${buildColumns(userId, {
      ...{ prefix: 'birth_date-', column: 't.id', type: 'birth_date', date: nextBirthday },
    })} from employees t
      where birthday_of(t.birth_date) = any(${birthdays})
        and ${buildCondition(nextBirthday, 'birth_date_notice_days')} and ${isActiveToday}`,
    training: buildCertificationSelect('training', certifications),
    quality: buildCertificationSelect('quality', certifications),
  }

  function bindToday(condition: string): string {
    const { timeZone } = requirePrepared(registry, 'employees').select
    return condition.replaceAll(buildTodayExpression(timeZone), today)
  }
}

/** The newest training or quality certification of each item, if it expires. Triggers keep it in a cell. */
const buildCertificationSelect = (
  name: 'training' | 'quality',
  { userId, condition, isActiveToday }: { userId: string; condition: string; isActiveToday: string },
): string => `
  select ${buildColumns(userId, {
    ...{ prefix: `custom-${name[0]}`, column: 'c.certification_id', type: 'custom', date: 'c.expiration_date' },
    isAmong: isOfPersonOf('t.id', name === 'training' ? 'trainings' : 'qualities'),
    ...(name === 'training' ? { trainingItemId: 'c.item_id' } : { qualityItemId: 'c.item_id' }),
  })}
  from ${name}_cells c join employees t on t.id = c.employee_id
  where ${condition} and c.certification_id is not null and ${isActiveToday}`

/**
 * Names and file numbers are searched, and the names of items and events. The employees' own search column also has
 * the dni, which notices do not tell, so that it only narrows the people down.
 */
function buildSearchConditions(searchText: string, parameters: SqlParameters): Record<string, readonly string[]> {
  const text = `containing(${parameters.add(removeLabelSeparators(searchText))})`
  const isOfItem = (column: string, table: string) =>
    `${column} = any(array(select id from ${table} where norm(name) like ${text}))`
  // The planner takes CASE for a condition that half the rows fulfil. Of LIKE it would think that next to none do.
  const isTold = (words: string) => `case when ${words} like ${text} then true else false end`
  const isOfPerson = `t.person_search like ${text} and ${isTold('t.person_words')}`
  const people = `(select t.id from employees t where t.search like ${text} and ${isTold(wordsOfPerson)})`
  const buildForCertifications = (column: string, table: string) => [
    isOfPerson,
    `${isOfItem(column, table)} and not (${isOfPerson})`,
  ]
  return {
    license: [isOfPerson],
    medical_check: [isOfPerson],
    birth_date: [isOfPerson],
    ppe_delivery: [`t.employee_id in ${people}`, `${isOfItem('t.ppe_id', 'ppes')} and t.employee_id not in ${people}`],
    training: buildForCertifications('t.training_item_id', 'training_items'),
    quality: buildForCertifications('t.quality_item_id', 'quality_items'),
    event: [`t.event_search like ${text}`],
  }
}

const selectsByPrefix: Readonly<Record<string, string>> = {
  'license-': 'license',
  'medical_check-': 'medical_check',
  'ppe_delivery-': 'ppe_delivery',
  'birth_date-': 'birth_date',
  'custom-t': 'training',
  'custom-q': 'quality',
  'custom-e': 'event',
}

const idPattern = /^(license-|medical_check-|ppe_delivery-|birth_date-|custom-[teq])([1-9]\d{0,8})$/

function locateRow(id: string, parameters: SqlParameters): { select: string; condition: string } | null {
  const [, prefix = '', number] = idPattern.exec(id) ?? []
  const select = selectsByPrefix[prefix]
  if (select === undefined) return null
  // Events that ask for a notice are few, so that none is looked up by its id.
  if (select === 'event') return { select, condition: 'true' }
  const key = `${parameters.add(Number(number))}::integer`
  const findPerson = (table: string) => `t.employee_id = (select employee_id from ${table} where id = ${key})`
  const conditions: Readonly<Record<string, string>> = {
    ppe_delivery: findPerson('ppe_deliveries'),
    training: findPerson('trainings'),
    quality: findPerson('qualities'),
  }
  return { select, condition: conditions[select] ?? `t.employee_id = ${key}` }
}

export const derivedNoticesRules: DerivedRules = {
  buildSelects,
  describedColumns,
  buildSearchConditions,
  locateRow,
  rowFilterNames: ['expiration_date'],
}
