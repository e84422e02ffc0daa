import type { MessageRef } from '#src/platform/errors.ts'
import type { Translate } from '#src/platform/i18n/i18n.tsx'
import type { Entity } from '#src/resource/declaration.ts'

/** Options of every field. */
export type FieldOptions = {
  /** Message under the field when it is empty; its presence makes the field required. */
  required?: MessageRef
  /** Accepted in writes, never returned; stored by the resource's own rules (a password). */
  writeOnly?: boolean
  /** Read back but never written. */
  readOnly?: boolean
  /** Given at creation alone: the message where a later write would change it. */
  fixed?: MessageRef
  /** Message for a value that is taken; needs the index `<table>_<field>_unique`. */
  unique?: MessageRef
  /** Of a bank, of health: a half-typed value is not kept in the browser. */
  isSensitive?: boolean
  /** Permission without which nobody sees it: in no answer, form, filter or order, and no search finds it. */
  readPermission?: string
  /** Not in the form: another screen edits it. */
  hiddenInForm?: boolean
  /** What it means, of a value that is worked out in SQL and stored nowhere; see `computed`. */
  computed?: string
}

/**
 * A field of any kind whose value is worked out in SQL, which is in the resource's rules (`computed`). It stands in
 * answers, lists and exports, in no form and no history. `means` is its description for `/api/docs`.
 */
export const computed = <Field extends FieldOptions>(field: Field, meaning: string): Field => ({
  ...field,
  readOnly: true,
  computed: meaning,
})

/** Result of reading an input: the value to store, or what is wrong; `at` tells where within it, as `0.size`. */
export type ReadResult<T = unknown> =
  | { value: T }
  | { problem: MessageRef; problemsByPath?: Readonly<Record<string, MessageRef>> }

/**
 * How a list is filtered by a field: by a value or several (`is`), between two (`range`), by having none (`empty`).
 */
export type FilterForm = 'is' | 'range' | 'empty'

/** Locale of displayed values. */
export type DisplayLocale = { language: string; text: Translate }

/**
 * Where an entity's property comes from: `own` column of its table, `alias` of one, `joined` column of the row that a
 * reference leads to, `linked` list of another resource's rows, the id of the `first` of these, `rows` of its own, or
 * `computed` in SQL, stored nowhere.
 */
export type PropertySource =
  | { from: 'column' }
  | { from: 'alias'; of: string }
  | { from: 'joined'; through: string; to: string; column: string }
  | { from: 'linked'; of: string }
  | { from: 'first'; of: string }
  | { from: 'rows'; of: string }
  | { from: 'computed'; of: string }

/** A field kind's shared side, for browser and server. Callers ask it instead of testing which kind a field is. */
export type Kind<F extends FieldOptions> = {
  /**
   * Reads a non-empty input. Null for kinds of files, which are checked as they arrive, and for
   * what nobody gives.
   */
  read: ((field: F, raw: unknown) => ReadResult) | null
  /** The value of an empty field. */
  emptyValue(field: F): unknown
  /** Every value that it may hold, where these are few and shown by words. */
  listValues?(field: F): readonly unknown[]
  /** The properties under which an entity carries it. */
  sourcesByName(name: string, field: F): Readonly<Record<string, PropertySource>>
  /** Names that a write may send for it, besides the field's own. */
  extraInputNames(name: string, field: F): readonly string[]
  /** Its input in a write's fields; undefined where the write leaves it unchanged. */
  pickInput(name: string, field: F, fields: Readonly<Record<string, unknown>>): unknown
  /** Sort order: text by Spanish collation, plain values, or null for unsortable. */
  order: 'text' | 'value' | null
  /** The ways in which a list can be filtered by it, for a declaration to choose from. */
  filterForms: readonly FilterForm[]
  /** Reads a filter's value where that is another than the field's own: a day for a moment. */
  readFilter?: (raw: unknown) => ReadResult
  /** True where the table's search column includes it, shown in the list or not. */
  isSearched: boolean
  /** The format of a sheet's column on which the meaning of its texts hangs: day or month first, comma or point. */
  sheetFormat?: 'dates' | 'decimals'
  /** True for a line of text that may name a record by itself. */
  namesRecords?: boolean
  /** True for what nobody may read back or keep in a browser. */
  isSecret?: boolean
  /** True for pictures, which a sheet brings in a zip beside it. */
  holdsPictures?: boolean
  /** A stored value formatted for the reader; empty text for none. */
  format(field: F, value: unknown, locale: DisplayLocale): string
  /**
   * An entity's value in the words of its history, where that is not `show` of what stands under the field's name.
   * `was` is the state before it; null for that state itself.
   */
  formatForHistory?(name: string, field: F, entity: Entity, locale: DisplayLocale, former: Entity | null): string
  /** Spellings by which a list's search finds a stored value. */
  searchSpellings(field: F, value: unknown): string[]
  form: FormKind<F>
}

/** A field kind's form side. */
export type FormKind<F> = {
  /** The form's initial value for a row, or for a new one. */
  initialValue(name: string, field: F, entity: Entity | null): unknown
  /** What the form sends; `checked` is the value that `read` gave. */
  buildInput(
    name: string,
    field: F,
    state: { checkedValue: unknown; formValue: unknown; storedRecord: Entity | null },
  ): Record<string, unknown>
  /** The form's value as text, to compare with another version of it. */
  format(field: F, formValue: unknown, locale: DisplayLocale): string
  /** Optimistic lock: the typed value without what another editor's save has made impossible (deleted pictures). */
  rebase(formValue: unknown, savedValue: unknown): unknown
  /** The typed value without what belongs to the stored row, for a new record of the same content. */
  copyForNewRecord(formValue: unknown): unknown
}

/** For a kind that is one column. */
export const columnSource = (name: string): Record<string, PropertySource> => ({ [name]: { from: 'column' } })

/** Sends the checked value; an undefined one is left out. */
export const buildCheckedInput: FormKind<FieldOptions>['buildInput'] = (name, _, { checkedValue }) =>
  checkedValue === undefined ? {} : { [name]: checkedValue }

const returnUnchanged = (formValue: unknown): unknown => formValue

/** What is particular to a kind: what it must state, and what else differs from a value in a column of its own. */
type KindDefinition<F extends FieldOptions> = Partial<Omit<Kind<F>, 'form'>> &
  Pick<Kind<F>, 'read' | 'filterForms' | 'format'> & { form: Partial<FormKind<F>> & Pick<FormKind<F>, 'initialValue'> }

/**
 * Makes a kind of its particulars. The rest is that of a value in a column of its own: read and sent under the field's
 * name, null where it is empty, sorted as the column is, found by no search; a form shows it as lists do.
 */
export const defineKind = <F extends FieldOptions>({ form, ...definition }: KindDefinition<F>): Kind<F> => ({
  emptyValue: () => null,
  sourcesByName: columnSource,
  extraInputNames: () => [],
  pickInput: (name, _, fields) => fields[name],
  order: 'value',
  isSearched: false,
  searchSpellings: () => [],
  ...definition,
  form: {
    buildInput: buildCheckedInput,
    format: definition.format,
    rebase: returnUnchanged,
    copyForNewRecord: returnUnchanged,
    ...form,
  },
})
