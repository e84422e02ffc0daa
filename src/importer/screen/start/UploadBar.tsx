import { ProgressBar } from '#src/importer/screen/ProgressBar.tsx'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'

/** The progress of the upload. When all is sent, the server reads the file. */
export function UploadBar({ share, onStop }: { share: number | null; onStop: () => void }) {
  const text = useText()
  const isSent = share === 1
  return (
    <div className="load-upload">
      <ProgressBar
        label={text(isSent ? 'importer.screen.reading' : 'importer.screen.sending')}
        share={isSent ? null : share}
      />
      <Button variant="secondary" onClick={onStop}>
        {text('Cancelar')}
      </Button>
    </div>
  )
}
