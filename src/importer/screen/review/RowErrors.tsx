import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Resource } from '#src/resource/declaration.ts'

/** What is wrong with a row beside its cells. */
export function RowErrors({ others, resource }: { others: readonly [string, string][]; resource: Resource }) {
  const text = useText()
  return (
    <ul className="load-row-errors">
      {others.map(([field, message]) => (
        <li key={field}>{resource.fields[field] ? `${text(captionKey(resource, field))}: ${message}` : message}</li>
      ))}
    </ul>
  )
}
