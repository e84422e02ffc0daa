import type { Resource } from '#src/resource/declaration.ts'

type WithScreens = Pick<Resource, 'screens'>

/** The list's screen, filtered where `where` is given; the start page of a resource that has none. */
export function listAddress({ screens }: WithScreens, where = ''): string {
  return `/admin/${screens?.list.path ?? ''}${where && `?${where}`}`
}

/** A record's form. */
export function formAddress({ screens }: WithScreens, id: number | string): string {
  return `/admin/${screens?.update?.path}/${id}`
}

/** The form of a new record. */
export function createAddress({ screens }: WithScreens): string {
  return `/admin/${screens?.create?.path}`
}
