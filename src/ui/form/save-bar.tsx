import { type SyntheticEvent, useRef, useState } from 'react'
import type { MessageRef } from '#src/platform/errors.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { useSaveShortcut } from '#src/ui/form/use-save-shortcut.ts'
import '#src/ui/fields/fields.css'

/**
 * Why the last save failed. `messages` are message keys, or texts that the server has translated. `saveText` is the
 * label of the save button; null hides the button.
 */
export type SaveFailure = {
  icon: string
  messages: (MessageRef | { serverText: string })[]
  saveText: MessageRef | null
}

/** No response arrived: the form keeps its values, and saving again is idempotent. */
export const noAnswerFailure: SaveFailure = {
  icon: 'wifi-off',
  messages: ['Ocurrió un error. Por favor, inténtalo de nuevo.', 'ui.form.lost'],
  saveText: 'ui.retry',
}

type SaveBarProps = {
  /** Id of the form that Guardar submits, if the bar is outside of its element. */
  formId?: string
  /** Saves and begins another record. Undefined hides the button. */
  onAnother: ((event: SyntheticEvent) => void) | undefined
  isSaving: boolean
  /** True if a value differs from the saved one. */
  isChanged: boolean
  /** Summary of the changes. */
  changes?: { title: string; description: string } | undefined
  /** Captions of the fields to correct. */
  invalidFields: readonly string[]
  failure: SaveFailure | null
  onCancel: () => void
}

/**
 * Save bar at the bottom of the window: why the last save failed, unsaved changes, Cancelar and Guardar. Ctrl S saves.
 */
export function SaveBar(props: SaveBarProps) {
  const { formId, onAnother, isSaving, isChanged, changes, invalidFields, failure, onCancel } = props
  const text = useText()
  const saveText = failure ? failure.saveText : 'Guardar'
  const saveButton = useRef<HTMLButtonElement>(null)
  useSaveShortcut(saveButton)
  const [isAnotherPressed, setAnotherPressed] = useState(false)
  const saving = (
    <>
      <span className="spinner-border spinner-border-sm" aria-hidden="true" />
      {text('Guardando...')}
    </>
  )
  return (
    <div className="form-foot">
      {failure && (
        <p className="form-foot-lost" role="alert">
          <i className={`bi bi-${failure.icon}`} aria-hidden="true" />{' '}
          {failure.messages.map((message) => (isServerText(message) ? message.serverText : text(message))).join(' ')}
        </p>
      )}
      {(isChanged || invalidFields.length > 0) && (
        <p className={invalidFields.length > 0 ? 'state tone-danger' : 'state'}>
          {isChanged && <b>{changes?.title ?? text('ui.fields.unsaved')}</b>}
          {isChanged && changes && <span className="soft cut">{changes.description}</span>}
          {invalidFields.length > 0 && (
            <span className="soft cut">{text('ui.fields.to_correct', { fields: invalidFields.join(', ') })}</span>
          )}
        </p>
      )}
      <Button variant="secondary" disabled={isSaving} onClick={onCancel}>
        {text('Cancelar')}
      </Button>
      {onAnother && !failure && (
        <Button
          variant="secondary"
          disabled={isSaving}
          onClick={(event) => {
            setAnotherPressed(true)
            onAnother(event)
          }}
        >
          {isSaving && isAnotherPressed ? saving : text('ui.form.save_and_another')}
        </Button>
      )}
      {saveText && (
        <Button
          ref={saveButton}
          type="submit"
          form={formId}
          disabled={isSaving}
          aria-keyshortcuts="Control+S Meta+S"
          onClick={() => setAnotherPressed(false)}
        >
          {isSaving && !isAnotherPressed ? saving : text(saveText)}
        </Button>
      )}
      <span className="visually-hidden" role="status">
        {isSaving && text('Guardando...')}
      </span>
    </div>
  )
}

const isServerText = (message: SaveFailure['messages'][number]): message is { serverText: string } =>
  typeof message === 'object' && 'serverText' in message
