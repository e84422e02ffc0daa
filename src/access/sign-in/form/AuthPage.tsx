import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AuthForm } from '#src/access/sign-in/form/use-auth-form-state.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { VisitorPage } from '#src/ui/visitor-page.tsx'

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
export function AuthPage(props: AuthPageProps) {
  const { title, note, button, busyButton = 'access.screens.sending', form, links, children } = props
  const text = useText()
  return (
    <VisitorPage
      title={text(title)}
      note={note && text(note)}
      links={links ?? <Link to="/login">{text('access.screens.login_link')}</Link>}
    >
      <form onSubmit={form.onSubmit} noValidate>
        {children}
        <Button type="submit" className="w-100" disabled={form.isSubmitting}>
          {text(form.isSubmitting ? busyButton : button)}
        </Button>
      </form>
    </VisitorPage>
  )
}
