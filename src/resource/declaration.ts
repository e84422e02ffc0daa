import type { Access } from '#src/platform/actor.ts'
import type { MessageRef } from '#src/platform/errors.ts'
import type { FilterForm } from '#src/resource/kinds/kind.ts'
import type { Field } from '#src/resource/kinds/kinds.ts'

/** A screen of the back office: its path below `/admin`, and the permission that opens it. */
export type Screen = { path: string; access: string }

/** The entry of a resource in the menu. */
export type MenuEntry = {
  /** Name of the entry's icon in the icon font Bootstrap Icons. */
  icon: string
  /** The permission that shows the entry. */
  access: string
  /**
   * A number beside an entry without children: how many rows of the list `filter` finds. The filter is written as in
   * the list's address. `label` is the key of the message that names the counted rows.
   */
  counter?: { filter: string; label: string }
  /**
   * Permission for the child entry that opens the list. An entry without `listAccess`, or of a resource without a
   * screen for new records, has no children and opens the list itself.
   */
  listAccess?: string
  /** Title (message key) of a parent entry. Resources with the same title are its children. */
  parentTitle?: string
}

/**
 * An effect of an action, for its preview: `count` other records change. `what` is the end of the message key
 * `{resource}.follows.{what}`.
 */
export type Follow = { what: string; count: number }

type ActionMethod = 'POST' | 'PUT' | 'DELETE'

/** A method and an address of the API without `/api`: `POST /users/:id/disable`. */
export type ActionRoute = `${ActionMethod} /${string}`

/** The pure rule of an action: returns the problems of an input for a record, by the input's field. */
export type ActionRule = (
  row: Readonly<Record<string, unknown>>,
  input: Readonly<Record<string, unknown>>,
) => Readonly<Record<string, MessageRef | undefined>>

/**
 * The declaration of a verb on a record. Button, form and server share it; the resource's rules hold the work itself.
 * Its messages are `{resource}.actions.{name}` for the button, `{resource}.actions.{name}.done` after the action, and
 * `{resource}.actions.{name}.question` for the confirmation.
 */
export type Action = {
  /** The permission that the action needs. An action with `never` has no route. */
  access: string
  /** The action's address, if it is not `POST /{resource}/:id/{name}`. It contains `:id`. */
  route?: ActionRoute
  /**
   * Set for an action that also runs on many records: its address, and the icon of its button in the bar of selected
   * rows. The request body selects the records as that of a bulk edit does.
   */
  bulk?: { route: ActionRoute; icon: string }
  /** The input, by name. Each value is read as a field of a record is. */
  input?: Readonly<Record<string, Field>>
  /**
   * True if a request may leave inputs out: the record's values then stay. The action's dialog begins with the record's
   * values.
   */
  takesPartialInput?: true
  rule?: ActionRule
  /**
   * True if the action can be previewed: the work is done and rolled back, and the answer lists its effects on other
   * records (`Follow`).
   */
  hasPreview?: true
  /** The button beside the title of the record's form. Without a button, a screen written by hand sends the action. */
  button?: { icon: string; needsConfirmation: boolean }
}

/**
 * The declaration of a record's document, which button and server share. It is a PDF, `GET /{resource}/:id/{name}.pdf`,
 * whose layout is in the resource's rules, or an archive of all that the reader may see of the record, `{name}.zip`.
 * The button's message is `{resource}.documents.{name}`, the title's is `{resource}.documents.{name}.title` with the
 * parameter `label`.
 */
export type DocumentDeclaration = {
  /** The permission to make the document, besides the permission to read the record. */
  access: string
  /** A PDF by default. */
  format?: 'zip'
  /** The icon of its button, a name of the icon font Bootstrap Icons. */
  icon: string
}

/**
 * Row-level authorization: returns the message that explains why a row refuses a verb, or null if it allows the verb.
 * The verb is `update` with the field that would change, `delete`, or the name of an action or of its undo. The rule is
 * pure and looks at the row alone, as screens call it to show which verbs are possible, and the server calls it to
 * refuse. A rule that depends on the reader looks at a `computed` field of the row.
 */
export type RowRule = (row: Readonly<Record<string, unknown>>, verb: string, field?: string) => MessageRef | null

/**
 * The parent of a nested resource. A row is within a reader's scope only if its parent row is, at any depth. If a row
 * of the parent is deleted, the rows below it are deleted too, unless the parent is kept by its children. The API of
 * the nested resource is below the parent's: `/api/{parents}/{parent's id}/{resource}`.
 */
export type Parent = {
  resource: Resource
  /** The field that refers to the row of the parent. */
  fieldName: string
  /**
   * True if the API is at `/api/{resource}` too. The rows of all parents then have one list, and the data loader
   * imports into it.
   */
  hasRootAddress?: true
  /**
   * True if a row of the parent is not deleted as long as rows refer to it, as if the nested resource were a root
   * resource. If the parent row is erased, the rows that the row rule lets nobody delete stay.
   */
  isKeptByChildren?: true
}

/**
 * The names of the properties that show a record in one cell of its list and of the search. The title's values, joined
 * as `joinLabel` does, are the record's label, unless the declaration has a label of its own.
 */
export type Display<Name extends string = string> = {
  picture?: Name | undefined
  title: readonly Name[]
  /** The second line. */
  subtitle?: readonly Name[]
  /** A property that stands beside the title, as badges. */
  badge?: Name | undefined
}

/**
 * The columns of personal rows. A personal row belongs to the user who made it, whose id the kernel writes into
 * `makerColumn`. That user sees it. If `sharedColumn` is true, users of the maker's company see it too, or users
 * without a company if the maker has none. Users of clients see their own rows only. If `permissionsColumn` is not
 * null, a user sees the row only with one of the permissions in that array. The resource's rules refuse changes by
 * other users.
 */
export type Personal = { makerColumn: string; sharedColumn?: string; permissionsColumn?: string }

/** One key of a list's default order. */
export type OrderBy = { field: string; dir: 'asc' | 'desc' }

/**
 * A declared business object. Its API, list, form and audit follow from the declaration. A declaration holds literal
 * data only: a screen that needs more is a component written by hand.
 */
export type Resource = {
  name: string
  /** The table in the database. By default it has the resource's name. */
  table: string
  /** The API address of the reader's own record, for a resource whose address contains no id: `profile`. */
  readersAddress?: string
  parent?: Parent
  /** The permission for each verb. A verb with `never` has no route. */
  access: { read: Access; create: string; update: string; delete: string }
  /** Permissions that only routes written by hand ask for. The page of permissions shows that they guard something. */
  routePermissions?: readonly string[]
  /** The permissions with which the data loader writes records that no route creates or updates. */
  sheetAccess?: { create: string; update: string }
  /**
   * True for rows that SQL derives when they are read (`derived/`). Their id is a text, they have no timestamps, and
   * nobody writes them.
   */
  isDerived?: true
  /** The resource's screens in the back office; absent for a resource that other screens show. */
  screens?: { list: Screen; create?: Screen; update?: Screen }
  menu?: MenuEntry
  fields: Readonly<Record<string, Field>>
  /** Columns of the list, left to right: names of the entity's properties. */
  columns: readonly string[]
  /** Columns that a narrow screen leaves out. */
  wideScreenColumns: readonly string[]
  /**
   * True for a table of some thousand rows at most: its list may be sorted by any column. A resource that is not small
   * names its `sorts`, and each of its sorts and filters needs an index.
   */
  isSmall: boolean
  /**
   * True for a table with an index of the first sixteen letters of the label, without accents and in lower case, and
   * within them of the list's order. It serves choices by how a label begins, where the order is not the label's.
   */
  hasIndexOfLabelBeginnings: boolean
  /**
   * True for a resource that usually has one record, such as settings. The menu then opens the form of an only record
   * instead of the list, and forms offer neither a copy of the record nor another new one after saving.
   */
  expectsOneRecord?: true
  /**
   * Fields by which a row of a sheet without a unique value means a record, if one record and one row have its values.
   * An index on `lower(first), lower(coalesce(other, ''))` serves them.
   */
  sheetKey: readonly string[]
  /**
   * The values that a record gets when an import creates it from its name alone. A resource that requires more than a
   * name can be created so only if it has this function.
   */
  valuesForName?: (name: string) => Readonly<Record<string, unknown>>
  sorts: readonly string[]
  /** Verbs on a record, by name. The work of each is in the resource's rules. */
  actions: Readonly<Record<string, Action>>
  /** Documents of a record, by name. */
  documents: Readonly<Record<string, DocumentDeclaration>>
  /** Refuses a verb on some rows, even to users who have the permission for the verb. */
  rowRule?: RowRule
  /**
   * Fields that the list's screen offers for a bulk edit. The API accepts every field for which `isBulkEditable` is
   * true.
   */
  bulkFields: readonly string[]
  /** Filters of the list by field, in the order of the filter bar. Every list also has a filter by id. */
  filters: Readonly<Record<string, readonly FilterForm[]>>
  display?: Display
  /**
   * Properties whose values, joined as `joinLabel` does, are a row's label in messages, selects and titles: by default
   * the title of its display.
   */
  label: readonly string[]
  /**
   * Further permissions, any of which allows a user to choose a row in a field that refers to it. The permissions to
   * read the row and to write rows that refer to it allow it anyway.
   */
  choicePermissions?: readonly string[]
  /** Message in a field that cannot read the records to choose from. */
  choiceFailure?: string
  order: readonly OrderBy[]
  /**
   * Tenant scope: the columns that hold a row's company and client. A user of a company or client sees only the rows
   * with the same company or client; a user of neither sees all rows. Only `resource/scope/scope.server.ts` applies it.
   */
  scope: { company_id?: string; client_id?: string }
  personal?: Personal
  /**
   * The table with the ids of rows whose data were erased. An erased row is in no answer; it stays for rows that refer
   * to it.
   */
  erasedTable?: string
  /** Message for a row that breaks a unique constraint. */
  duplicateMessage: string
  /** By action, the phrase of the audit before the record's name: 'marked as read the message from'. */
  auditPhrases?: Readonly<Record<string, string>>
  /**
   * By action, the permission to see its entries in a record's history. Nobody else learns there that the action was
   * taken.
   */
  entryPermissions?: Readonly<Record<string, string>>
  /** Message after a deleted row is restored, for a resource whose rows do not come back as they were. */
  restoredMessage?: string
  /** Messages after saving and deleting, for a resource whose label does not identify a row. */
  notices?: { saved: string; deleted: string }
  /**
   * What usually follows the creation of a record: the screen of that id in another resource. The toast offers it to
   * readers who may open it. `label` is a message key.
   */
  nextStep?: { resource: string; label: string; icon: string }
}

type Fields = Resource['fields']

/** Names of a declaration's fields, and of the properties joined by its references. */
type PropertyName<F extends Fields> =
  | (keyof F & string)
  | { [Name in keyof F]: F[Name] extends { joins: infer Joins } ? keyof Joins & string : never }[keyof F]

type ResourceDeclaration<F extends Fields> = Pick<Resource, 'name' | 'access' | 'columns'> &
  Partial<Omit<Resource, 'fields' | 'display'>> & { fields: F; display?: Display<PropertyName<F>> }

/** Message for a duplicate row of a resource whose declaration has no `duplicateMessage`. */
export const defaultDuplicateMessage = 'Item duplicado'

export function defineResource<F extends Fields>(declared: ResourceDeclaration<F>): Resource {
  return {
    table: declared.name,
    wideScreenColumns: [],
    isSmall: false,
    hasIndexOfLabelBeginnings: false,
    sheetKey: [],
    sorts: [],
    bulkFields: [],
    actions: {},
    documents: {},
    filters: {},
    label: declared.display?.title ?? ['name'],
    order: [{ field: 'name', dir: 'asc' }],
    scope: {},
    duplicateMessage: defaultDuplicateMessage,
    ...declared,
  }
}

/** The method and the address of an action on one record. `route` replaces the action's own route. */
export function resolveActionMethodAndUrl(
  { name: resourceName, actions }: Pick<Resource, 'name' | 'actions'>,
  action: string,
  route: ActionRoute = actions[action]?.route ?? `POST /${resourceName}/:id/${action}`,
) {
  const [method, path] = route.split(' ') as [ActionMethod, string]
  return { method, url: `/api${path}` }
}

/** A record as the API answers it, by the names of its properties. */
export type Entity = { id: number; created_at: string; updated_at: string } & Record<string, unknown>

/**
 * Message key of a field's caption: `products.fields.price`. Id and timestamps have common captions if no list shows
 * them.
 */
export function captionKey({ name, columns }: Pick<Resource, 'name' | 'columns'>, field: string): string {
  const isCommon = ['id', 'created_at', 'updated_at'].includes(field) && !columns.includes(field)
  return isCommon ? `resource.captions.${field}` : `${name}.fields.${field}`
}
