import { buildContactPath } from '#src/storefront/address.ts'
import { type ContactField, contactFields, trapField } from '#src/storefront/contact/contact-message.ts'
import { ShopFacts } from '#src/storefront/contact/ShopFacts.tsx'
import { Icon } from '#src/storefront/page/Icon.tsx'
import type { SectionProps } from '#src/storefront/page/Page.tsx'
import { type ShopTextKey, translateProblem } from '#src/storefront/translate-shop-text.ts'

const captions: Record<ContactField, ShopTextKey> = {
  name: 'storefront.contact.name',
  email: 'storefront.contact.email',
  message: 'storefront.contact.message',
}

/** Message keys of the problems that the script can find in the browser. */
const problems: readonly ShopTextKey[] = [
  'No ingresaste ningun nombre',
  'No ingresaste ningun email',
  'Ingresaste un email no válido',
  'No ingresaste ningun mensaje',
  'storefront.contact.too_long',
  'storefront.contact.unreadable',
]

export function ContactSection({ page, translate }: SectionProps) {
  return (
    <section className="section width" id="contacto" aria-labelledby="t-contact">
      <div className="section-head">
        <h2 className="title" id="t-contact">
          {translate('storefront.nav.contact')}
        </h2>
      </div>
      <div className="contact">
        <ContactForm page={page} translate={translate} />
        <ShopFacts page={page} translate={translate} />
      </div>
    </section>
  )
}

function ContactForm({ page, translate }: SectionProps) {
  const { outcome, reason } = page.contact
  const texts = {
    sending: translate('Enviando...'),
    sent: translate('Mensaje enviado exitosamente'),
    failed: translate('Error al enviar el mensaje'),
    thanks: translate('Gracias! Tu mensaje ha sido enviado.'),
    cannot: translate('No se puede enviar su mensaje...'),
    // The script fills in `{{qty}}` when it shows the text.
    problems: Object.fromEntries(problems.map((key) => [key, translate(key, { qty: '{{qty}}' })])),
  }
  return (
    <form
      className="form"
      method="post"
      action={`${buildContactPath(page.language)}#contacto`}
      noValidate
      data-contact={JSON.stringify(texts)}
    >
      <p className="outcome" role="status" tabIndex={-1} data-outcome={outcome}>
        {outcome === 'sent' && texts.thanks}
        {outcome === 'failed' && [texts.cannot, reason].filter(Boolean).join(' ')}
      </p>
      {contactFields.map((field) => (
        <Field key={field} page={page} translate={translate} field={field} />
      ))}
      <div className="trap" aria-hidden="true">
        <label htmlFor="f-trap">{translate('storefront.contact.trap')}</label>
        <input id="f-trap" name={trapField} tabIndex={-1} autoComplete="off" />
      </div>
      <button className="button button-main" type="submit">
        {translate('storefront.contact.send')}
      </button>
    </form>
  )
}

function Field({ page, translate, field }: SectionProps & { field: ContactField }) {
  const problem = page.contact.problems[field]
  const id = `f-${field}`
  const inputProps = {
    id,
    name: field,
    defaultValue: page.contact.fields[field],
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': `${id}-wrong`,
    'aria-required': true,
    dir: 'auto',
  } as const
  return (
    <div className="field">
      <label htmlFor={id}>{translate(captions[field])}</label>
      {field === 'message' ? (
        <textarea {...inputProps} rows={5} />
      ) : (
        <input {...inputProps} type={field === 'email' ? 'email' : 'text'} autoComplete={field} />
      )}
      <p className="wrong" id={`${id}-wrong`} role="alert">
        <Icon name="wrong" />
        <span>{problem && translateProblem(page.language, problem)}</span>
      </p>
    </div>
  )
}
