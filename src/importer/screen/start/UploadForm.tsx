import { type SyntheticEvent, useContext, useState } from 'react'
import { useNavigate } from 'react-router'
import { hasPictureFields } from '#src/importer/import-targets.ts'
import { importAddress } from '#src/importer/imports.ts'
import { FileChoice } from '#src/importer/screen/start/FileChoice.tsx'
import { TargetChoiceWithTemplate } from '#src/importer/screen/start/TargetChoiceWithTemplate.tsx'
import { UploadBar } from '#src/importer/screen/start/UploadBar.tsx'
import { useUpload } from '#src/importer/screen/start/use-upload.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { ResourcesContext } from '#src/resource/screens/resources-context.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useUnsavedChanges } from '#src/ui/form/use-unsaved-changes.tsx'

/** The form for target and file, and for a zip file if the target has pictures. */
export function UploadForm() {
  const text = useText()
  const [name, setName] = useState('')
  const target = useContext(ResourcesContext).get(name)
  const [file, setFile] = useState<File | null>(null)
  const [zip, setZip] = useState<File | null>(null)
  const takesZip = target !== undefined && hasPictureFields(target)
  const { share, isSending, problem, send, stop } = useUpload()
  const { question, leaveFreely } = useUnsavedChanges(isSending)
  const navigate = useNavigate()
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    const id = file && (await send({ file, pictures: takesZip ? zip : null }))
    if (!id) return
    leaveFreely()
    await navigate(importAddress(id), { state: { target: name || null } })
  }
  return (
    <form className="card load-start" noValidate onSubmit={(event) => void submit(event)}>
      <fieldset className="card-body" disabled={isSending}>
        <TargetChoiceWithTemplate {...{ target }} onTarget={setName} />
        <FileChoice name="file" file={file} error={problem} disabled={isSending} onFile={setFile} />
        {takesZip && <FileChoice name="pictures" file={zip} disabled={isSending} onFile={setZip} />}
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
