import { useText } from '#src/platform/i18n.tsx'
import { Button } from '#src/ui/button.tsx'
import '#src/ui/fields/fields.css'

/**
 * Why the last try saved nothing while all that was typed is still there: it did not reach the server, or somebody
 * deleted the record meanwhile, and saving makes a new one.
 */
export type SaveTrouble = 'lost' | 'gone' | null

type FormFootProps = {
  isSaving: boolean
  trouble: SaveTrouble
  canSave: boolean
  onCancel: () => void
}

const saveAgain = { lost: 'ui.retry', gone: 'ui.form.save_as_new' }

/** Save and cancel, and how the saving goes. */
export function FormFoot({ isSaving, trouble, canSave, onCancel }: FormFootProps) {
  const text = useText()
  return (
    <div className="card-footer form-foot">
      {trouble && (
        <p className="form-foot-lost" role="alert">
          <i className={`bi ${trouble === 'lost' ? 'bi-wifi-off' : 'bi-trash'} me-2`} aria-hidden="true" />
          {text(`ui.form.${trouble}`)}
        </p>
      )}
      <Button type="submit" disabled={isSaving || !canSave}>
        {isSaving ? (
          <>
            <span className="spinner-border spinner-border-sm me-2" aria-hidden="true" />
            {text('Guardando...')}
          </>
        ) : (
          text(trouble ? saveAgain[trouble] : 'Guardar')
        )}
      </Button>
      <Button variant="secondary" disabled={isSaving} onClick={onCancel}>
        {text('Cancelar')}
      </Button>
      <span className="visually-hidden" role="status">
        {isSaving && text('Guardando...')}
      </span>
    </div>
  )
}
