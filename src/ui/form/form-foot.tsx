import type { SyntheticEvent } from 'react'
import type { MessageRef } from '#src/platform/errors.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import '#src/ui/fields/fields.css'

/**
 * Why the last save failed with the form intact, by key or as the server said it, and the save button's text now; null
 * hides the button.
 */
export type SaveTrouble = { icon: string; says: (MessageRef | { said: string })[]; save: MessageRef | null }

/** No answer came: what was typed is kept, and saving again saves nothing twice. */
export const lostAnswer: SaveTrouble = { icon: 'wifi-off', says: ['ui.form.lost'], save: 'ui.retry' }

type FormFootProps = {
  /** Saves and begins another record; without it there is no such button. */
  onAnother: ((event: SyntheticEvent) => void) | undefined

  isSaving: boolean
  /** True where something differs from what is saved. */
  isChanged: boolean
  /** What differs, where it can be told in a line. */
  changes?: { title: string; says: string } | undefined
  /** Captions of the fields to correct. */
  wrong: readonly string[]
  trouble: SaveTrouble | null
  onCancel: () => void
}

/** Save bar: what is unsaved, Cancelar and Guardar; it stays at the bottom of the window. */
export function FormFoot({ onAnother, isSaving, isChanged, changes, wrong, trouble, onCancel }: FormFootProps) {
  const text = useText()
  const save = trouble ? trouble.save : 'Guardar'
  return (
    <div className="form-foot">
      {trouble && (
        <p className="form-foot-lost" role="alert">
          <i className={`bi bi-${trouble.icon}`} aria-hidden="true" />{' '}
          {trouble.says.map((one) => (isSaid(one) ? one.said : text(one))).join(' ')}
        </p>
      )}
      {(isChanged || wrong.length > 0) && (
        <p className={wrong.length > 0 ? 'state tone-danger' : 'state'}>
          {isChanged && <b>{changes?.title ?? text('ui.fields.unsaved')}</b>}
          {isChanged && changes && <span className="soft cut">{changes.says}</span>}
          {wrong.length > 0 && (
            <span className="soft cut">{text('ui.fields.to_correct', { fields: wrong.join(', ') })}</span>
          )}
        </p>
      )}
      <Button variant="secondary" disabled={isSaving} onClick={onCancel}>
        {text('Cancelar')}
      </Button>
      {onAnother && !trouble && (
        <Button variant="secondary" disabled={isSaving} onClick={onAnother}>
          {text('ui.form.save_and_another')}
        </Button>
      )}
      {save && (
        <Button type="submit" disabled={isSaving}>
          {isSaving ? (
            <>
              <span className="spinner-border spinner-border-sm" aria-hidden="true" />
              {text('Guardando...')}
            </>
          ) : (
            text(save)
          )}
        </Button>
      )}
      <span className="visually-hidden" role="status">
        {isSaving && text('Guardando...')}
      </span>
    </div>
  )
}

const isSaid = (one: SaveTrouble['says'][number]): one is { said: string } => typeof one === 'object' && 'said' in one
