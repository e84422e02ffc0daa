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
  /** The permissions that are ticked now. Ticks made after choosing a side survive the choice of another side. */
  draft: PermissionNames
  order: readonly string[]
  onChoose: (draft: PermissionNames) => void
}

/**
 * Edit conflict: another editor's saved changes beside this editor's own. At first both are kept. They cannot
 * contradict each other, because two editors who change the same permission change it to the same value.
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
