import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { AuthForm } from '#src/access/sign-in/form/use-auth-form-state.ts'
import lineup from '#src/platform/brand/lineup.svg'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { readShopDay } from '#src/platform/settings/shop-day.ts'
import { BrandMark } from '#src/ui/brand-mark.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { useApplyColorMode, useBodyClasses } from '#src/ui/frame/layout/body-classes.ts'
import { readDarkModeOfLastUser } from '#src/ui/frame/layout/layout.ts'
import { useDocumentTitle } from '#src/ui/frame/page.tsx'
import { LanguageSwitch } from '#src/ui/language-switch.tsx'

type AuthPageProps = {
  /** Message key of the screen's title. `note` and the labels of the buttons are message keys too. */
  title: string
  note?: string
  button: string
  busyButton?: string
  form: AuthForm
  /** Links below the form. If left out, there is one link, to the sign-in. */
  links?: ReactNode
  /** The form's fields. */
  children: ReactNode
}

/** A screen for visitors, such as the sign-in: a form with one button, and links below it. */
export function AuthPage({
  title,
  note,
  button,
  busyButton = 'access.screens.sending',
  form,
  links,
  children,
}: AuthPageProps) {
  const text = useText()
  const [isDark] = useState(readDarkModeOfLastUser)
  useBodyClasses(`login-page app-loaded ${isDark ? 'dark-mode sidebar-dark-primary' : 'sidebar-light-primary'}`)
  useApplyColorMode(isDark)
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
          {note && <p>{text(note)}</p>}
          <form onSubmit={form.onSubmit} noValidate>
            {children}
            <Button type="submit" className="w-100" disabled={form.isSubmitting}>
              {text(form.isSubmitting ? busyButton : button)}
            </Button>
          </form>
          <p className="auth-links">{links ?? <Link to="/login">{text('access.screens.login_link')}</Link>}</p>
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
