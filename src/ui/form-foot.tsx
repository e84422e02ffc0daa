import type { MessageRef } from '#src/platform/errors.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button.tsx'
import '#src/ui/fields/fields.css'

/** Why the last save failed with the form intact, and the save button's text now; null hides the button. */
export type SaveTrouble = { icon: string; says: MessageRef[]; save: MessageRef | null }

type FormFootProps = {
  isSaving: boolean
  trouble: SaveTrouble | null
  onCancel: () => void
}

/** Save and cancel buttons, with the saving's state. */
export function FormFoot({ isSaving, trouble, onCancel }: FormFootProps) {
  const text = useText()
  const save = trouble ? trouble.save : 'Guardar'
  return (
    <div className="card-footer form-foot">
      {trouble && (
        <p className="form-foot-lost" role="alert">
          <i className={`bi bi-${trouble.icon} me-2`} aria-hidden="true" />
          {trouble.says.map((ref) => text(ref)).join(' ')}
        </p>
      )}
      {save && (
        <Button type="submit" disabled={isSaving}>
          {isSaving ? (
            <>
              <span className="spinner-border spinner-border-sm me-2" aria-hidden="true" />
              {text('Guardando...')}
            </>
          ) : (
            text(save)
          )}
        </Button>
      )}
      <Button variant="secondary" disabled={isSaving} onClick={onCancel}>
        {text('Cancelar')}
      </Button>
      <span className="visually-hidden" role="status">
        {isSaving && text('Guardando...')}
      </span>
    </div>
  )
}
