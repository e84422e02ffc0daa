import type { Resource } from '#src/resource/declaration.ts'

/**
 * The part of a declaration that menu, routes and start page need: its name, screens and permissions. Plain data,
 * which the first screen's script holds in place of every field and check.
 */
export type ResourceOutline = Pick<Resource, 'name' | 'screens' | 'menu' | 'did'> & {
  access: Omit<Resource['access'], 'read'>
  parent?: { by: string }
}

export type ResourceOutlines = ReadonlyMap<string, ResourceOutline>

export function outlineOf({ name, access, screens, menu, did, parent }: Resource): ResourceOutline {
  const { create, update, delete: remove } = access
  return {
    name,
    access: { create, update, delete: remove },
    ...(screens && { screens }),
    ...(menu && { menu }),
    ...(did && { did }),
    ...(parent && { parent: { by: parent.by } }),
  }
}
