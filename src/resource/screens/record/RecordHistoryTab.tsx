import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import { useRecordUpdates } from '#src/resource/screens/form/form-context.ts'
import { LazyPart } from '#src/ui/lazy-part.tsx'

type RecordHistoryProps = { resource: Resource; entity: Entity }

/** A record's history as a tab of its form. Restored values appear in the form. */
export function RecordHistoryTab({ resource, entity }: RecordHistoryProps) {
  const text = useText()
  const { onRestored } = useRecordUpdates()
  return (
    <div className="card-body">
      <h2 className="visually-hidden">{text('resource.history.title')}</h2>
      <LazyPart load={loadHistory} props={{ resource, id: entity.id, row: entity, onRestored }} />
    </div>
  )
}

const loadHistory = async () => (await import('#src/resource/screens/history/HistoryList.tsx')).HistoryList
