import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Resource } from '#src/resource/declaration.ts'
import { screenKindOf } from '#src/resource/kinds/kinds.tsx'
import {
  type Difference,
  type EditConflict,
  listOtherEditorsChanges,
} from '#src/resource/screens/conflict/list-other-editors-changes.ts'
import type { FormValues } from '#src/resource/screens/form/form-values.ts'
import { EitherOr } from '#src/ui/fields/choosing/either-or.tsx'

type ConflictPanelProps = { resource: Resource; form: UseFormReturn<FormValues>; conflict: EditConflict }

/**
 * Edit conflict: shows both versions of fields that both editors changed, with a choice between them, and the fields
 * that only the other editor changed. When the panel appears, it puts the values that only the other editor changed
 * into the form. A choice is put into the form at once, and can be edited before saving.
 */
export function ConflictMergePanel({ resource, form, conflict }: ConflictPanelProps) {
  const text = useText()
  const panel = useRef<HTMLElement>(null)
  const [differences] = useState(() => listOtherEditorsChanges(resource, conflict))
  const conflicts = differences.filter(({ isOtherOnly }) => !isOtherOnly)
  const otherChanges = differences.filter(({ isOtherOnly }) => isOtherOnly)
  const choose = (difference: Difference, isMine: boolean) =>
    form.setValue(difference.name, isMine ? difference.mine : difference.theirs, {
      shouldDirty: true,
      shouldValidate: true,
    })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the conflict appears.
  useEffect(() => {
    for (const difference of differences) choose(difference, !difference.isOtherOnly)
    panel.current?.focus()
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section ref={panel} className="stale-panel" tabIndex={-1} aria-labelledby="stale-title">
      <h2 id="stale-title">
        <i className={`bi bi-${conflict.isRestored ? 'clock-history' : 'people-fill'} me-2`} aria-hidden="true" />
        {text(conflict.isRestored ? 'resource.screens.restored_title' : 'resource.screens.stale_title')}
      </h2>
      <p>{text(conflicts.length ? 'resource.screens.stale_text' : 'resource.screens.stale_same')}</p>
      {conflicts.map((difference) => (
        <ConflictChoice
          key={difference.name}
          {...{ difference }}
          caption={text(captionKey(resource, difference.name))}
          onChoose={(isMine) => choose(difference, isMine)}
        />
      ))}
      {otherChanges.length > 0 && (
        <dl className="stale-news">
          {otherChanges.map(({ name, field, theirs }) => (
            <div key={name}>
              <dt>{text('resource.screens.stale_changed', { field: text(captionKey(resource, name)) })}</dt>
              <dd>
                <VersionValue field={field} formValue={theirs} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

type ConflictChoiceProps = { difference: Difference; caption: string; onChoose: (isMine: boolean) => void }

function ConflictChoice({ difference, caption, onChoose }: ConflictChoiceProps) {
  const text = useText()
  const { field, mine, theirs } = difference
  const [isMine, setMine] = useState(true)
  return (
    <EitherOr
      caption={caption}
      sides={[
        {
          value: true,
          label: text('resource.screens.stale_mine'),
          content: <VersionValue field={field} formValue={mine} />,
        },
        {
          value: false,
          label: text('resource.screens.stale_theirs'),
          content: <VersionValue field={field} formValue={theirs} />,
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

function VersionValue({ field, formValue }: { field: Difference['field']; formValue: unknown }) {
  const { FormValue: KindValue } = screenKindOf(field)
  return <KindValue {...{ field, formValue }} />
}
