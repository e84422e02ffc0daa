import { useText } from '#src/platform/i18n.tsx'
import { Button } from '#src/ui/button.tsx'
import '#src/ui/fields/fields.css'

type FormFootProps = {
  isSaving: boolean
  /** The last try did not reach the server: what was typed is still there. */
  isLost: boolean
  onCancel: () => void
}

/** Save and cancel, and how the saving goes. */
export function FormFoot({ isSaving, isLost, onCancel }: FormFootProps) {
  const text = useText()
  return (
    <div className="card-footer form-foot">
      {isLost && (
        <p className="form-foot-lost" role="alert">
          <i className="bi bi-wifi-off me-2" aria-hidden="true" />
          {text('ui.form.lost')}
        </p>
      )}
      <Button type="submit" disabled={isSaving}>
        {isSaving ? (
          <>
            <span className="spinner-border spinner-border-sm me-2" aria-hidden="true" />
            {text('Guardando...')}
          </>
        ) : (
          text(isLost ? 'ui.retry' : 'Guardar')
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
