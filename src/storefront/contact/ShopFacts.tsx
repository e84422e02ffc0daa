import type { ReactNode } from 'react'
import { buildMapUrl } from '#src/catalog/parameters/map-position.ts'
import { isolateBidi } from '#src/platform/i18n/bidi-isolation.ts'
import type { Language } from '#src/platform/i18n/define-messages.ts'
import { Icon } from '#src/storefront/page/Icon.tsx'
import type { SectionProps } from '#src/storefront/page/Page.tsx'
import type { ShopParameters } from '#src/storefront/page-model.ts'
import type { ShopTranslate } from '#src/storefront/translate-shop-text.ts'

/**
 * Map, phone, e-mail, address and opening hours, as far as the shop has them. The map is a drawing that links to
 * OpenStreetMap.
 */
export function ShopFacts({ page, translate }: SectionProps) {
  const { address, map } = page
  const parameters = page.frame.parameters
  const hours = parameters && formatHours(parameters, page.language, translate)
  if (!map && !address && !parameters) return null
  return (
    <div className="where">
      {map && (
        <a className="map" href={buildMapUrl(map)} target="_blank" rel="noopener">
          <MapDrawing label={translate('storefront.where.map', { address: isolateBidi(address ?? page.shopName) })} />
          <span>
            {translate('storefront.where.open_map')} <Icon name="out" />
          </span>
        </a>
      )}
      <dl>
        {parameters && (
          <FactItem caption={translate('storefront.where.phone')}>
            <a href={`tel:${parameters.phone.replace(/[^\d+]/g, '')}`}>{parameters.phone}</a>
          </FactItem>
        )}
        {parameters && (
          <FactItem caption={translate('storefront.where.mail')}>
            <a href={`mailto:${encodeURIComponent(parameters.email).replace('%40', '@')}`}>{parameters.email}</a>
          </FactItem>
        )}
        {address && <FactItem caption={translate('storefront.where.address')}>{isolateBidi(address)}</FactItem>}
        {hours && <FactItem caption={translate('storefront.where.hours')}>{isolateBidi(hours)}</FactItem>}
      </dl>
    </div>
  )
}

function FactItem({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div>
      <dt>{caption}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/**
 * The opening hours: the shop's own words, else the two hours, with minutes only if they are not zero: `De 9 a 18 h`,
 * `9 am to 6 pm`.
 */
function formatHours(
  { start_hour, end_hour, hours_text }: ShopParameters,
  language: Language,
  translate: ShopTranslate,
): string | null {
  if (hours_text) return hours_text
  const formatHour = (hour: string) => {
    const [wholeHours = 0, minutes = 0] = hour.split(':').map(Number)
    const minutesText = minutes ? `:${String(minutes).padStart(2, '0')}` : ''
    return language === 'en'
      ? `${wholeHours % 12 || 12}${minutesText} ${wholeHours < 12 ? 'am' : 'pm'}`
      : `${wholeHours}${minutesText}`
  }
  return start_hour && end_hour
    ? translate('storefront.where.from_to', { from: formatHour(start_hour), to: formatHour(end_hour) })
    : null
}

/** Schematic map without street names, so that it shows nothing wrong. */
function MapDrawing({ label }: { label: string }) {
  const streets = ['M100 84 66 330', 'M196 84 162 330', 'M380 84 346 330', 'M480 84 446 330', 'M572 84 538 330']
  return (
    <svg viewBox="0 0 640 320" preserveAspectRatio="xMidYMid slice" role="img" aria-label={label}>
      <path className="m-water" d="M0 0H640V34C520 66 420 18 300 44 180 70 90 40 0 70Z" />
      <path className="m-park" d="M0 78C90 52 170 84 290 58V96L210 132H0Z" />
      <rect className="m-park" x="388" y="150" width="84" height="62" rx="4" />
      <g className="m-street">
        <path d={`${streets.join('')}M-10 134H650M-10 300H650`} strokeWidth="7" />
        <path d="M292 84 258 330M-10 221H650" strokeWidth="13" />
        <path d="M-10 112C150 118 220 66 330 76S560 92 650 56" strokeWidth="10" />
      </g>
      <path className="m-pin" d="M282 196S302 178 302 162A20 20 0 0 0 262 162C262 178 282 196 282 196Z" />
      <circle className="m-dot" cx="282" cy="162" r="7" />
    </svg>
  )
}
