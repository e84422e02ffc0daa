import type { ReactElement } from 'react'
import { buildRegistry } from '#src/access/permissions/page/matrix/permission-registry.ts'
import { PermissionsPage } from '#src/access/permissions/page/PermissionsPage.tsx'
import { loadScreenTexts } from '#src/platform/i18n/i18n.tsx'
import type { Declarations } from '#src/resource/registration/screen-manifest.ts'

const texts = {
  es: () => import('virtual:messages/permissions/es'),
  en: () => import('virtual:messages/permissions/en'),
  pt: () => import('virtual:messages/permissions/pt'),
}

/** Lazy loading: the page with the texts that are its alone. */
export async function loadPermissionsScreen(declarations: Declarations): Promise<ReactElement> {
  await loadScreenTexts(texts)
  return <PermissionsPage registry={buildRegistry(declarations)} />
}
