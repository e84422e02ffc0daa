import type { Resource } from '#src/resource/declaration.ts'

/** `ppe_deliveries` → `PpeDeliveries`. */
export const pluralName = ({ name }: Pick<Resource, 'name'>): string =>
  name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** `ppe_deliveries` → `PpeDelivery`; `employee_status` stays as it is. */
export const typeName = (resource: Pick<Resource, 'name'>): string =>
  pluralName(resource)
    .replace(/ies$/, 'y')
    .replace(/(?<![su])s$/, '')
