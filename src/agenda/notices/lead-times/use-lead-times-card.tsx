import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { type LeadTimeName, type LeadTimes, leadTimeNames } from '#src/agenda/notices/lead-times/lead-times.ts'
import { useLeadTimes, useSaveLeadTimes } from '#src/agenda/notices/lead-times/use-lead-times.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Resource } from '#src/resource/declaration.ts'
import { readField } from '#src/resource/schema.ts'
import { useOfferedActions } from '#src/resource/screens/use-offered-actions.ts'
import { controlClass, FieldErrorOrHelp } from '#src/ui/fields/field-frame.tsx'
import { SaveBar, type SaveFailure } from '#src/ui/form/save-bar.tsx'
import { useUnsavedChanges } from '#src/ui/form/use-unsaved-changes.tsx'
import { useIsPhone } from '#src/ui/frame/screen-width.ts'
import { describeFailure } from '#src/ui/toast/describe-failure.ts'
import './lead-times.css'

const icons: Readonly<Record<LeadTimeName, { icon: string }>> = {
  license_notice_days: { icon: 'car-front' },
  medical_check_notice_days: { icon: 'heart-pulse' },
  ppe_delivery_notice_days: { icon: 'shield-check' },
  birth_date_notice_days: { icon: 'cake' },
  certification_notice_days: { icon: 'mortarboard' },
}

/**
 * How many days before each kind notifies: to change for users who may update the parameters, else to read. `bar` saves
 * changed days and stands below the page's columns.
 */
export function useLeadTimesCard(parameters: Resource | undefined): { card: ReactNode; bar: ReactNode } {
  const leadTimes = useLeadTimes()
  const may = useOfferedActions(parameters)
  const isEditable = may.update && parameters !== undefined && leadTimes?.parameters_id != null
  const { form, bar } = useLeadTimesForm(leadTimes, parameters)
  if (!leadTimes) return { card: null, bar: null }
  const content = isEditable ? form : <LeadTimesList {...{ leadTimes }} />
  return { card: <LeadTimesFrame>{content}</LeadTimesFrame>, bar: isEditable && bar }
}

/** A card beside the list, which is folded below it on a phone. */
function LeadTimesFrame({ children }: { children: ReactNode }) {
  const text = useText()
  const isPhone = useIsPhone()
  const title = text('agenda.lead_times.title')
  const content = (
    <>
      {children}
      <p className="soft">{text('agenda.lead_times.events')}</p>
    </>
  )
  return isPhone ? (
    <details className="card lead-times">
      <summary>{title}</summary>
      {content}
    </details>
  ) : (
    <aside className="card lead-times" aria-label={title}>
      <h2>{title}</h2>
      {content}
    </aside>
  )
}

function LeadTimesList({ leadTimes }: { leadTimes: LeadTimes }) {
  const text = useText()
  return (
    <dl>
      {leadTimeNames.map((name) => (
        <div key={name}>
          <dt>
            <LeadTimeCaption {...{ name }} />
          </dt>
          <dd>
            <b className="num">{leadTimes[name]}</b> {text('agenda.lead_times.days')}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function LeadTimeCaption({ name }: { name: LeadTimeName }) {
  const text = useText()
  return (
    <>
      <i className={`bi bi-${icons[name].icon}`} aria-hidden="true" />
      {text(`agenda.lead_times.${name}`)}
    </>
  )
}

/** The typed days. What nobody typed follows the days in force, also when they change elsewhere. */
function useLeadTimesForm(leadTimes: LeadTimes | undefined, parameters: Resource | undefined) {
  const text = useText()
  const formId = useId()
  const save = useSaveLeadTimes()
  const [typed, setTyped] = useState<Partial<Record<LeadTimeName, string>>>({})
  const [failure, setFailure] = useState<CallFailed | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [showsProblems, setShowsProblems] = useState(false)
  const readDays = (name: LeadTimeName) => {
    const field = parameters?.fields[name]
    return field && typed[name] !== undefined ? readField(field, typed[name]) : { value: leadTimes?.[name] }
  }
  const changedNames = leadTimeNames.filter((name) => {
    const reading = readDays(name)
    return 'problem' in reading || reading.value !== leadTimes?.[name]
  })
  const isChanged = changedNames.length > 0
  const { question } = useUnsavedChanges(isChanged)
  const findProblem = (name: LeadTimeName): string | undefined => {
    const reading = readDays(name)
    if ('problem' in reading) return showsProblems ? text(reading.problem) : undefined
    const refusal = failure?.fields[name]
    return refusal === undefined ? undefined : text(refusal, failure?.params[name])
  }
  /** An emptied field shows the days that it stands for. */
  const leaveField = (name: LeadTimeName) => {
    const reading = readDays(name)
    if (typed[name] !== undefined && 'value' in reading) setTyped({ ...typed, [name]: String(reading.value) })
    setShowsProblems(true)
  }
  const reset = () => {
    setTyped({})
    setFailure(null)
    setShowsProblems(false)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving || !isChanged || !leadTimes) return
    setShowsProblems(true)
    setFailure(null)
    const days: Partial<Record<LeadTimeName, number>> = {}
    for (const name of changedNames) {
      const reading = readDays(name)
      if ('problem' in reading) return
      days[name] = Number(reading.value)
    }
    setSaving(true)
    try {
      await save(leadTimes, days)
      reset()
    } catch (saveFailure) {
      if (!(saveFailure instanceof CallFailed)) throw saveFailure
      setFailure(saveFailure)
    } finally {
      setSaving(false)
    }
  }
  const form = (
    <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
      {leadTimeNames.map((name) => (
        <LeadTimeField
          key={name}
          {...{ name }}
          value={typed[name] ?? String(leadTimes?.[name] ?? '')}
          error={findProblem(name)}
          onChange={(value) => setTyped({ ...typed, [name]: value })}
          onBlur={() => leaveField(name)}
        />
      ))}
    </form>
  )
  const bar = (
    <>
      {isChanged && (
        <SaveBar
          {...{ formId, isSaving, isChanged }}
          onAnother={undefined}
          invalidFields={leadTimeNames
            .filter((name) => findProblem(name) !== undefined)
            .map((name) => text(`agenda.lead_times.${name}`))}
          failure={failure && describeSaveFailure(failure, text('agenda.lead_times.changed_elsewhere'))}
          onCancel={reset}
        />
      )}
      {question}
    </>
  )
  return { form, bar }
}

/** What is refused at a field stands there and not in the bar. */
function describeSaveFailure(failure: CallFailed, staleText: string): SaveFailure | null {
  if (Object.keys(failure.fields).length > 0) return null
  const serverText = failure.code === 'STALE' ? staleText : describeFailure(failure)
  return { icon: 'exclamation-triangle', messages: [{ serverText }], saveText: 'Guardar' }
}

type LeadTimeFieldProps = {
  name: LeadTimeName
  value: string
  error: string | undefined
  onChange: (value: string) => void
  onBlur: () => void
}

function LeadTimeField({ name, value, error, onChange, onBlur }: LeadTimeFieldProps) {
  const text = useText()
  const id = useId()
  return (
    <div className="lead-time">
      <label htmlFor={id}>
        <LeadTimeCaption {...{ name }} />
      </label>
      <div className={error ? 'input-group has-validation' : 'input-group'}>
        <input
          {...{ id, name, value, onBlur }}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          className={controlClass('form-control', error)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-days ${id}-error` : `${id}-days`}
          onChange={(event) => onChange(event.target.value)}
        />
        <span className="input-group-text" id={`${id}-days`}>
          {text('agenda.lead_times.days')}
        </span>
      </div>
      <FieldErrorOrHelp {...{ id, error }} />
    </div>
  )
}
