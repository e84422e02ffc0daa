import type { ReactElement } from 'react'
import { loadSignInTexts } from '#src/access/sign-in/form/load-sign-in-texts.ts'
import { GuidePage } from '#src/app/guide/GuidePage.tsx'
import { loadScreenTexts } from '#src/platform/i18n/i18n.tsx'

const textLoaders = {
  es: () => import('virtual:messages/guide/es'),
  en: () => import('virtual:messages/guide/en'),
  pt: () => import('virtual:messages/guide/pt'),
}

/** Lazy loading: loads the guide together with its texts. */
export async function loadGuideScreen(): Promise<ReactElement> {
  // The titles of two entries are those of the sign-in pages.
  await Promise.all([loadScreenTexts(textLoaders), loadSignInTexts()])
  return <GuidePage />
}
