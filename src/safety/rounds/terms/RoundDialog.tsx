import { type FormEvent, useId, useRef, useState } from 'react'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { toFormData } from '#src/platform/browser/client.ts'
import { WriteKey } from '#src/resource/screens/form/write-key.ts'
import { RoundFields, type RoundValues } from '#src/safety/rounds/terms/RoundFields.tsx'
import { useFieldProblems } from '#src/safety/rounds/terms/use-field-problems.ts'
import { Modal } from '#src/ui/dialog/modal.tsx'
import { useUnsavedChangesInDialog } from '#src/ui/form/use-unsaved-changes.tsx'
import { describeFailure } from '#src/ui/toast/describe-failure.ts'
import '#src/resource/screens/action/action-input.css'

type RoundDialogProps = {
  title: string
  /** A sentence above the fields. */
  note?: string
  initialValues: RoundValues
  /** Writes the round. Throws CallFailed, whose reason the dialog shows. */
  write: (values: RoundValues, idempotencyKey: string) => Promise<void>
  onClose: () => void
}

/** Asks for title, date and signature of a round, and writes it. */
export function RoundDialog({ title, note, initialValues, write, onClose }: RoundDialogProps) {
  const formId = useId()
  const [values, setValues] = useState(initialValues)
  const [failure, setFailure] = useState<CallFailed | null>(null)
  const [isWriting, setWriting] = useState(false)
  const writeKey = useRef(new WriteKey()).current
  const isChanged = JSON.stringify(values) !== JSON.stringify(initialValues)
  const { close, question } = useUnsavedChangesInDialog(onClose, isChanged)
  const { form, problems, isAnswered, noteEdit } = useFieldProblems(failure)
  const isAtField = isAnswered || Object.keys(problems).some((name) => name in values)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setWriting(true)
    setFailure(null)
    try {
      await write(values, writeKey.getOrCreate(toFormData(values)))
      onClose()
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      setFailure(error)
    } finally {
      setWriting(false)
    }
  }
  return (
    <>
      <Modal title={title} onClose={close} confirmForm={{ form: formId, disabled: isWriting }}>
        <form ref={form} id={formId} className="action-input" onSubmit={(event) => void submit(event)} noValidate>
          {note && <p>{note}</p>}
          <RoundFields
            {...{ values, problems }}
            onChange={(newValues, name) => {
              setValues(newValues)
              noteEdit(name)
            }}
          />
          {failure && !isAtField && (
            <p className="bulk-refused" role="alert">
              {describeFailure(failure)}
            </p>
          )}
        </form>
      </Modal>
      {question}
    </>
  )
}
