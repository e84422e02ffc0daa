import type { ReactNode } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { useBodyClasses, useColorMode } from '#src/ui/frame/body.ts'
import { useDocumentTitle } from '#src/ui/frame/page.tsx'
import { LanguageSwitch } from '#src/ui/language-switch.tsx'

/** Frame of the sign-in screens; the brand links to the shop. */
export function AuthPage({ title, children }: { title: string; children: ReactNode }) {
  const text = useText()
  useBodyClasses('login-page bg-body-secondary app-loaded')
  useColorMode(false)
  useDocumentTitle(text(title))
  return (
    <>
      <LanguageSwitch className="auth-language" />
      <main className="login-box">
        <div className="login-logo">
          <a href="/">
            <img src="/img/logo.svg" alt="" width={48} height={48} /> Mostrador
          </a>
        </div>
        <div className="card">
          <div className="card-body login-card-body">
            <h1 className="login-box-msg">{text(title)}</h1>
            {children}
          </div>
        </div>
      </main>
    </>
  )
}
