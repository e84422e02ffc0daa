import { type RefObject, useEffect, useRef } from 'react'
import type { PermissionChange } from '#src/access/permissions/page/assignment/permission-changes.ts'
import type { PermissionEditor } from '#src/access/permissions/page/matrix/permission-editor.ts'
import { describePermission } from '#src/access/permissions/page/matrix/permission-editor.ts'
import { permissionNameKey } from '#src/access/permissions/page/permission-keys.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'

type ChangeListProps = {
  editor: PermissionEditor
  changes: readonly PermissionChange[]
  onUndoAll: () => void
  /** The element that gets the focus when the list has no change left. */
  fallback: RefObject<HTMLElement | null>
}

/** The permissions that saving gives and takes, each with its description and a button that undoes the change. */
export function ChangeList({ editor, changes, onUndoAll, fallback }: ChangeListProps) {
  const text = useText()
  const { list, rememberIndex } = useFocusAfterUndo(changes.length, fallback)
  if (changes.length === 0) return <p className="permission-nothing">{text('access.permissions_page.no_changes')}</p>
  return (
    <div className="permission-changes" ref={list}>
      <ul>
        {changes.map(({ name, isGiven }, index) => (
          <li key={name}>
            <Badge tone={isGiven ? 'ok' : 'warn'}>
              {text(isGiven ? 'access.permissions_page.will_give' : 'access.permissions_page.will_take')}
            </Badge>
            <span>
              <b>{text(permissionNameKey(name))}</b>
              <span className="soft small d-block">{describePermission(editor, name, text)}</span>
            </span>
            <Button
              variant="secondary"
              size="small"
              className="permission-undo"
              aria-label={text('access.permissions_page.undo_of', { name: text(permissionNameKey(name)) })}
              onClick={() => {
                rememberIndex(index)
                editor.onToggle([name])
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
          rememberIndex(0)
          onUndoAll()
        }}
      >
        {text('access.permissions_page.undo_all')}
      </Button>
    </div>
  )
}

/**
 * Focus restore: an undo removes its line. The focus goes to the button of the line that takes its place, or to
 * `fallback` if the list is empty.
 */
function useFocusAfterUndo(count: number, fallback: RefObject<HTMLElement | null>) {
  const list = useRef<HTMLDivElement>(null)
  const undoneIndex = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the number of changes drops.
  useEffect(() => {
    const index = undoneIndex.current
    undoneIndex.current = null
    if (index === null) return
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('.permission-undo') ?? [])]
    const next = buttons[index] ?? buttons.at(-1) ?? fallback.current
    next?.focus()
  }, [count])
  return { list, rememberIndex: (index: number) => (undoneIndex.current = index) }
}
