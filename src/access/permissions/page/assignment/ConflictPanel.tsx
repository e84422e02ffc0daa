import { useEffect, useRef, useState } from 'react'
import { describeChanges } from '#src/access/permissions/page/assignment/describe-changes.ts'
import {
  applyChanges,
  comparePermissions,
  type PermissionNames,
} from '#src/access/permissions/page/assignment/permission-changes.ts'
import type { AssignmentConflict } from '#src/access/permissions/page/assignment/use-assignment.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { EitherOr } from '#src/ui/fields/choosing/either-or.tsx'
import '#src/resource/screens/form/form.css'

type ConflictPanelProps = {
  conflict: AssignmentConflict
  /** As the boxes stand now: what was ticked beside the choice outlives another choice. */
  draft: PermissionNames
  order: readonly string[]
  onChoose: (draft: PermissionNames) => void
}

/**
 * Edit conflict: what the other saved beside what this editor changed. Both are kept until one chooses otherwise, as
 * giving and taking the same permission cannot clash: who changes it changes it to the same.
 */
export function ConflictPanel({ conflict, draft, order, onChoose }: ConflictPanelProps) {
  const text = useText()
  const panel = useRef<HTMLElement>(null)
  const { before, theirs, mine } = conflict
  const myChanges = comparePermissions(before, mine, order)
  const choices: Record<string, PermissionNames> = { both: applyChanges(theirs, myChanges), mine, theirs }
  const [choice, setChoice] = useState('both')
  const describe = (after: PermissionNames) =>
    describeChanges(comparePermissions(before, after, order), text) || text('access.permissions_page.stale_nothing')
  useEffect(() => {
    panel.current?.focus()
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section ref={panel} className="stale-panel permission-meeting" tabIndex={-1} aria-labelledby="stale-title">
      <h2 id="stale-title">
        <i className="bi bi-people-fill me-2" aria-hidden="true" />
        {text('access.permissions_page.stale_title')}
      </h2>
      <p>{text('access.permissions_page.stale_text')}</p>
      <EitherOr
        caption={text('access.permissions_page.stale_caption')}
        sides={[
          {
            value: 'both',
            label: text('access.permissions_page.stale_both'),
            content: describe(choices['both'] ?? theirs),
          },
          {
            value: 'mine',
            label: text('access.permissions_page.stale_mine'),
            content: text('access.permissions_page.stale_my_change', { changes: describe(mine) }),
          },
          {
            value: 'theirs',
            label: text('access.permissions_page.stale_theirs'),
            content: text('access.permissions_page.stale_their_change', { changes: describe(theirs) }),
          },
        ]}
        chosen={choice}
        onChoose={(value) => {
          const laterChanges = comparePermissions(choices[choice] ?? theirs, draft, order)
          setChoice(value)
          onChoose(applyChanges(choices[value] ?? theirs, laterChanges))
        }}
      />
    </section>
  )
}
