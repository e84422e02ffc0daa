import { useQuery } from '@tanstack/react-query'
import { useContext, useState } from 'react'
import { createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import { callList } from '#src/platform/browser/client.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { readShopDay } from '#src/platform/settings/shop-day.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { formatStructure } from '#src/resource/kinds/structure/structure.ts'
import { useDisplayLocale } from '#src/resource/kinds/use-display-locale.ts'
import { ActionDialog } from '#src/resource/screens/action/ActionDialog.tsx'
import { ChangedElsewhereContext, useRecordUpdateCallbacks } from '#src/resource/screens/form/form-context.ts'
import type { FormValues } from '#src/resource/screens/form/form-values.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { formatDate } from '#src/ui/figures/format-values.ts'
import { FormSection } from '#src/ui/form/form-sections.tsx'
import { seniorityParts } from '#src/workforce/employment/period-fields.ts'
import { employees } from '#src/workforce/record/employees.ts'
import './employment-periods.css'

type Period = Entity & {
  admission_date: string
  termination_date: string | null
  termination_reason: string | null
  termination_comments: string | null
  employable: boolean
  period_seniority: unknown
}

/** A dialog's action, the inputs that the dialog shows, and the values that it adds to them. */
type OpenAction = {
  name: string
  title?: string
  question?: string
  done?: string
  inputNames?: readonly string[]
  fixedValues?: FormValues
}

/**
 * Employment periods of an employee, in a tab of the record, with a button for each action that the last period allows.
 */
export function EmploymentPeriods({ entity }: { entity: Entity }) {
  const text = useText()
  const { onChanged } = useRecordUpdateCallbacks()
  const changedEmployee = useContext(ChangedElsewhereContext)
  // After an undo, the record is read again and is then newer than the answer of the action.
  const employee = changedEmployee && changedEmployee.updated_at > entity.updated_at ? changedEmployee : entity
  const [openAction, setOpenAction] = useState<OpenAction | null>(null)
  const list = useQuery({
    queryKey: ['periods', entity.id],
    queryFn: async ({ signal }) => (await callList<Period>(`employees/${entity.id}/periods`, { signal })).body,
  })
  return (
    <div className="card employment-periods">
      <FormSection title="workforce.periods.title" note="workforce.periods.note">
        {list.isError && (
          <p role="alert">
            {text('workforce.periods.failed')}{' '}
            <Button variant="secondary" size="small" onClick={() => void list.refetch()}>
              {text('ui.retry')}
            </Button>
          </p>
        )}
        {list.data && (
          <>
            <LengthOfService {...{ employee }} lastPeriod={list.data[0]} />
            <PeriodActionButtons {...{ employee }} periods={list.data} onChoose={setOpenAction} />
            <ol className="period-list" reversed aria-label={text('workforce.periods.title')}>
              {list.data.map((period) => (
                <PeriodItem key={period.id} {...{ period }} />
              ))}
            </ol>
          </>
        )}
      </FormSection>
      {openAction && (
        <ActionDialog
          resource={employees}
          entity={employee}
          {...openAction}
          onClose={() => setOpenAction(null)}
          {...{ onChanged }}
        />
      )}
    </div>
  )
}

/** The length of the current period, or of the last one that has begun, and the sum of all if it differs. */
function LengthOfService({ employee, lastPeriod }: { employee: Entity; lastPeriod: Period | undefined }) {
  const text = useText()
  const locale = useDisplayLocale()
  if (!lastPeriod) return <p className="soft">{text('workforce.periods.none')}</p>
  const service = formatStructure(seniorityParts, employee['period_seniority'], locale)
  const total = formatStructure(seniorityParts, employee['seniority'], locale)
  return (
    <div>
      <p className="soft mb-0">{text(chooseServiceCaptionKey(employee, lastPeriod))}</p>
      <p className="period-service">{service || '–'}</p>
      {total !== service && total !== '' && <p>{text('workforce.periods.in_total', { service: total })}</p>}
    </div>
  )
}

/**
 * Chooses the caption of the shown length of service: of the period of an active employee, of a running period of an
 * employee who is switched off, or of a period that does not run today.
 */
function chooseServiceCaptionKey(
  employee: Entity,
  { admission_date: admission, termination_date: termination }: Period,
) {
  if (employee['active'] === true) return 'workforce.periods.current'
  const today = readShopDay()
  const isRunning = admission <= today && (termination === null || termination >= today)
  return isRunning ? 'workforce.periods.switched_off' : 'workforce.periods.no_current'
}

type PeriodActionButtonsProps = { employee: Entity; periods: readonly Period[]; onChoose: (verb: OpenAction) => void }

/** A button for each action that the last period allows and the reader may run. */
function PeriodActionButtons({ employee, periods: [last, previous], onChoose }: PeriodActionButtonsProps) {
  const text = useText()
  const { user } = useSession()
  const actor = createPermissionHolder(user?.permissions)
  const isOpen = last !== undefined && last.termination_date === null
  const isEnded = last !== undefined && !isOpen
  const verbs: (OpenAction & { icon: string; isPossible: boolean })[] = [
    {
      name: 'correct_period',
      icon: 'pencil',
      isPossible: last !== undefined,
      ...(isOpen && { inputNames: correctedWhileOpen }),
    },
    { name: 'terminate', icon: 'box-arrow-right', isPossible: isOpen },
    {
      name: 'correct_period',
      title: 'workforce.periods.take_back',
      question: 'workforce.periods.take_back_question',
      done: 'workforce.periods.taken_back',
      inputNames: noInputs,
      fixedValues: { termination_date: null },
      icon: 'arrow-counterclockwise',
      isPossible: isEnded,
    },
    {
      name: 'admit',
      inputNames: employee['employable'] === false ? inputsOfAnyway : inputsOfAdmission,
      icon: 'box-arrow-in-right',
      isPossible: !isOpen,
    },
    { name: 'delete_admission', icon: 'trash', isPossible: previous !== undefined },
  ]
  return (
    <div className="period-verbs">
      {verbs.map(({ icon, isPossible, ...verb }) => {
        const title = verb.title ?? `employees.actions.${verb.name}`
        if (!isPossible || !hasAccess(actor, employees.actions[verb.name]?.access ?? 'never')) return null
        return (
          <Button key={title} variant="secondary" {...{ icon }} onClick={() => onChoose(verb)}>
            {text(title)}
          </Button>
        )
      })}
    </div>
  )
}

// The lists are constants, because a dialog builds its form anew when it gets another list.
const correctedWhileOpen = ['admission_date']
const inputsOfAdmission = ['admission_date']
const inputsOfAnyway = ['admission_date', 'anyway']
const noInputs: string[] = []

function PeriodItem({ period }: { period: Period }) {
  const text = useText()
  const locale = useDisplayLocale()
  const { termination_date: termination, termination_reason: reason, termination_comments: comments } = period
  const facts: [caption: string, value: string | null][] = [
    ['admission_date', formatDate(period.admission_date, locale.language)],
    ['termination_date', termination === null ? null : formatDate(termination, locale.language)],
    ['period_seniority', formatStructure(seniorityParts, period.period_seniority, locale)],
    ['termination_reason', reason],
    ['termination_comments', comments],
    [
      'employable',
      termination === null ? null : text(period.employable ? 'resource.screens.yes' : 'resource.screens.no'),
    ],
  ]
  return (
    <li>
      <PeriodStateBadge {...{ period }} />
      <dl>
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{text(`periods.fields.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </li>
  )
}

/** The state of a period today, as a badge. */
function PeriodStateBadge({
  period: { admission_date: admission, termination_date: termination },
}: {
  period: Period
}) {
  const text = useText()
  const language = useLanguage()
  const today = readShopDay()
  if (admission > today)
    return <Badge tone="info">{text('workforce.periods.begins', { day: formatDate(admission, language) })}</Badge>
  if (termination === null) return <Badge tone="ok">{text('workforce.periods.running')}</Badge>
  return termination < today ? (
    <Badge>{text('workforce.periods.ended')}</Badge>
  ) : (
    <Badge tone="warn">{text('workforce.periods.ends', { day: formatDate(termination, language) })}</Badge>
  )
}
