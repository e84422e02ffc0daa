import { useEffect, useState } from 'react'
import { readShopDay } from '#src/platform/settings/shop-day.ts'
import type { Resource } from '#src/resource/declaration.ts'
import { useActionInputForm } from '#src/resource/screens/action/use-action-input-form.tsx'
import { Field } from '#src/resource/screens/form/Field.tsx'
import { ExpirationChoices } from '#src/workforce/trainings/board/give/ExpirationChoices.tsx'
import { useFillInProposedExpiration } from '#src/workforce/trainings/board/give/use-proposed-expiration.ts'
import type { CertificationType } from '#src/workforce/trainings/certifications.ts'

/**
 * The form of a training or quality that many people get. `values` is undefined while a field does not accept its
 * value. An empty expiration means that it never expires, if the reader was shown a proposal. Otherwise the expiration
 * is left out, and the server proposes one.
 */
export function useGivenValues({ item }: CertificationType, resource: Resource, itemId?: number) {
  const itemField = `${item}_id`
  const [today] = useState(readShopDay)
  const [action] = useState(() => {
    const names = [itemField, 'date', 'expiration_date', 'instructor', 'hours', 'comments']
    return { input: Object.fromEntries(Object.entries(resource.fields).filter(([name]) => names.includes(name))) }
  })
  const { form, values, inputs } = useActionInputForm(resource, action, {
    entity: null,
    layout: <GivenFields {...{ itemField }} />,
  })
  useEffect(() => form.resetField('date', { defaultValue: today }), [form, today])
  useEffect(() => {
    if (itemId !== undefined) form.resetField(itemField, { defaultValue: String(itemId) })
  }, [form, itemField, itemId])
  const proposal = useFillInProposedExpiration(form, item)
  const { expiration_date: expiration, ...otherValues } = values ?? {}
  const isLeftToServer = expiration === null && proposal === undefined
  return { form, values: values && isLeftToServer ? otherValues : values, inputs }
}

function GivenFields({ itemField }: { itemField: string }) {
  return (
    <div className="give-inputs">
      <div className="give-wide">
        <Field name={itemField} />
      </div>
      <Field name="date" />
      <Field name="expiration_date" />
      <div className="give-wide">
        <ExpirationChoices />
      </div>
      <Field name="instructor" />
      <Field name="hours" />
      <div className="give-wide">
        <Field name="comments" />
      </div>
    </div>
  )
}
