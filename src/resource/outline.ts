import type { Resource } from '#src/resource/declaration.ts'

/**
 * The part of a declaration that menu, routes and start page need: name, screens and permissions. It is plain data: the
 * first screen's script contains it instead of the declarations with all their fields and checks.
 */
export type ResourceOutline = Pick<Resource, 'name' | 'screens' | 'menu' | 'auditPhrases' | 'expectsOneRecord'> & {
  access: Omit<Resource['access'], 'read'>
  parent?: { fieldName: string }
}

export type ResourceOutlines = ReadonlyMap<string, ResourceOutline>

export function createOutline(resource: Resource): ResourceOutline {
  const { name, access, screens, menu, auditPhrases, expectsOneRecord, parent } = resource
  const { create, update, delete: deleteAccess } = access
  return {
    name,
    access: { create, update, delete: deleteAccess },
    ...(screens && { screens }),
    ...(menu && { menu }),
    ...(auditPhrases && { auditPhrases }),
    ...(expectsOneRecord && { expectsOneRecord }),
    ...(parent && { parent: { fieldName: parent.fieldName } }),
  }
}
