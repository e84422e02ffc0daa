import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import type { Resource } from '#src/resource/declaration.ts'
import { describeEntryAction } from '#src/resource/history/describe-entry-action.ts'
import type { HistoryEntry } from '#src/resource/history/history-entry.ts'
import { ChangeList } from '#src/resource/screens/history/ChangeList.tsx'
import { RestoreButton } from '#src/resource/screens/history/RestoreButton.tsx'
import { formatDateTime, formatTime } from '#src/ui/figures/format-values.ts'

const icons: Readonly<Record<string, string>> = {
  created: 'plus-lg',
  updated: 'pencil',
  deleted: 'trash',
  restored: 'arrow-counterclockwise',
}

type HistoryLineProps = {
  resource: Resource
  entry: HistoryEntry
  /** Why a field cannot be restored; null if it can. */
  findRefusal: (field: string) => string | null
  onRestore: (field?: string) => void
}

/** An entry of the history: the user, the action and the time. An update shows its fields before and after. */
export function HistoryLine({ resource, entry, findRefusal, onRestore }: HistoryLineProps) {
  const text = useText()
  const language = useLanguage()
  const { at, user, action, changes, restorable } = entry
  const actionText = describeEntryAction({ resource: resource.name, action }, resource, text).replace(
    trailingPreposition,
    '',
  )
  return (
    <li>
      <span className="mark" aria-hidden="true">
        <i className={`bi bi-${icons[action] ?? 'check2'}`} />
      </span>
      <div className="history-head">
        <span>
          <b>{user ? `${user.name} ${user.surname}` : text('resource.history.nobody')}</b> {actionText}
        </span>
        <time dateTime={at} title={formatDateTime(at, language)}>
          {formatTime(at, language)}
        </time>
      </div>
      {action === 'updated' && changes.length > 0 && (
        <ChangeList {...{ resource, action, changes, findRefusal }} onRestore={restorable ? onRestore : undefined} />
      )}
      {restorable && <RestoreButton {...{ entry, findRefusal }} onRestore={() => onRestore()} />}
    </li>
  )
}

/** The preposition at the end of a phrase that a record's name would follow: 'cambió los permisos de'. */
const trailingPreposition = / (?:de|of|from|del|da|do)$/
