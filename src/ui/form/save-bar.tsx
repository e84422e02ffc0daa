import type { SyntheticEvent } from 'react'
import type { MessageRef } from '#src/platform/errors.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import '#src/ui/fields/fields.css'

/**
 * Why the last save failed with the form intact, by key or as the server said it, and the save button's text now; null
 * hides the button.
 */
export type SaveFailure = { icon: string; messages: (MessageRef | { said: string })[]; saveText: MessageRef | null }

/** No answer came: what was typed is kept, and saving again saves nothing twice. */
export const noAnswerFailure: SaveFailure = { icon: 'wifi-off', messages: ['ui.form.lost'], saveText: 'ui.retry' }

type SaveBarProps = {
  /** Saves and begins another record; without it there is no such button. */
  onAnother: ((event: SyntheticEvent) => void) | undefined

  isSaving: boolean
  /** True where something differs from what is saved. */
  isChanged: boolean
  /** What differs, where it can be told in a line. */
  changes?: { title: string; description: string } | undefined
  /** Captions of the fields to correct. */
  invalidFields: readonly string[]
  failure: SaveFailure | null
  onCancel: () => void
}

/** Save bar: what is unsaved, Cancelar and Guardar; it stays at the bottom of the window. */
export function SaveBar({ onAnother, isSaving, isChanged, changes, invalidFields, failure, onCancel }: SaveBarProps) {
  const text = useText()
  const saveText = failure ? failure.saveText : 'Guardar'
  return (
    <div className="form-foot">
      {failure && (
        <p className="form-foot-lost" role="alert">
          <i className={`bi bi-${failure.icon}`} aria-hidden="true" />{' '}
          {failure.messages.map((message) => (isServerMessage(message) ? message.said : text(message))).join(' ')}
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
        <Button variant="secondary" disabled={isSaving} onClick={onAnother}>
          {text('ui.form.save_and_another')}
        </Button>
      )}
      {saveText && (
        <Button type="submit" disabled={isSaving}>
          {isSaving ? (
            <>
              <span className="spinner-border spinner-border-sm" aria-hidden="true" />
              {text('Guardando...')}
            </>
          ) : (
            text(saveText)
          )}
        </Button>
      )}
      <span className="visually-hidden" role="status">
        {isSaving && text('Guardando...')}
      </span>
    </div>
  )
}

const isServerMessage = (message: SaveFailure['messages'][number]): message is { said: string } =>
  typeof message === 'object' && 'said' in message
