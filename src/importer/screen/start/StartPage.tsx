import { Steps } from '#src/importer/screen/Steps.tsx'
import { OwnLoads } from '#src/importer/screen/start/OwnLoads.tsx'
import { UploadForm } from '#src/importer/screen/start/UploadForm.tsx'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Page } from '#src/ui/frame/page.tsx'

/** A file is chosen; earlier loads stand below. */
export function StartPage() {
  const text = useText()
  return (
    <Page title={text('pages.imports.list')} note={text('importer.screen.note')}>
      <Steps now="file" />
      <div className="load-begin">
        <UploadForm />
        <OwnLoads />
      </div>
    </Page>
  )
}
