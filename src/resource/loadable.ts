import type { Resource } from '#src/resource/declaration.ts'

/** True for a resource of which the data loader makes rows: one that screens create, or a nested one across parents. */
export const isLoadable = ({ access, screens, parent }: Pick<Resource, 'access' | 'screens' | 'parent'>): boolean =>
  access.create !== 'never' && (parent ? parent.hasOwnAddress === true : screens?.create !== undefined)
