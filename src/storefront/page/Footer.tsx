import { socialLink } from '#src/catalog/parameters/social.ts'
import { shopName } from '#src/storefront/model.ts'
import { Logo } from '#src/storefront/page/Logo.tsx'
import type { PartProps } from '#src/storefront/page/Page.tsx'

export function Footer({ page, say }: PartProps) {
  const accounts = page.frame.parameters
  const links = [
    { name: 'Instagram', href: socialLink('instagram', accounts?.instagram ?? null) },
    { name: 'Facebook', href: socialLink('facebook', accounts?.facebook ?? null) },
    { name: 'LinkedIn', href: socialLink('linkedin', accounts?.linkedin ?? null) },
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
            <a href="/login">{say('storefront.footer.staff')}</a>
          </li>
        </ul>
        <p className="soft small">
          {say('storefront.footer.line', { year: page.year, name: shopName, version: page.version })}
        </p>
      </div>
    </footer>
  )
}
