import type { ReactNode } from 'react'
import { parameters } from '#src/catalog/parameters.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Entity } from '#src/resource/declaration.ts'
import { Field, Row } from '#src/resource/screens/Field.tsx'
import { ResourceForm } from '#src/resource/screens/ResourceForm.tsx'

/** Form of the shop's settings: contact, opening hours, surcharges, notice periods. */
export function ParameterEdit({ entity }: { entity?: Entity | undefined }) {
  return (
    <ResourceForm resource={parameters} entity={entity}>
      <Part title="catalog.parameters.contact">
        <Row>
          <Field name="email" />
          <Field name="phone" />
          <Field name="whatsapp" />
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
      </Part>
      <Part title="catalog.parameters.prices">
        <Row>
          <Field name="exchange" />
          <Field name="surcharge_transfer" />
          <Field name="surcharge_credit_percentage" />
          <Field name="surcharge_foreing_money" />
        </Row>
      </Part>
      <Part title="catalog.parameters.notices">
        <Row>
          <Field name="license_notice_days" />
          <Field name="medical_check_notice_days" />
          <Field name="ppe_delivery_notice_days" />
          <Field name="birth_date_notice_days" />
        </Row>
      </Part>
      <Field name="image" />
    </ResourceForm>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const text = useText()
  return (
    <section>
      <h2 className="resource-form-title">{text(title)}</h2>
      {children}
    </section>
  )
}
