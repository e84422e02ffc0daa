import type { Access } from '#src/platform/actor.ts'
import type { MessageRef } from '#src/platform/errors.ts'
import type { FilterForm } from '#src/resource/kinds/kind.ts'
import type { Field } from '#src/resource/kinds/kinds.ts'

export type Screen = { path: string; access: string }

/** The entry of a resource in the menu. */
export type MenuEntry = {
  /** A name of the icon font. */
  icon: string
  /** The permission that shows it. */
  visible: string
  /** Filter of the list, as in its address: how many rows it finds stands beside the entry; and what these are. */
  counts?: { where: string; label: string }
  /** Permission for its child entry of the list; without it the entry has no children and links to the list. */
  list?: string
  /** Message of a parent entry that several resources share as its children. */
  under?: string
}

type ActionMethod = 'POST' | 'PUT' | 'DELETE'

/** An address of the API without `/api`, and its method. */
export type ActionRoute = `${ActionMethod} /${string}`

/** Pure rule of an action about one record: what is wrong with this input for it, by the input's field. */
export type ActionRule = (
  row: Readonly<Record<string, unknown>>,
  input: Readonly<Record<string, unknown>>,
) => Readonly<Record<string, MessageRef | undefined>>

/**
 * A verb on a record, and its pure part, which button, form and server share; what it does stands in the resource's
 * rules. Its words are messages: `{resource}.actions.{name}` on its button, `…done` after it and, where it is asked
 * before, `…question`.
 */
export type Action = {
  /** A permission; `never` for what nobody may do, which has no route. */
  access: string
  /** Its address where it is not `POST /{resource}/:id/{name}`; it holds `:id`. */
  route?: ActionRoute
  /**
   * Where it is done to many records, which a body names as a bulk edit does: its address, and its button's icon in the
   * bar of chosen rows.
   */
  many?: { route: ActionRoute; icon: string }
  /** What it takes, each read as a field of a record. */
  input?: Readonly<Record<string, Field>>
  rule?: ActionRule
  /** Its button beside the title of the record's form; without one a screen of its own sends it. */
  button?: { icon: string; asks: boolean }
}

/**
 * Row-level authorization: why a verb is refused on a row, as a message; null where it is not. The verb is `update`,
 * with the field that would change, `delete`, or an action by its name. Pure, and of the row alone: screens ask it to
 * show, the server to judge. What depends on the reader, a `computed` field of the row carries.
 */
export type RowRule = (row: Readonly<Record<string, unknown>>, verb: string, field?: string) => MessageRef | null

/**
 * The parent of a nested resource: its rows are seen by whoever sees theirs, at any depth, and go with theirs. Its API
 * stands below the parent's, `/api/{parents}/{parent}/{resource}`.
 */
export type Parent = {
  resource: Resource
  /** The field that says to which row of the parent a row belongs. */
  by: string
  /** True when its API stands at `/api/{resource}` too, across parents: a list of its own, a target of the loader. */
  hasOwnAddress?: true
}

/** One key of the default order. */
export type OrderBy = { field: string; dir: 'asc' | 'desc' }

/**
 * A declared business object, from which its API, list, form and audit follow. Literal data only: a screen that needs
 * more replaces the whole piece with its own component.
 */
export type Resource = {
  name: string
  /** The table; `name` when not given. */
  table: string
  /** API address of the reader's own record, in place of the name and an id. */
  ownAddress?: string
  parent?: Parent
  /** Permissions; `never` for what nobody may do, which has no route. */
  access: { read: Access; create: string; update: string; delete: string }
  /** Where the admin shows it; absent while a resource has no screens of its own. */
  screens?: { list: Screen; create?: Screen; update?: Screen }
  menu?: MenuEntry
  fields: Readonly<Record<string, Field>>
  /** Columns of the list, left to right: fields, joined names, `as` names. */
  columns: readonly string[]
  /** Those of them that a narrow screen leaves out. */
  lesser: readonly string[]
  /**
   * True for a table of some thousand rows at most: its list, and lists that join its names, sort by any column.
   * Another names its sorts; each of them, and each filter, needs an index.
   */
  isSmall: boolean
  sorts: readonly string[]
  /** Verbs on one record, by their name; what each does is in the resource's rules. */
  actions: Readonly<Record<string, Action>>
  /** What a row refuses to who may otherwise do it to any. */
  may?: RowRule
  /** Fields that the list's screen offers to set in many rows at once. */
  bulk: readonly string[]
  /** Filters of the list by field, in the order of the filter bar; the id always filters. */
  filters: Readonly<Record<string, readonly FilterForm[]>>
  /** A row's label in messages, selects and titles: these columns joined by a space. */
  label: readonly string[]
  /** Permissions that may choose a row, besides its readers and whoever writes what refers to it. */
  chosenWith?: readonly string[]
  order: readonly OrderBy[]
  /**
   * Tenant scope: columns that tie a row to a company or a client. A company's or client's user sees only rows with
   * their own id there; a user of neither sees all. Applied by `resource/scope/scope.server.ts` alone.
   */
  scope: { company_id?: string; client_id?: string }
  /** Message for a duplicate row. */
  duplicate: string
  /** What the audit calls actions of its own, before the record's name: 'marked as read the message from'. */
  did?: Readonly<Record<string, string>>
  /** Message after a deleted row is back, where it is not back as it was. */
  restoredSays?: string
  /** Messages after saving and deleting, where the label does not name what a row is. */
  notices?: { saved: string; deleted: string }
}

type Declared = Pick<Resource, 'name' | 'access' | 'fields' | 'columns'> & Partial<Resource>

/** Message for a duplicate row of a resource that has none of its own. */
export const anyDuplicate = 'Item duplicado'

export function defineResource(declared: Declared): Resource {
  return {
    table: declared.name,
    lesser: [],
    isSmall: false,
    sorts: [],
    bulk: [],
    actions: {},
    filters: {},
    label: ['name'],
    order: [{ field: 'name', dir: 'asc' }],
    scope: {},
    duplicate: anyDuplicate,
    ...declared,
  }
}

/** Method and address of an action on a record, or of the `route` that is given. */
export function actionAddress(
  { name: resource, actions }: Pick<Resource, 'name' | 'actions'>,
  action: string,
  route: ActionRoute = actions[action]?.route ?? `POST /${resource}/:id/${action}`,
) {
  const [method, path] = route.split(' ') as [ActionMethod, string]
  return { method, url: `/api${path}` }
}

/** A row as the API returns it, under the declaration's names. Only the kernel reads it by name. */
export type Entity = { id: number; created_at: string; updated_at: string } & Record<string, unknown>

/** Message key of a field's caption: `products.fields.price`; a common one of what every row has. */
export function captionKey({ name, columns }: Pick<Resource, 'name' | 'columns'>, field: string): string {
  const isCommon = ['id', 'created_at', 'updated_at'].includes(field) && !columns.includes(field)
  return isCommon ? `resource.captions.${field}` : `${name}.fields.${field}`
}
