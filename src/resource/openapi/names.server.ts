import type { Resource } from '#src/resource/declaration.ts'

/** `ppe_deliveries` → `PpeDeliveries`, as generated clients call things. */
export const pluralName = ({ name }: Pick<Resource, 'name'>): string =>
  name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** `ppe_deliveries` → `PpeDelivery`; what has no plural (`employee_status`) stays. */
export const typeName = (resource: Pick<Resource, 'name'>): string =>
  pluralName(resource)
    .replace(/ies$/, 'y')
    .replace(/(?<![su])s$/, '')
