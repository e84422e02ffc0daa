import type { MessageRef } from '#src/platform/errors.ts'
import { addTexts } from '#src/platform/i18n/i18n.tsx'

const bundles = {
  es: () => import('virtual:messages/permissions/es'),
  en: () => import('virtual:messages/permissions/en'),
  pt: () => import('virtual:messages/permissions/pt'),
}

/** Lazy loading: the texts of this page alone, before it is shown. */
export const loadTexts = (): Promise<void> => addTexts(bundles)

export const nameKey = (permission: string): MessageRef => `access.permissions.${permission}.name`
export const opensKey = (permission: string): MessageRef => `access.permissions.${permission}.opens`
export const rowKey = (resource: string): MessageRef => `access.permissions_page.row.${resource}`
