import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { buildMapUrl } from '#src/catalog/parameters/map-position.ts'
import { parameters } from '#src/catalog/parameters/parameters.ts'
import { SamplePesos } from '#src/catalog/parameters/SamplePesos.tsx'
import { formatPhone, parseWhatsappPhone } from '#src/catalog/parameters/whatsapp-phone.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { isOnGlobe, normalizeMapPosition, parseMapPosition } from '#src/platform/text/map-position.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { buildFormAddress } from '#src/resource/screen-addresses.ts'
import { useOptions } from '#src/resource/screens/choice/use-options.ts'
import { Field, Row } from '#src/resource/screens/form/Field.tsx'
import { useSurroundingForm } from '#src/resource/screens/form/form-context.ts'
import { ResourceForm } from '#src/resource/screens/form/ResourceForm.tsx'
import { useOfferedActions } from '#src/resource/screens/use-offered-actions.ts'
import { FormSection } from '#src/ui/form/form-sections.tsx'

/**
 * Form of the shop's settings: name and place, contact, prices, notice periods, retention of personal data, search
 * synonyms, logo.
 */
export function ParameterEdit({ entity }: { entity?: Entity | undefined }) {
  const text = useText()
  return (
    <ResourceForm resource={parameters} entity={entity}>
      <UnusedRowNote id={entity?.id} />
      <div className="card">
        <FormSection title="catalog.parameters.shop">
          <Row>
            <Field name="shop_name" help={text('catalog.parameters.name_help', { name: 'Mostrador' })} />
            <Field name="address" help={<AddressHelp />} />
          </Row>
          <Row>
            <Field name="map" help={<MapHelp />} />
            <Field name="hours_text" help={text('catalog.parameters.hours_help')} />
          </Row>
        </FormSection>
        <FormSection title="catalog.parameters.contact">
          <Row>
            <Field name="email" />
            <Field name="phone" />
            <Field name="whatsapp" help={<OrderPhoneHelp />} />
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
          <SamplePesos />
        </FormSection>
        <FormSection title="catalog.parameters.notices">
          <Row>
            <Field name="license_notice_days" />
            <Field name="medical_check_notice_days" />
            <Field name="ppe_delivery_notice_days" />
            <Field name="birth_date_notice_days" />
            <Field name="certification_notice_days" />
          </Row>
        </FormSection>
        <FormSection title="catalog.parameters.personal_data" note="catalog.parameters.personal_data_note">
          <Row>
            <Field name="retention_years" help={text('catalog.parameters.retention_help')} />
            <Field name="messages_months" help={text('catalog.parameters.messages_help')} />
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

/** The trimmed text of a field of the surrounding form. */
function useTypedText(name: string): string {
  const { form } = useSurroundingForm()
  return String(useWatch({ control: form.control, name }) ?? '').trim()
}

/** Help that says what the shop shows without an address: that of the settings, as long as there is no place either. */
function AddressHelp() {
  const text = useText()
  const typedPlace = [useTypedText('address'), useTypedText('map')].join('')
  const address = document.documentElement.dataset['address']
  return typedPlace === '' && address
    ? text('catalog.parameters.address_of_settings', { address })
    : text('catalog.parameters.address_help')
}

/** Help that shows the format, and for a valid position a link to it on a map, by which the reader can check it. */
function MapHelp() {
  const text = useText()
  const position = parseMapPosition(normalizeMapPosition(useTypedText('map')))
  if (!position || !isOnGlobe(position)) return text('catalog.parameters.map_help')
  return (
    <a href={buildMapUrl(position)} target="_blank" rel="noopener">
      {text('catalog.parameters.map_see')}
    </a>
  )
}

/**
 * Help that names the number to which orders go: the typed one, or the server's fallback number if none is typed. Empty
 * while the typed number is invalid, because the field then shows an error.
 */
function OrderPhoneHelp() {
  const text = useText()
  const typedPhone = useTypedText('whatsapp')
  const fallback = document.documentElement.dataset['whatsapp']
  const phone = parseWhatsappPhone(typedPhone)
  if (phone) return text('catalog.parameters.orders_go', { phone: formatPhone(phone) })
  if (typedPhone) return null
  if (!fallback) return text('catalog.parameters.no_orders')
  return text('catalog.parameters.orders_fall_back', { phone: formatPhone(fallback) })
}

/**
 * A note on every row except the first, because only the first row is used. Users who may not open the list do not see
 * it. `id` is undefined for a new row.
 */
function UnusedRowNote({ id }: { id: number | undefined }) {
  const may = useOfferedActions(parameters)
  return may.list ? <UnusedRowNoteContent id={id} /> : null
}

function UnusedRowNoteContent({ id }: { id: number | undefined }) {
  const text = useText()
  const [firstOption] = useOptions(parameters.name, '').options
  if (!firstOption || firstOption.value === String(id)) return null
  return (
    <p className="note mb-3">
      <i className="bi bi-info-circle" aria-hidden="true" />
      <span>
        {text('catalog.parameters.not_used')}{' '}
        <Link to={buildFormAddress(parameters, firstOption.value)}>{text('catalog.parameters.see_first')}</Link>
      </span>
    </p>
  )
}
