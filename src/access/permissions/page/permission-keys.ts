import type { MessageRef } from '#src/platform/errors.ts'

export const permissionNameKey = (permission: string): MessageRef => `access.permissions.${permission}.name`
export const openedScreensKey = (permission: string): MessageRef => `access.permissions.${permission}.opens`
export const rowCaptionKey = (resource: string): MessageRef => `access.permissions_page.row.${resource}`
