import { languageNames, languages } from '#src/platform/i18n/define-messages.ts'
import { buildHomePath } from '#src/platform/i18n/home-path.ts'
import { buildLanguageSwitchPath } from '#src/storefront/page/frame/Head.tsx'
import { Logo } from '#src/storefront/page/frame/Logo.tsx'
import { Icon } from '#src/storefront/page/Icon.tsx'
import type { SectionProps } from '#src/storefront/page/Page.tsx'

export function Header({ page, translate }: SectionProps) {
  if (page.verification)
    return (
      <header className="header">
        <div className="width header-row">
          <Logo page={page} />
          <LanguageLinks page={page} translate={translate} />
        </div>
      </header>
    )
  const home = buildHomePath(page.language)
  // On the shop's pages the links are anchors. On the not-found page they lead to the home page.
  const base = page.window ? '' : home
  const links = (
    <>
      <NavLink href={`${base}#home`} text={translate('storefront.nav.home')} isCurrent />
      <NavLink href={`${base}#productos`} text={translate('storefront.nav.products')} />
      <NavLink href={`${base}#nosotros`} text={translate('storefront.nav.about')} />
      <NavLink href={`${base}#contacto`} text={translate('storefront.nav.contact')} />
    </>
  )
  return (
    <header className="header">
      <div className="width header-row">
        <Logo page={page} />
        <nav className="nav" aria-label={translate('storefront.nav')}>
          <ul>{links}</ul>
        </nav>
        <form className="search" action={`${home}#productos`}>
          <search>
            <input
              type="search"
              name="q"
              maxLength={80}
              defaultValue={page.window?.query.q}
              placeholder={translate('storefront.search')}
              aria-label={translate('storefront.search')}
            />
            <button type="submit" aria-label={translate('storefront.search.submit')}>
              <Icon name="search" />
            </button>
          </search>
        </form>
        <LanguageLinks page={page} translate={translate} />
        <details className="menu">
          <summary aria-label={translate('storefront.nav.menu')}>
            <Icon name="menu" />
          </summary>
          <ul>{links}</ul>
        </details>
      </div>
    </header>
  )
}

function LanguageLinks({ page, translate }: SectionProps) {
  return (
    <nav className="languages" id="idiomas" aria-label={translate('storefront.language')}>
      {languages.map((language) => (
        <a
          key={language}
          href={buildLanguageSwitchPath(page, language)}
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
