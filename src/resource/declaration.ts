import type { Access } from '#src/platform/actor.ts'
import type { Field } from '#src/resource/kinds/kinds.ts'

export type Screen = { path: string; access: string }

/** The entry of a resource in the menu. */
export type MenuEntry = {
  /** A name of the icon font. */
  icon: string
  /** The permission that shows it. */
  visible: string
  /** The permission that shows its child for the list; without it the entry has no children and leads to the list. */
  list?: string
  /** The message of an entry that several resources share: each is a child of it. */
  under?: string
}

/** One key of the default order; `collate` sorts text as Spanish readers expect. */
export type OrderBy = { field: string; dir: 'asc' | 'desc' }

/**
 * What a plain business object is, said once: from this come its API, its list, its form and its audit.
 * Literal data only: a screen that needs more replaces the whole piece with its own component.
 */
export type Resource = {
  name: string
  /** Where the rows stand; the name when not given. */
  table: string
  access: { read: Access; create: string; update: string; delete: string }
  /** Where the admin shows it; absent while a resource has no screens of its own. */
  screens?: { list: Screen; create: Screen; update: Screen }
  menu?: MenuEntry
  fields: Readonly<Record<string, Field>>
  /** What the list shows, left to right: fields, joined names, `as` names. */
  columns: readonly string[]
  /** What a row is called in messages, in selects and in titles: its columns, joined by a space. */
  label: readonly string[]
  order: readonly OrderBy[]
  /**
   * Columns that tie a row to a company or a client. A user of a company meets only rows whose column equals
   * theirs; who has neither sees all. `resource/scope.server.ts` is the one place that applies it.
   */
  scope: { company_id?: string; client_id?: string }
  /** The message for a row that exists already, where the resource has its own. */
  duplicate: string
}

type Declared = Pick<Resource, 'name' | 'access' | 'fields' | 'columns'> & Partial<Resource>

export function defineResource(declared: Declared): Resource {
  return {
    table: declared.name,
    label: ['name'],
    order: [{ field: 'name', dir: 'asc' }],
    scope: {},
    duplicate: 'Item duplicado',
    ...declared,
  }
}

/** A row as the API gives it. The names are the declaration's; the kernel alone reads them by name. */
export type Entity = { id: number; created_at: string; updated_at: string } & Record<string, unknown>

/**
 * The key of a field's caption: `catalog.products.fields.price` stands in the room's messages as
 * `products.fields.price`.
 */
export function captionKey(resource: Pick<Resource, 'name'>, field: string): string {
  return `${resource.name}.fields.${field}`
}
