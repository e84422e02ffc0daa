import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Resource } from '#src/resource/declaration.ts'
import { downloadWithTicketUnlessRefused } from '#src/resource/screens/export/download.ts'
import { Button } from '#src/ui/button/button.tsx'

/** Downloads the template of a target: headings in the reader's language and an example row. */
export function DownloadTemplateButton({ resource }: { resource: Pick<Resource, 'name'> }) {
  const text = useText()
  return (
    <Button
      variant="secondary"
      icon="download"
      onClick={() => void downloadWithTicketUnlessRefused(`/api/imports/template/${resource.name}.xlsx`)}
    >
      {text('importer.screen.template')}
    </Button>
  )
}
