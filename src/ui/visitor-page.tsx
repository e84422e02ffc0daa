import { type ReactNode, useState } from 'react'
import lineup from '#src/platform/brand/lineup.svg'
import { buildHomePath } from '#src/platform/i18n/home-path.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { readShopDay } from '#src/platform/settings/shop-day.ts'
import { BrandMark } from '#src/ui/brand-mark.tsx'
import { useApplyColorMode, useBodyClasses } from '#src/ui/frame/layout/body-classes.ts'
import { readDarkModeOfLastUser } from '#src/ui/frame/layout/layout.ts'
import { useDocumentTitle } from '#src/ui/frame/page.tsx'
import { LanguageSwitch } from '#src/ui/language-switch.tsx'

type VisitorPageProps = {
  title: string
  note?: string | undefined
  /** Links at the end. */
  links: ReactNode
  children: ReactNode
}

/** A screen for who is not signed in, such as the sign-in: one box beside the drawing of the shop. */
export function VisitorPage({ title, note, links, children }: VisitorPageProps) {
  const text = useText()
  const shopPath = buildHomePath(useLanguage())
  const [isDark] = useState(readDarkModeOfLastUser)
  useBodyClasses(`login-page app-loaded ${isDark ? 'dark-mode sidebar-dark-primary' : 'sidebar-light-primary'}`)
  useApplyColorMode(isDark)
  useDocumentTitle(title)
  const { brand = 'Mostrador', version = '' } = document.documentElement.dataset
  return (
    <div className="entry">
      <div className="entry-shop" aria-hidden="true">
        <img src={lineup} alt="" width={1000} height={440} />
      </div>
      <div className="entry-box login-box">
        <header>
          <a href={shopPath} className="brand-link login-logo">
            <BrandMark />
            <span className="brand-text">{brand}</span>
          </a>
          <LanguageSwitch />
        </header>
        <main className="login-card-body">
          <h1 className="login-box-msg">{title}</h1>
          {note && <p>{note}</p>}
          {children}
          <p className="auth-links">{links}</p>
        </main>
        <footer>
          <span>
            © {readShopDay().slice(0, 4)} {brand}
          </span>
          <span>
            {text('ui.frame.version')} {version}
          </span>
        </footer>
      </div>
    </div>
  )
}
