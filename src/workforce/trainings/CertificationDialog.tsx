import { useMemo } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import { Field, Row } from '#src/resource/screens/form/Field.tsx'
import { buildCopyOfFirstValues, CopyContext, DialogContext } from '#src/resource/screens/form/form-context.ts'
import { ResourceForm } from '#src/resource/screens/form/ResourceForm.tsx'
import { Modal } from '#src/ui/dialog/modal.tsx'
import { FormSection } from '#src/ui/form/form-sections.tsx'
import { useReportedChangesInDialog } from '#src/ui/form/use-unsaved-changes.tsx'

type CertificationDialogProps = {
  resource: Resource
  title: string
  /** The stored training or quality. Undefined for a new one. */
  entity: Entity | undefined
  /** First values of a new training or quality: its employee, and the item of the pressed cell. */
  initialValues?: Readonly<Record<string, unknown>>
  /** Why it is asked for, above the fields. */
  reason?: string | undefined
  onClose: () => void
}

/** A training or a quality in a dialog over the board or the employee's record. */
export function CertificationDialog({
  resource,
  title,
  entity,
  initialValues,
  reason,
  onClose,
}: CertificationDialogProps) {
  const text = useText()
  const { noteChanges, close, question } = useReportedChangesInDialog(onClose)
  const dialog = useMemo(
    () => ({ resource, name: '', onSaved: onClose, noteChanges, close }),
    [resource, onClose, noteChanges, close],
  )
  const copy = useMemo(() => buildCopyOfFirstValues(initialValues ?? {}), [initialValues])
  const itemField = Object.keys(resource.fields).find((name) => name.endsWith('_item_id')) ?? ''
  return (
    <>
      <Modal {...{ title }} size="lg" hasOwnButtons onClose={close}>
        {reason && <p className="mb-3">{reason}</p>}
        <DialogContext value={dialog}>
          <CopyContext value={entity ? undefined : copy}>
            <ResourceForm {...{ resource, entity }} isEmbedded>
              <div className="card">
                <FormSection title={`${resource.name}.one`}>
                  <Field name={itemField} />
                  <Row>
                    <Field name="date" />
                    <Field
                      name="expiration_date"
                      help={entity ? undefined : text('workforce.certifications.expiration_help')}
                    />
                  </Row>
                  <Row>
                    <Field name="instructor" />
                    <Field name="hours" />
                  </Row>
                  <Field name="comments" />
                  <Field name="file" />
                </FormSection>
              </div>
            </ResourceForm>
          </CopyContext>
        </DialogContext>
      </Modal>
      {question}
    </>
  )
}
