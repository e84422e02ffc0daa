import { useText } from '#src/platform/i18n/i18n.tsx'
import { downloadWithTicketUnlessRefused } from '#src/resource/screens/export/download.ts'
import { Button } from '#src/ui/button/button.tsx'

/** Downloads the wrong rows with their reasons, to be corrected and uploaded again. */
export function DownloadErrorsButton({ id, isIconOnPhone = false }: { id: number; isIconOnPhone?: boolean }) {
  const text = useText()
  return (
    <Button
      variant="secondary"
      className={isIconOnPhone ? 'load-brief' : ''}
      icon="file-earmark-x"
      onClick={() => void downloadWithTicketUnlessRefused(`/api/imports/${id}/errors.xlsx`)}
    >
      {text('importer.screen.errors')}
    </Button>
  )
}
