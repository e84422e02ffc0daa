import { type RefObject, useEffect, useRef } from 'react'
import type { PermissionChange } from '#src/access/permissions/page/assignment/changes.ts'
import type { Sheet } from '#src/access/permissions/page/matrix/sheet.ts'
import { saysOf } from '#src/access/permissions/page/matrix/sheet.ts'
import { nameKey } from '#src/access/permissions/page/permission-keys.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'

type ChangeListProps = {
  sheet: Sheet
  changes: readonly PermissionChange[]
  onUndoAll: () => void
  /** Gets the focus when nothing is left to undo. */
  fallback: RefObject<HTMLElement | null>
}

/** What saving will give and take, each with what it opens and how to think again. */
export function ChangeList({ sheet, changes, onUndoAll, fallback }: ChangeListProps) {
  const text = useText()
  const { list, undone } = useFocusAfterUndo(changes.length, fallback)
  if (changes.length === 0) return <p className="permission-nothing">{text('access.permissions_page.no_changes')}</p>
  return (
    <div className="permission-changes" ref={list}>
      <ul>
        {changes.map(({ name, isGiven }, place) => (
          <li key={name}>
            <Badge tone={isGiven ? 'ok' : 'warn'}>
              {text(isGiven ? 'access.permissions_page.will_give' : 'access.permissions_page.will_take')}
            </Badge>
            <span>
              <b>{text(nameKey(name))}</b>
              <span className="soft small d-block">{saysOf(sheet, name, text)}</span>
            </span>
            <Button
              variant="secondary"
              size="small"
              className="permission-undo"
              aria-label={text('access.permissions_page.undo_of', { name: text(nameKey(name)) })}
              onClick={() => {
                undone(place)
                sheet.onToggle([name])
              }}
            >
              {text('access.permissions_page.undo')}
            </Button>
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        size="small"
        icon="arrow-counterclockwise"
        onClick={() => {
          undone(0)
          onUndoAll()
        }}
      >
        {text('access.permissions_page.undo_all')}
      </Button>
    </div>
  )
}

/** Focus restore: the change that took the undone one's place, else `fallback`. */
function useFocusAfterUndo(count: number, fallback: RefObject<HTMLElement | null>) {
  const list = useRef<HTMLDivElement>(null)
  const gone = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when there are fewer.
  useEffect(() => {
    const place = gone.current
    gone.current = null
    if (place === null) return
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('.permission-undo') ?? [])]
    const next = buttons[place] ?? buttons.at(-1) ?? fallback.current
    next?.focus()
  }, [count])
  return { list, undone: (place: number) => (gone.current = place) }
}
