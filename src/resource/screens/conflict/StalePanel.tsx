import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Resource } from '#src/resource/declaration.ts'
import { screenKindOf } from '#src/resource/kinds/kinds.tsx'
import { type Difference, differencesOf, type Stale } from '#src/resource/screens/conflict/stale.ts'
import type { FormValues } from '#src/resource/screens/form/form-values.ts'
import { EitherOr } from '#src/ui/fields/choosing/either-or.tsx'

type StalePanelProps = { resource: Resource; form: UseFormReturn<FormValues>; stale: Stale }

/**
 * Edit conflict: shows both versions of what both editors changed, and what the other alone changed. A choice goes into
 * the form at once, where it can still be edited before saving.
 */
export function StalePanel({ resource, form, stale }: StalePanelProps) {
  const text = useText()
  const panel = useRef<HTMLElement>(null)
  const [differences] = useState(() => differencesOf(resource, stale))
  const questions = differences.filter(({ isTheirsAlone }) => !isTheirsAlone)
  const news = differences.filter(({ isTheirsAlone }) => isTheirsAlone)
  const choose = (difference: Difference, isMine: boolean) =>
    form.setValue(difference.name, isMine ? difference.mine : difference.theirs, {
      shouldDirty: true,
      shouldValidate: true,
    })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the two versions meet.
  useEffect(() => {
    for (const difference of differences) choose(difference, !difference.isTheirsAlone)
    panel.current?.focus()
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section ref={panel} className="stale-panel" tabIndex={-1} aria-labelledby="stale-title">
      <h2 id="stale-title">
        <i className={`bi bi-${stale.isRestored ? 'clock-history' : 'people-fill'} me-2`} aria-hidden="true" />
        {text(stale.isRestored ? 'resource.screens.restored_title' : 'resource.screens.stale_title')}
      </h2>
      <p>{text(questions.length ? 'resource.screens.stale_text' : 'resource.screens.stale_same')}</p>
      {questions.map((difference) => (
        <Choice
          key={difference.name}
          {...{ difference }}
          caption={text(captionKey(resource, difference.name))}
          onChoose={(isMine) => choose(difference, isMine)}
        />
      ))}
      {news.length > 0 && (
        <dl className="stale-news">
          {news.map(({ name, field, theirs }) => (
            <div key={name}>
              <dt>{text('resource.screens.stale_changed', { field: text(captionKey(resource, name)) })}</dt>
              <dd>
                <Typed field={field} typed={theirs} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

type ChoiceProps = { difference: Difference; caption: string; onChoose: (isMine: boolean) => void }

function Choice({ difference, caption, onChoose }: ChoiceProps) {
  const text = useText()
  const { field, mine, theirs } = difference
  const [isMine, setMine] = useState(true)
  return (
    <EitherOr
      caption={caption}
      sides={[
        { value: true, label: text('resource.screens.stale_mine'), content: <Typed field={field} typed={mine} /> },
        {
          value: false,
          label: text('resource.screens.stale_theirs'),
          content: <Typed field={field} typed={theirs} />,
        },
      ]}
      chosen={isMine}
      onChoose={(value) => {
        setMine(value)
        onChoose(value)
      }}
    />
  )
}

function Typed({ field, typed }: { field: Difference['field']; typed: unknown }) {
  const { Typed: OfKind } = screenKindOf(field)
  return <OfKind {...{ field, typed }} />
}
