import type { Access } from '#src/platform/actor.ts'
import type { Resource } from '#src/resource/declaration.ts'

type ResourceScreens = Pick<Resource, 'screens'>

/** The address of the list's screen, with its filter; of the start page for a resource without a list's screen. */
export function buildListScreenAddress({ screens }: ResourceScreens, filter = ''): string {
  return `/admin/${screens?.list.path ?? ''}${filter && `?${filter}`}`
}

/** The address of a record's form. The resource must have one. */
export function buildFormAddress({ screens }: ResourceScreens, id: number | string): string {
  return `/admin/${screens?.update?.path}/${id}`
}

/**
 * The permissions that open a record's screen, any of which is enough: to change records, and to open their list.
 * Without the permission to change it, the record is read-only. `never` for a resource without a record's screen.
 */
export const deriveRecordScreenAccess = ({ screens }: ResourceScreens): Access =>
  screens?.update ? [screens.update.access, screens.list.access] : 'never'

/** The address of the form for a new record. The resource must have one. */
export function buildNewRecordAddress({ screens }: ResourceScreens): string {
  return `/admin/${screens?.create?.path}`
}
