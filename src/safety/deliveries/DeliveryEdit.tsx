import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Entity } from '#src/resource/declaration.ts'
import { Field } from '#src/resource/screens/form/Field.tsx'
import { useSurroundingForm } from '#src/resource/screens/form/form-context.ts'
import { ResourceForm } from '#src/resource/screens/form/ResourceForm.tsx'
import { deliveries } from '#src/safety/deliveries/deliveries.ts'
import { useProposedDelivery } from '#src/safety/deliveries/use-proposed-delivery.ts'
import { StoredSignature } from '#src/safety/signing/StoredSignature.tsx'
import { FormSection } from '#src/ui/form/form-sections.tsx'
import { LockNote } from '#src/ui/form/lock-note.tsx'

/**
 * Form of a delivery. Once person and item are chosen, size, brand, model, certification and next date stand filled in,
 * and all may be changed.
 */
export function DeliveryEdit({ entity }: { entity?: Entity | undefined }) {
  return (
    <ResourceForm resource={deliveries} entity={entity}>
      <div className="card">
        <AnnulmentSection />
        <FormSection title="safety.ppe_deliveries.who_and_what">
          <Field name="employee_id" />
          <Field name="ppe_id" />
          <Field name="delivery_date" />
          {!entity && <AgainOnSameDay />}
        </FormSection>
        <WhatExactlySection />
        <FormSection title="safety.ppe_deliveries.comments_and_pictures">
          <Field name="comments" />
          <Field name="images" />
        </FormSection>
        <SignatureSection />
      </div>
    </ResourceForm>
  )
}

function WhatExactlySection() {
  const { readOnlyRecord } = useSurroundingForm()
  const note = readOnlyRecord ? {} : { note: 'safety.ppe_deliveries.what_exactly_note' }
  return (
    <FormSection title="safety.ppe_deliveries.what_exactly" {...note}>
      <Field name="size" />
      <Field name="quantity" />
      <Field name="brand" />
      <Field name="model" />
      <Field name="certification" />
      <Field name="next_delivery_date" />
    </FormSection>
  )
}

/** When, by whom and why a delivery was annulled. Nothing of another one. */
function AnnulmentSection() {
  const { readOnlyRecord: delivery } = useSurroundingForm()
  if (!delivery?.['annulled_at']) return null
  return (
    <FormSection title="safety.delivery_state.annulled">
      <Field name="annulled_at" />
      <Field name="annulled_by_name" />
      <Field name="annul_reason" />
    </FormSection>
  )
}

const signatureFieldNames = [
  ...['status', 'signature', 'signed_at', 'signed_by_name', 'scan'],
  ...['job_title', 'company_name', 'company_cuit', 'company_address'],
]

/** Who signed when and how, and what was copied then. Nothing of an open delivery. */
function SignatureSection() {
  const text = useText()
  const { readOnlyRecord: delivery } = useSurroundingForm()
  if (!delivery?.['signed_at']) return null
  return (
    <FormSection title={captionKey(deliveries, 'signature')}>
      {delivery['signature'] === 'glass' && (
        <StoredSignature deliveryId={delivery.id} label={text(captionKey(deliveries, 'signature'))} />
      )}
      {signatureFieldNames.map((name) => Boolean(delivery[name]) && <Field key={name} name={name} />)}
    </FormSection>
  )
}

/** Fills in the proposals and, if the person already gets the item on that day, asks whether it is given again. */
function AgainOnSameDay() {
  const text = useText()
  const proposal = useProposedDelivery()
  if (!proposal?.already_given) return null
  return (
    <>
      <LockNote reason={text('safety.ppe_deliveries.already_given')} />
      <Field name="again" />
    </>
  )
}
