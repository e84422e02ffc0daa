import { languageNames, languages } from '#src/platform/i18n/define-messages.ts'
import { homePath } from '#src/storefront/address.ts'
import { switchPath } from '#src/storefront/page/frame/Head.tsx'
import { Logo } from '#src/storefront/page/frame/Logo.tsx'
import { Icon } from '#src/storefront/page/Icon.tsx'
import type { SectionProps } from '#src/storefront/page/Page.tsx'

export function Header({ page, say }: SectionProps) {
  const home = homePath(page.language)
  // Anchors on the shop's pages; on the not-found page they lead home first.
  const base = page.window ? '' : home
  const links = (
    <>
      <NavLink href={`${base}#home`} text={say('storefront.nav.home')} isCurrent />
      <NavLink href={`${base}#productos`} text={say('storefront.nav.products')} />
      <NavLink href={`${base}#nosotros`} text={say('storefront.nav.about')} />
      <NavLink href={`${base}#contacto`} text={say('storefront.nav.contact')} />
    </>
  )
  return (
    <header className="header">
      <div className="width header-row">
        <Logo page={page} />
        <nav className="nav" aria-label={say('storefront.nav')}>
          <ul>{links}</ul>
        </nav>
        <form className="search" action={`${home}#productos`}>
          <search>
            <input
              type="search"
              name="q"
              maxLength={80}
              defaultValue={page.window?.query.q}
              placeholder={say('storefront.search')}
              aria-label={say('storefront.search')}
            />
            <button type="submit" aria-label={say('storefront.search.submit')}>
              <Icon name="search" />
            </button>
          </search>
        </form>
        <nav className="languages" id="idiomas" aria-label={say('storefront.language')}>
          {languages.map((language) => (
            <a
              key={language}
              href={switchPath(page, language)}
              lang={language}
              hrefLang={language}
              data-language={language}
              aria-current={language === page.language ? 'true' : undefined}
              aria-label={`${language.toUpperCase()}, ${languageNames[language]}`}
            >
              {language.toUpperCase()}
            </a>
          ))}
        </nav>
        <details className="menu">
          <summary aria-label={say('storefront.nav.menu')}>
            <Icon name="menu" />
          </summary>
          <ul>{links}</ul>
        </details>
      </div>
    </header>
  )
}

function NavLink({ href, text, isCurrent }: { href: string; text: string; isCurrent?: boolean }) {
  return (
    <li>
      <a href={href} aria-current={isCurrent ? 'true' : undefined}>
        {text}
      </a>
    </li>
  )
}
