import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Resource } from '#src/resource/declaration.ts'
import { type DescribedChange, isRestorableField } from '#src/resource/history/changed-fields.ts'
import { RefusableButton } from '#src/ui/button/refusable-button.tsx'
import './history.css'

type ChangeListProps = {
  resource: Resource
  /** The entry's action. A created, deleted or restored record has only one state of each field. */
  action: string
  changes: readonly DescribedChange[]
  /** Restores one field; undefined if the reader may not. */
  onRestore?: ((field: string) => void) | undefined
  /** Why a field cannot be restored; null if it can. */
  findRefusal?: (field: string) => string | null
}

/** List of an entry's fields: each before and after or, of a created, deleted or restored record, its one value. */
export function ChangeList({ resource, action, changes, onRestore, findRefusal }: ChangeListProps) {
  const text = useText()
  return (
    <dl className="diff">
      {changes.map(({ field, before, after }) => {
        const caption = text(captionKey(resource, field))
        return [
          <dt key={`${field} name`}>{caption}</dt>,
          <dd key={field}>
            <span>
              {actionsWithWholeRecord.has(action) ? (
                (before ?? after)
              ) : (
                <>
                  <ChangedText as="del" value={before} />
                  <i className="bi bi-arrow-right to" role="img" aria-label={text('resource.history.became')} />
                  <ChangedText as="ins" value={after} />
                </>
              )}
            </span>
            {onRestore && changes.length > 1 && isRestorableField(resource.fields[field]) && (
              <RefusableButton
                refusal={findRefusal?.(field)}
                variant="quiet"
                size="small"
                icon="arrow-counterclockwise"
                title={text('resource.history.restore')}
                aria-label={text('resource.history.restore_field', { field: caption })}
                onClick={() => onRestore(field)}
              />
            )}
          </dd>,
        ]
      })}
    </dl>
  )
}

/** Actions whose entries hold the whole record instead of changes. */
const actionsWithWholeRecord: ReadonlySet<string> = new Set(['created', 'deleted', 'restored'])

function ChangedText({ as: Tag, value }: { as: 'del' | 'ins'; value: string | null }) {
  const text = useText()
  return value === null ? <span className="none">{text('resource.history.nothing')}</span> : <Tag>{value}</Tag>
}
