import { type SyntheticEvent, useContext, useState } from 'react'
import { useNavigate } from 'react-router'
import { loaderAddress } from '#src/importer/imports.ts'
import { FileChoice } from '#src/importer/screen/start/FileChoice.tsx'
import { sheetFiles, zipFiles } from '#src/importer/screen/start/taken-files.ts'
import { UploadBar } from '#src/importer/screen/start/UploadBar.tsx'
import { useUpload } from '#src/importer/screen/start/use-upload.ts'
import { TemplateButton } from '#src/importer/screen/TemplateButton.tsx'
import { isTarget, takesPictures } from '#src/importer/targets.ts'
import { holderOf } from '#src/platform/actor.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { ResourcesContext } from '#src/resource/screens/resources-context.ts'
import { Button } from '#src/ui/button.tsx'
import { useUnsaved } from '#src/ui/unsaved.tsx'

/** Target, file and, where a sheet may name pictures, the zip that has them. */
export function UploadForm() {
  const text = useText()
  const { user } = useSession()
  const [target, setTarget] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [zip, setZip] = useState<File | null>(null)
  const { share, isSending, problem, send, stop } = useUpload()
  const { question, leaveFreely } = useUnsaved(isSending)
  const navigate = useNavigate()
  const actor = holderOf(user?.permissions)
  const resources = useContext(ResourcesContext)
  const targets = [...resources.values()].filter((resource) => isTarget(resource, actor))
  const resource = resources.get(target)
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    const id = file && (await send({ file, pictures: zip }))
    if (!id) return
    leaveFreely()
    await navigate(loaderAddress(id), { state: { target: target || null } })
  }
  return (
    <form className="card load-start" noValidate onSubmit={(event) => void submit(event)}>
      <fieldset className="card-body" disabled={isSending}>
        <div className="load-target">
          <label className="form-label" htmlFor="load-target">
            {text('importer.screen.target')}
          </label>
          <span className="row-gap">
            <select
              id="load-target"
              className="form-select"
              value={target}
              onChange={(event) => setTarget(event.target.value)}
            >
              <option value="">{text('importer.screen.by_headings')}</option>
              {targets.map(({ name }) => (
                <option key={name} value={name}>
                  {text(`pages.${name}.list`)}
                </option>
              ))}
            </select>
            {resource && <TemplateButton {...{ resource }} />}
          </span>
        </div>
        <FileChoice
          taken={sheetFiles(text)}
          name="file"
          label={text('importer.screen.file')}
          file={file}
          error={problem}
          disabled={isSending}
          onFile={setFile}
        />
        {resource && takesPictures(resource) && (
          <FileChoice
            taken={zipFiles(text)}
            name="pictures"
            label={text('importer.screen.pictures')}
            file={zip}
            disabled={isSending}
            onFile={setZip}
          />
        )}
      </fieldset>
      <div className="load-start-foot">
        {isSending ? (
          <UploadBar {...{ share }} onStop={stop} />
        ) : (
          <Button type="submit" disabled={!file}>
            {text('importer.screen.upload')}
          </Button>
        )}
      </div>
      {question}
    </form>
  )
}
