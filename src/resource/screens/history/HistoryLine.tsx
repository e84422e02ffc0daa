import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import type { Resource } from '#src/resource/declaration.ts'
import { didWhat } from '#src/resource/history/describe-entry-action.ts'
import type { HistoryEntry } from '#src/resource/history/history-entry.ts'
import { Changes } from '#src/resource/screens/history/Changes.tsx'
import { RestoreButton } from '#src/resource/screens/history/RestoreButton.tsx'
import { timeText } from '#src/ui/figures/figures.ts'

const icons: Readonly<Record<string, string>> = {
  created: 'plus-lg',
  updated: 'pencil',
  deleted: 'trash',
  restored: 'arrow-counterclockwise',
}

type HistoryLineProps = {
  resource: Resource
  entry: HistoryEntry
  /** Why a field may not be put back; null where it may. */
  refused: (field: string) => string | null
  onRestore: (field?: string) => void
}

/** Who did what at what time, and each field before and after. */
export function HistoryLine({ resource, entry, refused, onRestore }: HistoryLineProps) {
  const text = useText()
  const language = useLanguage()
  const { at, user, action, changes, restorable } = entry
  const did = didWhat({ resource: resource.name, action }, resource, text).replace(openEnd, '')
  return (
    <li>
      <span className="mark" aria-hidden="true">
        <i className={`bi bi-${icons[action] ?? 'check2'}`} />
      </span>
      <div className="history-head">
        <span>
          <b>{user ? `${user.name} ${user.surname}` : text('resource.history.nobody')}</b> {did}
        </span>
        <time dateTime={at}>{timeText(at, language)}</time>
      </div>
      {action === 'updated' && changes.length > 0 && (
        <Changes {...{ resource, action, changes, refused }} onRestore={restorable ? onRestore : undefined} />
      )}
      {restorable && <RestoreButton {...{ entry, refused }} onRestore={() => onRestore()} />}
    </li>
  )
}

/** What a record's name would follow: 'cambió los permisos de'. */
const openEnd = / (?:de|of|from|del|da|do)$/
