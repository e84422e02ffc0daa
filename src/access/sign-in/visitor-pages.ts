import { ForgotPage } from '#src/access/passwords/ForgotPage.tsx'
import { RecoverPage } from '#src/access/passwords/RecoverPage.tsx'
import { loadSignInTexts } from '#src/access/sign-in/form/load-sign-in-texts.ts'
import { RegisterPage } from '#src/access/sign-in/register/RegisterPage.tsx'
import { loadScreenTexts } from '#src/platform/i18n/i18n.tsx'

const textLoaders = {
  es: () => import('virtual:messages/newPassword/es'),
  en: () => import('virtual:messages/newPassword/en'),
  pt: () => import('virtual:messages/newPassword/pt'),
}

/** Lazy loading: loads the texts of the pages where a visitor registers or gets a new password; returns the pages. */
export async function loadVisitorPagesAndTexts() {
  await Promise.all([loadScreenTexts(textLoaders), loadSignInTexts()])
  return { ForgotPage, RecoverPage, RegisterPage }
}
