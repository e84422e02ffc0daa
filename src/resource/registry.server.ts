import type { Resource } from '#src/resource/declaration.ts'
import type { PictureField, PicturesField, RefField, RefsField } from '#src/resource/fields.ts'
import type { Registration } from '#src/resource/rules.server.ts'

/** Every registered resource by name: what references, labels and the audit are looked up in. */
export type Registry = ReadonlyMap<string, Registration>

export function registryOf(registrations: readonly Registration[]): Registry {
  return new Map(registrations.map((registration) => [registration.resource.name, registration]))
}

export function resourceNamed(registry: Registry, name: string): Resource {
  const registration = registry.get(name)
  if (!registration) throw new Error(`No resource is named ${name}.`)
  return registration.resource
}

type Named<F> = { name: string; field: F }

export function refFields(resource: Resource): Named<RefField>[] {
  return Object.entries(resource.fields).flatMap(([name, field]) => (field.kind === 'ref' ? [{ name, field }] : []))
}

export function refsFields(resource: Resource): Named<RefsField>[] {
  return Object.entries(resource.fields).flatMap(([name, field]) => (field.kind === 'refs' ? [{ name, field }] : []))
}

export function pictureFields(resource: Resource): Named<PictureField | PicturesField>[] {
  return Object.entries(resource.fields).flatMap(([name, field]) =>
    field.kind === 'picture' || field.kind === 'pictures' ? [{ name, field }] : [],
  )
}
