import type { MessageRef } from '#src/platform/errors.ts'

export const nameKey = (permission: string): MessageRef => `access.permissions.${permission}.name`
export const opensKey = (permission: string): MessageRef => `access.permissions.${permission}.opens`
export const rowKey = (resource: string): MessageRef => `access.permissions_page.row.${resource}`
