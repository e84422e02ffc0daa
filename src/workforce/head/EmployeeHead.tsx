import { type ReactNode, useContext } from 'react'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { readShopDay } from '#src/platform/settings/shop-day.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { screenKindOf } from '#src/resource/kinds/kinds.tsx'
import { labelOf } from '#src/resource/model.ts'
import { ChangedElsewhereContext } from '#src/resource/screens/form/form-context.ts'
import { formatDate } from '#src/ui/figures/format-values.ts'
import { expiryKinds } from '#src/workforce/expiry/expiry-states.ts'
import { employees } from '#src/workforce/record/employees.ts'
import './employee-head.css'

type EmployeeHeadProps = { entity: Entity }

/** An employee's main facts above the tabs, as they were last saved. */
export function EmployeeHead({ entity: openedEntity }: EmployeeHeadProps) {
  const text = useText()
  const entity = useContext(ChangedElsewhereContext) ?? openedEntity
  const age = entity['age']
  const sectorAndTitle = [textOrEmpty(entity, 'job_sector'), textOrEmpty(entity, 'job_title')].filter(Boolean)
  return (
    <header className="record-head">
      <div className="record-photo">
        <EmployeeFieldValue {...{ entity }} name="image" />
      </div>
      <dl className="record-facts">
        <EmployeeFact caption={text('employees.fields.employee_file_number')} note={textOrEmpty(entity, 'company')}>
          {textOrEmpty(entity, 'employee_file_number')}
        </EmployeeFact>
        {typeof age === 'number' && (
          <EmployeeFact
            caption={text('employees.fields.age')}
            note={<EmployeeFieldValue {...{ entity }} name="birth_date" />}
          >
            {text('workforce.head.years', { qty: age })}
          </EmployeeFact>
        )}
        <Seniority {...{ entity }} />
        {sectorAndTitle.length > 0 && (
          <EmployeeFact caption={text('workforce.head.work')} note={sectorAndTitle[1]}>
            {sectorAndTitle[0]}
          </EmployeeFact>
        )}
        <NextExpiry nextExpiry={entity['next_expiry']} />
      </dl>
    </header>
  )
}

const textOrEmpty = (entity: Entity, name: string): string => {
  const value = entity[name]
  return typeof value === 'string' ? value : ''
}

/** A field's value as a list shows it. Renders nothing for a field that the resource lacks. */
function EmployeeFieldValue({ entity, name }: { entity: Entity; name: string }) {
  const field = employees.fields[name]
  if (!field) return null
  const { Cell } = screenKindOf(field)
  const value = entity[name]
  return <Cell {...{ field, name, value }} resource={employees} row={entity} label={labelOf(employees, entity)} />
}

type FactProps = {
  caption: string
  children: ReactNode
  note?: ReactNode
  /** True if a phone, which has little room, shows the note too. */
  needsNote?: boolean
  isLate?: boolean
}

function EmployeeFact({ caption, children, note, needsNote = false, isLate = false }: FactProps) {
  const noteClass = needsNote ? 'record-fact-noted' : ''
  return (
    <div className={isLate ? `${noteClass} record-fact-late tone-danger` : noteClass}>
      <dt>{caption}</dt>
      <dd>
        <b>{children}</b>
        {note && <small>{note}</small>}
      </dd>
    </div>
  )
}

/** Length of service in the current period and, if it differs, in all periods together. */
function Seniority({ entity }: EmployeeHeadProps) {
  const text = useText()
  const [current, total] = [entity['period_seniority'], entity['seniority']]
  if (!current) return null
  const isTotalOther = Boolean(total) && JSON.stringify(total) !== JSON.stringify(current)
  return (
    <EmployeeFact
      caption={text('employees.fields.period_seniority')}
      needsNote
      note={
        isTotalOther && (
          <>
            <EmployeeFieldValue {...{ entity }} name="seniority" /> {text('workforce.head.in_total')}
          </>
        )
      }
    >
      <EmployeeFieldValue {...{ entity }} name="period_seniority" />
    </EmployeeFact>
  )
}

/** The employee's earliest expiration. An inactive employee has none. */
function NextExpiry({ nextExpiry }: { nextExpiry: unknown }) {
  const text = useText()
  const language = useLanguage()
  if (typeof nextExpiry !== 'object' || nextExpiry === null) return null
  if (!('kind' in nextExpiry && 'date' in nextExpiry)) return null
  const [kind, day] = [String(nextExpiry.kind), String(nextExpiry.date)]
  const kindKey = Object.entries(expiryKinds).find(([name]) => name === kind)?.[1]
  const isLate = day < readShopDay()
  return (
    <EmployeeFact
      caption={text('employees.fields.next_expiry')}
      needsNote
      note={text(isLate ? 'workforce.head.expired' : 'workforce.head.expires', { day: formatDate(day, language) })}
      {...{ isLate }}
    >
      {kindKey ? text(kindKey) : kind}
    </EmployeeFact>
  )
}
