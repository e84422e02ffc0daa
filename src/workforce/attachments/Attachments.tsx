import { useRef, useState } from 'react'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { HistoryDrawer } from '#src/resource/screens/history/HistoryDrawer.tsx'
import { useMayReadHistory } from '#src/resource/screens/history/use-may-read-history.ts'
import { useConfirmedDeletion } from '#src/resource/screens/list/use-confirmed-deletion.ts'
import { UndoLine } from '#src/resource/screens/undo/UndoLine.tsx'
import { useOfferedActions } from '#src/resource/screens/use-offered-actions.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { SelectField } from '#src/ui/fields/choosing/select-field.tsx'
import { FieldFrame } from '#src/ui/fields/field-frame.tsx'
import { FileLine } from '#src/ui/fields/files/file-line.tsx'
import { FileLineButton } from '#src/ui/fields/files/file-line-button.tsx'
import { FilePicker } from '#src/ui/fields/files/file-picker.tsx'
import { buildFilePickerOptions } from '#src/ui/fields/files/files-field.tsx'
import type { RefusedFile } from '#src/ui/fields/pictures/picture-check.ts'
import { formatDateTime } from '#src/ui/figures/format-values.ts'
import { FormSection } from '#src/ui/form/form-sections.tsx'
import { attachments, attachmentTypes } from '#src/workforce/attachments/attachments.ts'
import { type Attachment, useAttachments } from '#src/workforce/attachments/use-attachments.ts'
import './attachments.css'

/** Attachments of an employee, in a tab of the record. Each is stored or deleted at once, independently of the form. */
export function Attachments({ employeeId }: { employeeId: number }) {
  const text = useText()
  const may = useOfferedActions(attachments)
  const attachmentList = useAttachments(employeeId)
  const { path, list } = attachmentList
  const remove = useConfirmedDeletion(attachments, path, attachmentList.forgetKeys)
  const mayReadHistory = useMayReadHistory(attachments)
  const [shownInHistory, setShownInHistory] = useState<Attachment | null>(null)
  return (
    <div className="card attachments">
      <FormSection title="workforce.attachments.title" note="workforce.attachments.note">
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
            {list.data.map((attachment) => (
              <AttachmentLine
                key={attachment.id}
                {...{ attachment }}
                onHistory={mayReadHistory ? () => setShownInHistory(attachment) : undefined}
                onRemove={may.delete ? () => remove(attachment) : undefined}
              />
            ))}
          </ul>
        )}
        {may.create && <AddAttachments {...attachmentList} />}
      </FormSection>
      {shownInHistory && (
        <HistoryDrawer
          resource={attachments}
          {...{ path }}
          id={shownInHistory.id}
          row={shownInHistory}
          name={shownInHistory.name}
          onClose={() => setShownInHistory(null)}
        />
      )}
    </div>
  )
}

type AttachmentAction = (() => void) | undefined

function AttachmentLine({
  attachment,
  onHistory,
  onRemove,
}: {
  attachment: Attachment
  onHistory: AttachmentAction
  onRemove: AttachmentAction
}) {
  const text = useText()
  const language = useLanguage()
  const type = attachmentTypes[attachment.type]
  return (
    <li className="file-item">
      <FileLine file={{ ...attachment, key: String(attachment.id) }} />
      <Badge bare>{type ? text(type) : attachment.type}</Badge>
      <time className="attachment-day" dateTime={attachment.created_at}>
        {formatDateTime(attachment.created_at, language)}
      </time>
      {onHistory && (
        <FileLineButton
          icon="clock-history"
          label={text('resource.history.of', { name: attachment.name })}
          title={text('resource.history.title')}
          onClick={onHistory}
        />
      )}
      {onRemove && (
        <FileLineButton
          icon="trash"
          label={text('workforce.attachments.delete', { name: attachment.name })}
          title={text('Eliminar')}
          onClick={onRemove}
        />
      )}
    </li>
  )
}

type AddAttachmentsProps = Pick<
  ReturnType<typeof useAttachments>,
  'send' | 'sendingName' | 'failedAttachments' | 'retry' | 'discard'
>

/** Adds attachments. Files that are chosen before their type are sent when the type is chosen. */
function AddAttachments({ send, sendingName, failedAttachments, retry, discard }: AddAttachmentsProps) {
  const text = useText()
  const [type, setType] = useState('')
  const [waitingFiles, setWaitingFiles] = useState<readonly File[]>([])
  const [refusedFiles, setRefusedFiles] = useState<readonly RefusedFile[]>([])
  const containerRef = useRef<HTMLDivElement>(null)
  const label = text('workforce.attachments.files')
  const sendOrWait = async (chosenType: string, files: readonly File[]) => {
    if (chosenType === '' || files.length === 0) return setWaitingFiles(files)
    setWaitingFiles([])
    await send(files.map((file) => ({ type: chosenType, file })))
    // The next attachment is often of another type.
    setType('')
  }
  const names = waitingFiles.map(({ name }) => name).join(', ')
  const isTypeMissing = type === '' && waitingFiles.length > 0
  return (
    <div className="attachment-adding">
      <SelectField
        name="attachment_type"
        label={text('attachments.fields.type')}
        value={type}
        disabled={sendingName !== null}
        error={isTypeMissing ? text('workforce.attachments.type_first', { names }) : undefined}
        options={Object.entries(attachmentTypes).map(([value, typeKey]) => ({ value, label: text(typeKey) }))}
        onChange={(chosenType) => {
          setType(chosenType)
          void sendOrWait(chosenType, waitingFiles)
        }}
      />
      <FieldFrame {...{ label }} group>
        {(aria) => (
          <FilePicker
            {...{ aria, label, containerRef, refusedFiles }}
            name="attachment_file"
            options={buildFilePickerOptions(text, 10)}
            multiple
            disabled={sendingName !== null}
            onFiles={(files, newRefusals) => {
              setRefusedFiles(newRefusals)
              void sendOrWait(type, [...waitingFiles, ...files])
            }}
          >
            {(add) => add}
          </FilePicker>
        )}
      </FieldFrame>
      <p className="attachment-sending soft" role="status">
        {sendingName !== null && text('workforce.attachments.sending', { name: sendingName })}
      </p>
      {failedAttachments.length > 0 && sendingName === null && (
        <FailedAttachments {...{ failedAttachments, retry, discard }} />
      )}
    </div>
  )
}

/** Lists files that the server refused, and files whose response was lost. The latter may be stored. */
function FailedAttachments({
  failedAttachments,
  retry,
  discard,
}: Pick<AddAttachmentsProps, 'failedAttachments' | 'retry' | 'discard'>) {
  const text = useText()
  const uncertainAttachments = failedAttachments.filter(({ mayBeStored }) => mayBeStored)
  const names = uncertainAttachments.map(({ file }) => file.name).join(', ')
  return (
    <div className="attachment-failed">
      {uncertainAttachments.length > 0 && <p role="alert">{text('workforce.attachments.unknown', { names })}</p>}
      {failedAttachments.map(
        (failedAttachment, index) =>
          !failedAttachment.mayBeStored && (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name.
            <p key={index} role="alert">
              {text('workforce.attachments.refused', { name: failedAttachment.file.name })} {failedAttachment.reason}
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
