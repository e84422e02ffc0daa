import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { parameters } from '#src/catalog/parameters/parameters.ts'
import { readablePhone, whatsappPhone } from '#src/catalog/parameters/whatsapp-phone.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Entity } from '#src/resource/declaration.ts'
import { formAddress } from '#src/resource/screen-addresses.ts'
import { useOptions } from '#src/resource/screens/choice/use-options.ts'
import { Field, Row } from '#src/resource/screens/form/Field.tsx'
import { useFormParts } from '#src/resource/screens/form/form-context.ts'
import { ResourceForm } from '#src/resource/screens/form/ResourceForm.tsx'
import { useMay } from '#src/resource/screens/use-may.ts'
import { FormSection } from '#src/ui/form/form-sections.tsx'

/** Form of the shop's settings: contact, opening hours, surcharges, notice periods, synonyms. */
export function ParameterEdit({ entity }: { entity?: Entity | undefined }) {
  const text = useText()
  return (
    <ResourceForm resource={parameters} entity={entity}>
      <NotUsed id={entity?.id} />
      <div className="card">
        <FormSection title="catalog.parameters.contact">
          <Row>
            <Field name="email" />
            <Field name="phone" />
            <Field name="whatsapp" help={<OrdersGoTo />} />
          </Row>
          <Row>
            <Field name="instagram" />
            <Field name="facebook" />
            <Field name="linkedin" />
          </Row>
          <Row>
            <Field name="start_hour" />
            <Field name="end_hour" />
          </Row>
        </FormSection>
        <FormSection title="catalog.parameters.prices">
          <Row>
            <Field name="exchange" />
            <Field name="surcharge_transfer" />
            <Field name="surcharge_credit_percentage" />
            <Field name="surcharge_foreing_money" />
          </Row>
        </FormSection>
        <FormSection title="catalog.parameters.notices">
          <Row>
            <Field name="license_notice_days" />
            <Field name="medical_check_notice_days" />
            <Field name="ppe_delivery_notice_days" />
            <Field name="birth_date_notice_days" />
          </Row>
        </FormSection>
        <FormSection title="catalog.parameters.search">
          <Field name="search_synonyms" help={text('catalog.parameters.synonyms_help')} />
        </FormSection>
        <FormSection title="parameters.fields.image">
          <div className="of-one">
            <Field name="image" />
          </div>
        </FormSection>
      </div>
    </ResourceForm>
  )
}

/** Where the typed number sends orders; nothing while it cannot be read, as the field then says so. */
function OrdersGoTo() {
  const text = useText()
  const { form } = useFormParts()
  const typed = String(useWatch({ control: form.control, name: 'whatsapp' }) ?? '').trim()
  const fallback = document.documentElement.dataset['whatsapp']
  const phone = whatsappPhone(typed)
  if (phone) return text('catalog.parameters.orders_go', { phone: readablePhone(phone) })
  if (typed) return null
  if (!fallback) return text('catalog.parameters.no_orders')
  return text('catalog.parameters.orders_fall_back', { phone: readablePhone(fallback) })
}

/** Says that the shop uses the first row, on the screen of any other; `id` is undefined for a new one. */
function NotUsed({ id }: { id: number | undefined }) {
  const may = useMay(parameters)
  return may.list ? <NotUsedNote id={id} /> : null
}

function NotUsedNote({ id }: { id: number | undefined }) {
  const text = useText()
  const [first] = useOptions(parameters.name, '').options
  if (!first || first.value === String(id)) return null
  return (
    <p className="note mb-3">
      <i className="bi bi-info-circle" aria-hidden="true" />
      <span>
        {text('catalog.parameters.not_used')}{' '}
        <Link to={formAddress(parameters, first.value)}>{text('catalog.parameters.see_first')}</Link>
      </span>
    </p>
  )
}
