import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Resource } from '#src/resource/declaration.ts'
import { useActionRefusal } from '#src/resource/screens/action/use-action-refusal.tsx'
import { countSelectedRows, type RowSelector } from '#src/resource/screens/bulk/bulk-calls.ts'
import { WriteKey } from '#src/resource/screens/form/write-key.ts'
import { useUndo } from '#src/resource/screens/undo/use-undo.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Modal } from '#src/ui/dialog/modal.tsx'
import { FilesField } from '#src/ui/fields/files/files-field.tsx'
import { useDebounced } from '#src/ui/fields/typing/use-debounced.ts'
import { useUnsavedChangesInDialog } from '#src/ui/form/use-unsaved-changes.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'
import { ChosenPeople } from '#src/workforce/trainings/board/give/ChosenPeople.tsx'
import { giveCertificationToNonHolders, previewGiving } from '#src/workforce/trainings/board/give/give-calls.ts'
import { PeopleLeftOut } from '#src/workforce/trainings/board/give/PeopleLeftOut.tsx'
import { useGivenValues } from '#src/workforce/trainings/board/give/use-given-values.tsx'
import type { CertificationType } from '#src/workforce/trainings/certifications.ts'
import '#src/resource/screens/action/action-input.css'
import './give.css'

type GiveDialogProps = {
  type: CertificationType
  resource: Resource
  people: RowSelector
  /** The item that is chosen at first. */
  itemId?: number | undefined
  onClose: () => void
  onDone: () => void
}

/**
 * Gives the same training or quality, with one file, to the chosen people. Before that, the dialog names the people who
 * would not get it, each with the reason.
 */
export function GiveDialog({ type, resource, people: initialPeople, itemId, onClose, onDone }: GiveDialogProps) {
  const text = useText()
  const formId = useId()
  const formatCount = useCountFormat()
  const queries = useQueryClient()
  const { reportWrite } = useUndo(resource)
  const [people, setPeople] = useState(initialPeople)
  const [file, setFile] = useState<File | null>(null)
  const { form, values, inputs } = useGivenValues(type, resource, itemId)
  const isChanged = form.formState.isDirty || file !== null
  const { close, question } = useUnsavedChangesInDialog(onClose, isChanged)
  const writeKey = useRef(new WriteKey()).current
  const debouncedValues = useDebounced(values)
  const preview = useQuery({
    queryKey: [type.name, 'giving', debouncedValues, people],
    queryFn: async ({ signal }) => (await previewGiving(type.name, people, debouncedValues ?? {}, signal)).body,
    enabled: debouncedValues !== undefined,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  })
  const isCurrent =
    preview.isSuccess && !preview.isPlaceholderData && JSON.stringify(debouncedValues) === JSON.stringify(values)
  const count = countSelectedRows(people)
  const givenCount = preview.data?.changed ?? 0
  const isPossible = isCurrent && givenCount > 0
  const { refusalLine, showRefusal, clearRefusal } = useActionRefusal(form, preview.error)
  async function give(): Promise<void> {
    clearRefusal()
    try {
      const { body, undo } = await giveCertificationToNonHolders(type.name, people, {
        values: values ?? {},
        file,
        writeKey,
      })
      const { created, skipped } = body
      const givenText = text('workforce.give.given', { count: created, figure: formatCount(created) })
      const leftOutText = text('workforce.give.skipped', { count: skipped, figure: formatCount(skipped) })
      reportWrite(skipped > 0 ? `${givenText} ${leftOutText}` : givenText, undo)
      onDone()
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure
      showRefusal(failure)
    }
    await queries.invalidateQueries()
  }
  const submit = (event: FormEvent) => void form.handleSubmit(give)(event)
  const drop = (id: number) => 'ids' in people && setPeople({ ids: people.ids.filter((personId) => personId !== id) })
  return (
    <>
      <Modal
        title={text(`workforce.give.title.${type.name}`, { count, figure: formatCount(count) })}
        onClose={close}
        size="lg"
        hasOwnButtons
      >
        <form id={formId} className="action-input" onSubmit={submit} noValidate>
          {inputs}
          <FilesField
            name="file"
            label={text(captionKey(resource, 'file'))}
            help={text('workforce.give.file_help')}
            value={file ? [file] : []}
            max={1}
            onChange={([chosenFile]) => setFile(chosenFile instanceof File ? chosenFile : null)}
          />
          <ChosenPeople {...{ people }} onDrop={drop} />
          <div role="status" aria-busy={preview.isFetching}>
            {refusalLine}
            {preview.data && <PeopleLeftOut refusedPeople={preview.data.refused} remainingCount={givenCount} />}
          </div>
          <div className="modal-footer">
            <Button variant="secondary" onClick={close}>
              {text('Cancelar')}
            </Button>
            {/* The press on refused values shows the errors at their fields. */}
            <Button
              type="submit"
              disabled={form.formState.isSubmitting || (values !== undefined && !isPossible && !preview.isError)}
            >
              {text('workforce.give.submit', { figure: formatCount(isPossible ? givenCount : count) })}
            </Button>
          </div>
        </form>
      </Modal>
      {question}
    </>
  )
}
