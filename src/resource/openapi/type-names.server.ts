import type { Resource } from '#src/resource/declaration.ts'

/** The name of a type for many records of a resource: `ppe_deliveries` → `PpeDeliveries`. */
export const pluralTypeName = ({ name }: Pick<Resource, 'name'>): string =>
  name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The name of a type for one record: `ppe_deliveries` → `PpeDelivery`, `employee_status` → `EmployeeStatus`. */
export const typeName = (resource: Pick<Resource, 'name'>): string =>
  pluralTypeName(resource)
    .replace(/ies$/, 'y')
    .replace(/(?<![su])s$/, '')
