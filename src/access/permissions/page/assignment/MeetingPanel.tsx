import { useEffect, useRef, useState } from 'react'
import { wordsOf } from '#src/access/permissions/page/assignment/change-words.ts'
import { applied, changesOf, type Held } from '#src/access/permissions/page/assignment/changes.ts'
import type { Meeting } from '#src/access/permissions/page/assignment/use-assignment.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { EitherOr } from '#src/ui/fields/choosing/either-or.tsx'
import '#src/resource/screens/form/form.css'

type MeetingPanelProps = {
  meeting: Meeting
  /** As the boxes stand now: what was ticked beside the choice outlives another choice. */
  wanted: Held
  order: readonly string[]
  onChoose: (wanted: Held) => void
}

/**
 * Edit conflict: what the other saved beside what this editor changed. Both are kept until one chooses otherwise, as
 * giving and taking the same permission cannot clash: who changes it changes it to the same.
 */
export function MeetingPanel({ meeting, wanted, order, onChoose }: MeetingPanelProps) {
  const text = useText()
  const panel = useRef<HTMLElement>(null)
  const { before, theirs, mine } = meeting
  const myChanges = changesOf(before, mine, order)
  const choices: Record<string, Held> = { both: applied(theirs, myChanges), mine, theirs }
  const [chosen, setChosen] = useState('both')
  const says = (after: Held) =>
    wordsOf(changesOf(before, after, order), text) || text('access.permissions_page.stale_nothing')
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
            content: says(choices['both'] ?? theirs),
          },
          {
            value: 'mine',
            label: text('access.permissions_page.stale_mine'),
            content: text('access.permissions_page.stale_my_change', { changes: says(mine) }),
          },
          {
            value: 'theirs',
            label: text('access.permissions_page.stale_theirs'),
            content: text('access.permissions_page.stale_their_change', { changes: says(theirs) }),
          },
        ]}
        chosen={chosen}
        onChoose={(value) => {
          const since = changesOf(choices[chosen] ?? theirs, wanted, order)
          setChosen(value)
          onChoose(applied(choices[value] ?? theirs, since))
        }}
      />
    </section>
  )
}
