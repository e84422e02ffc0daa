import { Steps } from '#src/importer/screen/Steps.tsx'
import { ImportList } from '#src/importer/screen/start/ImportList.tsx'
import { UploadForm } from '#src/importer/screen/start/UploadForm.tsx'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Page } from '#src/ui/frame/page.tsx'

/** The start of an import: a form for the file, and the list of earlier imports. */
export function StartPage() {
  const text = useText()
  return (
    <Page title={text('pages.imports.list')} note={text('importer.screen.note')}>
      <Steps currentStep="file" />
      <div className="load-begin">
        <UploadForm />
        <ImportList />
      </div>
    </Page>
  )
}
