import type { Language } from '#src/platform/i18n/define-messages.ts'
import { Icon } from '#src/storefront/page/Icon.tsx'
import type { SectionProps } from '#src/storefront/page/Page.tsx'
import type { ShopTranslate } from '#src/storefront/translate-shop-text.ts'
import { RecordDrawing } from '#src/storefront/verification/RecordDrawing.tsx'
import {
  buildVerificationPath,
  formatTypedCode,
  type Verification,
  type VerifiedRecord,
} from '#src/storefront/verification/verification.ts'

/** What a code tells of a printed record, and the field for another code. */
export function VerificationSection({ page, translate, verification }: SectionProps & { verification: Verification }) {
  const { outcome, code } = verification
  return (
    <main id="contenido" className="proof">
      <section className={`proof-${outcome}`}>
        <RecordDrawing outcome={outcome} />
        <div className="proof-found">
          {code !== null && (
            <p className="proof-code">
              {translate('storefront.verify.code')} <b>{formatTypedCode(code)}</b>
            </p>
          )}
          <h1>{formatOutcomeTitle(verification, translate)}</h1>
          <p>{formatOutcomeText(verification, translate)}</p>
        </div>
        {'record' in verification && <RecordFacts {...{ page, translate }} record={verification.record} />}
      </section>
      <details className="proof-how">
        <summary>
          {translate('storefront.verify.how')}
          <Icon name="down" />
        </summary>
        <p>{translate('storefront.verify.how_text')}</p>
      </details>
      <form className="proof-again" action={buildVerificationPath(page.language, null)}>
        <label htmlFor="code">
          {translate(code === null ? 'storefront.verify.code_of_sheet' : 'storefront.verify.another')}
        </label>
        <div>
          <input
            id="code"
            name="code"
            placeholder="XXXX-XXXX-XXXX-XXXX"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            required
          />
          <button className="button button-main" type="submit">
            {translate('storefront.verify.submit')}
          </button>
        </div>
      </form>
    </main>
  )
}

function formatOutcomeTitle(verification: Verification, translate: ShopTranslate): string {
  if (verification.outcome !== 'annulled') return translate(`storefront.verify.${verification.outcome}.title`)
  const { annulled } = verification.record
  return translate(`storefront.verify.annulled.title_${pluralOf(annulled)}`, { annulled })
}

function formatOutcomeText(verification: Verification, translate: ShopTranslate): string {
  const { outcome } = verification
  if (outcome === 'ask' || outcome === 'unknown') return translate(`storefront.verify.${outcome}.text`)
  if (outcome === 'limited') return translate('storefront.verify.limited.text', { minutes: verification.minutes })
  const { rows, annulled, changed } = verification.record
  if (outcome === 'annulled' && annulled === rows)
    return translate(`storefront.verify.annulled.all_${pluralOf(rows)}`, { rows })
  if (outcome === 'annulled') return translate('storefront.verify.annulled.text', { rows, annulled })
  if (outcome === 'changed') return translate(`storefront.verify.changed.text_${pluralOf(changed)}`, { rows, changed })
  return translate(`storefront.verify.intact.text_${pluralOf(rows)}`, { rows })
}

const pluralOf = (count: number) => (count === 1 ? 'one' : 'other')

const dateLocales: Record<Language, string> = { es: 'es-AR', en: 'en-GB', pt: 'pt-BR' }

/** Digits of the hash that one group shows, and groups that are marked: those that a reader compares with the paper. */
const hashGroup = /.{1,4}/g
const markedGroups = 2

function RecordFacts({ page, translate, record }: SectionProps & { record: VerifiedRecord }) {
  const { rows, annulled, changed, signed, initials, date, sheet_hash: hash } = record
  const groups = hash.match(hashGroup) ?? []
  const counts = [
    String(rows),
    annulled > 0 && translate(`storefront.verify.rows_annulled_${pluralOf(annulled)}`, { annulled }),
    changed > 0 && translate(`storefront.verify.rows_changed_${pluralOf(changed)}`, { changed }),
  ].filter(Boolean)
  const day = new Date(`${date}T00:00:00Z`).toLocaleDateString(dateLocales[page.language], {
    ...{ timeZone: 'UTC', day: '2-digit', month: '2-digit', year: 'numeric' },
  })
  return (
    <>
      <dl className="proof-facts">
        <ProofFact label={translate('storefront.verify.date')} value={day} />
        <ProofFact label={translate('storefront.verify.person')} value={initials || '–'} />
        <ProofFact label={translate('storefront.verify.rows')} value={counts.join(', ')} />
        <ProofFact label={translate('storefront.verify.signed')} value={String(signed)} />
        <div className="proof-all">
          <dt>{translate('storefront.verify.hash')}</dt>
          <dd className="proof-hash">
            <b>{groups.slice(0, markedGroups).join(' ')}</b> {groups.slice(markedGroups).join(' ')}
          </dd>
        </div>
      </dl>
      <p className="small soft">{translate('storefront.verify.compare')}</p>
    </>
  )
}

const ProofFact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)
