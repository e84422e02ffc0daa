import { useRef, useState } from 'react'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { HistoryDrawer } from '#src/resource/screens/history/HistoryDrawer.tsx'
import { useMayHistory } from '#src/resource/screens/history/may-history.ts'
import { useRemove } from '#src/resource/screens/list/use-remove.ts'
import { UndoLine } from '#src/resource/screens/undo/UndoLine.tsx'
import { useMay } from '#src/resource/screens/use-may.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { SelectField } from '#src/ui/fields/choosing/select-field.tsx'
import { FieldFrame } from '#src/ui/fields/field-frame.tsx'
import { FileButton } from '#src/ui/fields/files/file-button.tsx'
import { FileLine } from '#src/ui/fields/files/file-line.tsx'
import { FilePicker } from '#src/ui/fields/files/file-picker.tsx'
import { buildFilePicker } from '#src/ui/fields/files/files-field.tsx'
import type { RefusedFile } from '#src/ui/fields/pictures/picture-check.ts'
import { formatDateTime } from '#src/ui/figures/format-values.ts'
import { FormSection } from '#src/ui/form/form-sections.tsx'
import { attachments, attachmentTypes } from '#src/workforce/attachments/attachments.ts'
import { type Attachment, useAttachments } from '#src/workforce/attachments/use-attachments.ts'
import './attachments.css'

/** Papers of an employee below their form: each is kept or deleted at once, apart from what the form saves. */
export function Attachments({ employeeId }: { employeeId: number }) {
  const text = useText()
  const may = useMay(attachments)
  const papers = useAttachments(employeeId)
  const { path, list } = papers
  const remove = useRemove(attachments, path, papers.forgetKeys)
  const mayHistory = useMayHistory(attachments)
  const [told, setTold] = useState<Attachment | null>(null)
  return (
    <div className="card attachments">
      <FormSection title={text('workforce.attachments.title')} note={text('workforce.attachments.note')}>
        <UndoLine resource={attachments} />
        {list.isError && (
          <p role="alert">
            {text('workforce.attachments.failed')}{' '}
            <Button variant="secondary" size="small" onClick={() => void list.refetch()}>
              {text('ui.retry')}
            </Button>
          </p>
        )}
        {list.data?.length === 0 && <p className="soft">{text('workforce.attachments.none')}</p>}
        {list.data && (
          <ul className="file-list" aria-label={text('workforce.attachments.title')}>
            {list.data.map((one) => (
              <Line
                key={one.id}
                {...{ one }}
                onHistory={mayHistory ? () => setTold(one) : undefined}
                onRemove={may.delete ? () => remove(one) : undefined}
              />
            ))}
          </ul>
        )}
        {may.create && <Adding {...papers} />}
      </FormSection>
      {told && (
        <HistoryDrawer
          resource={attachments}
          {...{ path }}
          id={told.id}
          row={told}
          name={told.name}
          onClose={() => setTold(null)}
        />
      )}
    </div>
  )
}

type Act = (() => void) | undefined

function Line({ one, onHistory, onRemove }: { one: Attachment; onHistory: Act; onRemove: Act }) {
  const text = useText()
  const language = useLanguage()
  const type = attachmentTypes[one.type]
  return (
    <li className="file-item">
      <FileLine file={{ ...one, key: String(one.id) }} />
      <Badge bare>{type ? text(type) : one.type}</Badge>
      <time className="attachment-day" dateTime={one.created_at}>
        {formatDateTime(one.created_at, language)}
      </time>
      {onHistory && (
        <FileButton
          icon="clock-history"
          label={text('resource.history.of', { name: one.name })}
          title={text('resource.history.title')}
          onClick={onHistory}
        />
      )}
      {onRemove && (
        <FileButton
          icon="trash"
          label={text('workforce.attachments.delete', { name: one.name })}
          title={text('Eliminar')}
          onClick={onRemove}
        />
      )}
    </li>
  )
}

type AddingProps = Pick<ReturnType<typeof useAttachments>, 'send' | 'sending' | 'failed' | 'retry' | 'discard'>

/** Files that come before their type wait for it. */
function Adding({ send, sending, failed, retry, discard }: AddingProps) {
  const text = useText()
  const [type, setType] = useState('')
  const [waiting, setWaiting] = useState<readonly File[]>([])
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const box = useRef<HTMLDivElement>(null)
  const label = text('workforce.attachments.files')
  const go = async (of: string, files: readonly File[]) => {
    if (of === '' || files.length === 0) return setWaiting(files)
    setWaiting([])
    await send(files.map((file) => ({ type: of, file })))
    // The next paper is often of another type.
    setType('')
  }
  const names = waiting.map(({ name }) => name).join(', ')
  const isUntyped = type === '' && waiting.length > 0
  return (
    <div className="attachment-adding">
      <SelectField
        name="attachment_type"
        label={text('attachments.fields.type')}
        value={type}
        disabled={sending !== null}
        error={isUntyped ? text('workforce.attachments.type_first', { names }) : undefined}
        options={Object.entries(attachmentTypes).map(([value, says]) => ({ value, label: text(says) }))}
        onChange={(of) => {
          setType(of)
          void go(of, waiting)
        }}
      />
      <FieldFrame {...{ label }} group>
        {(aria) => (
          <FilePicker
            {...{ aria, label, containerRef: box, refusedFiles: refused }}
            name="attachment_file"
            options={buildFilePicker(text, 10)}
            multiple
            disabled={sending !== null}
            onFiles={(files, wrong) => {
              setRefused(wrong)
              void go(type, [...waiting, ...files])
            }}
          >
            {(add) => add}
          </FilePicker>
        )}
      </FieldFrame>
      <p className="attachment-sending soft" role="status">
        {sending !== null && text('workforce.attachments.sending', { name: sending })}
      </p>
      {failed.length > 0 && sending === null && <Failed {...{ failed, retry, discard }} />}
    </div>
  )
}

/** Files that were not attached, and those of which nobody knows, because the answer was lost. */
function Failed({ failed, retry, discard }: Pick<AddingProps, 'failed' | 'retry' | 'discard'>) {
  const text = useText()
  const unknown = failed.filter(({ mayBeKept }) => mayBeKept)
  const names = unknown.map(({ file }) => file.name).join(', ')
  return (
    <div className="attachment-failed">
      {unknown.length > 0 && <p role="alert">{text('workforce.attachments.unknown', { names })}</p>}
      {failed.map(
        (paper, index) =>
          !paper.mayBeKept && (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name.
            <p key={index} role="alert">
              {text('workforce.attachments.refused', { name: paper.file.name })} {paper.reason}
            </p>
          ),
      )}
      <div className="row-gap">
        <Button variant="secondary" size="small" onClick={() => void retry()}>
          {text('ui.retry')}
        </Button>
        <Button variant="quiet" size="small" onClick={discard}>
          {text('workforce.attachments.discard')}
        </Button>
      </div>
    </div>
  )
}
