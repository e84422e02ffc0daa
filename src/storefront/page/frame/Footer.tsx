import { buildSocialLink } from '#src/catalog/parameters/social-link.ts'
import { isolateBidi } from '#src/platform/i18n/bidi-isolation.ts'
import { Logo } from '#src/storefront/page/frame/Logo.tsx'
import type { SectionProps } from '#src/storefront/page/Page.tsx'

export function Footer({ page, translate }: SectionProps) {
  const accounts = page.frame.parameters
  const links = [
    { name: 'Instagram', href: buildSocialLink('instagram', accounts?.instagram ?? null) },
    { name: 'Facebook', href: buildSocialLink('facebook', accounts?.facebook ?? null) },
    { name: 'LinkedIn', href: buildSocialLink('linkedin', accounts?.linkedin ?? null) },
  ]
  return (
    <footer className="footer">
      <div className="width">
        <Logo page={page} />
        <ul>
          {links.map(
            ({ name, href }) =>
              href && (
                <li key={name}>
                  <a href={href} target="_blank" rel="noopener">
                    {name}
                  </a>
                </li>
              ),
          )}
          <li>
            <a href="/login">{translate('storefront.footer.staff')}</a>
          </li>
        </ul>
        <p className="soft small">
          {translate('storefront.footer.line', {
            year: page.year,
            name: isolateBidi(page.shopName),
            version: page.version,
          })}
        </p>
      </div>
    </footer>
  )
}
