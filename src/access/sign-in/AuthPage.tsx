import { type ReactNode, useState } from 'react'
import lineup from '#src/platform/brand/lineup.svg'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { BrandMark } from '#src/ui/brand-mark.tsx'
import { useBodyClasses, useColorMode } from '#src/ui/frame/layout/body-classes.ts'
import { readLastDarkMode } from '#src/ui/frame/layout/layout.ts'
import { useDocumentTitle } from '#src/ui/frame/page.tsx'
import { LanguageSwitch } from '#src/ui/language-switch.tsx'

/** Frame of the sign-in screens; the brand links to the shop. */
export function AuthPage({ title, children }: { title: string; children: ReactNode }) {
  const text = useText()
  const [isDark] = useState(readLastDarkMode)
  useBodyClasses(`login-page app-loaded ${isDark ? 'dark-mode sidebar-dark-primary' : 'sidebar-light-primary'}`)
  useColorMode(isDark)
  useDocumentTitle(text(title))
  const { brand = 'Mostrador', version = '' } = document.documentElement.dataset
  return (
    <div className="entry">
      <div className="entry-shop" aria-hidden="true">
        <img src={lineup} alt="" width={1000} height={440} />
      </div>
      <div className="entry-box login-box">
        <header>
          <a href="/" className="brand-link login-logo">
            <BrandMark />
            <span className="brand-text">{brand}</span>
          </a>
          <LanguageSwitch />
        </header>
        <main className="login-card-body">
          <h1 className="login-box-msg">{text(title)}</h1>
          {children}
        </main>
        <footer>
          <span>
            © {new Date().getFullYear()} {brand}
          </span>
          <span>
            {text('ui.frame.version')} {version}
          </span>
        </footer>
      </div>
    </div>
  )
}
