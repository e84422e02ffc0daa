import type { ReactNode } from 'react'
import { parameters } from '#src/catalog/parameters.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Entity } from '#src/resource/declaration.ts'
import { Field, Row } from '#src/resource/screens/Field.tsx'
import { ResourceForm } from '#src/resource/screens/ResourceForm.tsx'
import { FormSection } from '#src/ui/form-sections.tsx'

/** Form of the shop's settings: contact, opening hours, surcharges, notice periods. */
export function ParameterEdit({ entity }: { entity?: Entity | undefined }) {
  return (
    <ResourceForm resource={parameters} entity={entity}>
      <div className="card">
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
        <Part title="parameters.fields.image">
          <div className="of-one">
            <Field name="image" />
          </div>
        </Part>
      </div>
    </ResourceForm>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const text = useText()
  return <FormSection title={text(title)}>{children}</FormSection>
}
