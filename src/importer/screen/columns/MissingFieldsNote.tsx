import type { ImportRequest } from '#src/importer/import-types.ts'
import { listMissingRequiredFields } from '#src/importer/screen/draft.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Resource } from '#src/resource/declaration.ts'

type MissingFieldsNoteProps = { resource: Resource; fields: readonly string[]; draft: ImportRequest }

/** Lists the required fields that nothing feeds yet. */
export function MissingFieldsNote({ resource, fields, draft }: MissingFieldsNoteProps) {
  const text = useText()
  const missingCaptions = listMissingRequiredFields(resource, fields, draft).map((name) =>
    text(captionKey(resource, name)),
  )
  return (
    <div role="status">
      {missingCaptions.length > 0 && (
        <p className="load-note tone-warn">
          <i className="bi bi-exclamation-circle-fill" aria-hidden="true" />{' '}
          {text('importer.screen.missing', { count: missingCaptions.length, fields: missingCaptions.join(', ') })}
        </p>
      )}
    </div>
  )
}
