import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import { useRecordUpdateCallbacks } from '#src/resource/screens/form/form-context.ts'
import { LazyPart } from '#src/ui/lazy-part.tsx'

type RecordHistoryProps = { resource: Resource; entity: Entity }

/** Content of a form's history tab: the record's history. Restored values appear in the form. */
export function RecordHistoryPanel({ resource, entity }: RecordHistoryProps) {
  const text = useText()
  const { onRestored } = useRecordUpdateCallbacks()
  return (
    <div className="card-body">
      <h2 className="visually-hidden">{text('resource.history.title')}</h2>
      <LazyPart load={loadHistoryList} props={{ resource, id: entity.id, row: entity, onRestored }} />
    </div>
  )
}

const loadHistoryList = async () => (await import('#src/resource/screens/history/HistoryList.tsx')).HistoryList
