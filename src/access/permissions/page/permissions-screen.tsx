import type { ReactElement } from 'react'
import { buildPermissionRegistry } from '#src/access/permissions/page/matrix/permission-registry.ts'
import { PermissionsPage } from '#src/access/permissions/page/PermissionsPage.tsx'
import { loadScreenTexts } from '#src/platform/i18n/i18n.tsx'
import type { Declarations } from '#src/resource/registration/screen-manifest.ts'

const textLoaders = {
  es: () => import('virtual:messages/permissions/es'),
  en: () => import('virtual:messages/permissions/en'),
  pt: () => import('virtual:messages/permissions/pt'),
}

/** Lazy loading: the permissions page with its texts, which no other screen uses. */
export async function loadPermissionsScreen(declarations: Declarations): Promise<ReactElement> {
  await loadScreenTexts(textLoaders)
  return <PermissionsPage registry={buildPermissionRegistry(declarations)} />
}
