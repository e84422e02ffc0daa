import { type FormEvent, useId, useRef, useState } from 'react'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call, toFormData } from '#src/platform/browser/client.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { acceptedPictureTypes } from '#src/platform/pictures/detect-format.ts'
import { WriteKey } from '#src/resource/screens/form/write-key.ts'
import type { ShownPerson } from '#src/safety/rounds/page/merge-unsent.ts'
import { Modal } from '#src/ui/dialog/modal.tsx'
import { FilesField } from '#src/ui/fields/files/files-field.tsx'
import { describeFailure } from '#src/ui/toast/describe-failure.ts'
import '#src/resource/screens/action/action-input.css'

type ScanDialogProps = { person: ShownPerson; onChanged: () => void; onClose: () => void }

/** A telephone converts its own kind of photo to one of the accepted types. */
const scanTypes = ['application/pdf', ...acceptedPictureTypes].join(',')

/** Takes the scan or photo of a paper that the person signed, for all that they have not signed yet. */
export function ScanDialog({ person, onChanged, onClose }: ScanDialogProps) {
  const text = useText()
  const formId = useId()
  const writeKey = useRef(new WriteKey()).current
  const [scan, setScan] = useState<File | null>(null)
  const [failure, setFailure] = useState<CallFailed | null>(null)
  const [isSending, setSending] = useState(false)
  const unsigned = person.deliveries.filter(({ standing }) => standing === 'open' || standing === 'absent')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!scan) return
    setSending(true)
    setFailure(null)
    try {
      const form = toFormData({ ids: unsigned.map(({ id }) => id), scan })
      const idempotencyKey = writeKey.getOrCreate(form)
      await call('POST', 'ppe_deliveries/sign', { body: form, idempotencyKey, quiet: true })
      onChanged()
      onClose()
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      setFailure(error)
    } finally {
      setSending(false)
    }
  }
  return (
    <Modal
      title={text('safety.round.paper_of', { name: person.name })}
      {...{ onClose }}
      confirmForm={{ form: formId, disabled: isSending || scan === null }}
    >
      <form id={formId} className="action-input" onSubmit={(event) => void submit(event)} noValidate>
        <p>{text('safety.round.paper_note', { items: unsigned.map(({ ppe_name: name }) => name).join(', ') })}</p>
        <FilesField
          name="scan"
          label={text('safety.round.scan')}
          value={scan ? [scan] : []}
          max={1}
          accept={scanTypes}
          onChange={([chosenFile]) => setScan(chosenFile instanceof File ? chosenFile : null)}
        />
        {failure && (
          <p className="bulk-refused" role="alert">
            {describeFailure(failure)}
          </p>
        )}
      </form>
    </Modal>
  )
}
