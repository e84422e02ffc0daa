import type { MessageRef } from '#src/platform/errors.ts'
import type { Translate } from '#src/platform/i18n/i18n.tsx'
import type { Entity } from '#src/resource/declaration.ts'

/** Options that every field has. */
export type FieldOptions = {
  /** Message under the field when it is empty; its presence makes the field required. */
  required?: MessageRef
  /**
   * True for a field that writes may send and no answer returns, such as a password. The resource's own rules store it.
   */
  writeOnly?: boolean
  /** True for a field that answers return and no write may send. */
  readOnly?: boolean
  /**
   * Set for a read-only field that an imported sheet may fill in a row that creates a record: the permission which that
   * needs.
   */
  sheetAccess?: string
  /** Set for a field that is fixed once it has a value: the message if a later write would change it. */
  fixed?: MessageRef
  /**
   * True for a value that the resource's rules propose for a new record that does not send one; null means none. In a
   * sheet a blank cell asks for the proposal, and `-` means none.
   */
  isProposed?: true
  /**
   * Set for a unique field: the message if another record has the value. It needs the index `<table>_<field>_unique`.
   */
  unique?: MessageRef
  /** True for bank and health data: drafts in the browser leave it out. */
  isSensitive?: boolean
  /**
   * True for a value that the record itself and its history show. The audit's list leaves it out, and so do lists,
   * unless somebody who may update records asks for it by name.
   */
  isRecordOnly?: true
  /**
   * The permission that is needed to see the field: without it the field is in no answer, form, filter or order, and no
   * search finds it.
   */
  readPermission?: string
  /** True for a field that another screen edits: the record's form leaves it out. */
  hiddenInForm?: boolean
  /** Set for a value that SQL computes and nothing stores: its description. See `computed`. */
  computed?: string
  /**
   * True for a computed value that is too costly for every row: a single record has it, and a list if its request
   * names it.
   */
  isDetail?: true
}

/**
 * Declares a field whose value SQL computes; the expression is in the resource's rules (`computedExpressions`). It is
 * in answers, lists and exports, in no form and no history. `meaning` is its description for `/api/docs`.
 */
export const computed = <Field extends FieldOptions>(field: Field, meaning: string): Field => ({
  ...field,
  readOnly: true,
  computed: meaning,
})

/** Declares a computed field that a single record has, and a list only if its request names it. */
export const detail = <Field extends FieldOptions>(field: Field, meaning: string): Field => ({
  ...computed(field, meaning),
  isDetail: true,
})

/**
 * The result of reading an input: the value to store, or the problem. `problemsByPath` tells the problems within it, by
 * paths such as `0.size`.
 */
export type ReadResult<T = unknown> =
  | { value: T }
  | { problem: MessageRef; problemsByPath?: Readonly<Record<string, MessageRef>> }

/**
 * How a list is filtered by a field: by one or several values (`is`), by bounds (`range`), by whether it is empty
 * (`empty`).
 */
export type FilterForm = 'is' | 'range' | 'empty'

/** The locale of displayed values. */
export type DisplayLocale = { language: string; text: Translate }

/**
 * The source of an entity's property: a `column` of the resource's table; another property of which it is the `alias`;
 * a `joined` column of the record that a reference leads to; the `linked` records of another resource; the id of the
 * `first` linked record; the record's own child `rows`; or a value `computed` in SQL.
 */
export type PropertySource =
  | { from: 'column' }
  | { from: 'alias'; fieldName: string }
  | { from: 'joined'; through: string; to: string; column: string }
  | { from: 'linked'; fieldName: string }
  | { from: 'first'; fieldName: string }
  | { from: 'rows'; fieldName: string }
  | { from: 'computed'; fieldName: string }

/** The shared side of a kind of field, for browser and server. Callers use it and never test which kind a field is. */
export type Kind<F extends FieldOptions> = {
  /**
   * Reads a non-empty input. Null for kinds that read no input: files and pictures, which are checked as they arrive,
   * and structures, which are computed.
   */
  read: ((field: F, raw: unknown) => ReadResult) | null
  /** The value of an empty field. */
  emptyValue(field: F): unknown
  /** Every value that the field may hold, for a kind of few values. */
  listValues?(field: F): readonly unknown[]
  /** The properties of an entity that carry the field. */
  sourcesByName(name: string, field: F): Readonly<Record<string, PropertySource>>
  /** The names that a write may send for the field, besides its own. */
  extraInputNames(name: string, field: F): readonly string[]
  /** The field's input among the fields of a write; undefined if the write leaves it unchanged. */
  pickInput(name: string, field: F, fields: Readonly<Record<string, unknown>>): unknown
  /** Sort order: text by Spanish collation, or values; null if a list cannot be sorted by it. */
  order: 'text' | 'value' | null
  /** The forms of filter that a declaration may choose from. */
  filterForms: readonly FilterForm[]
  /** Reads the value of a filter, if that differs from the field's value: a day for a timestamp. */
  readFilter?: (raw: unknown) => ReadResult
  /** True if the table's search column includes the field, shown in the list or not. */
  isSearched: boolean
  /**
   * Set for a kind whose values a sheet may write in two ways: `dates` with the day or the month first, `decimals` with
   * a comma or a point.
   */
  sheetFormat?: 'dates' | 'decimals'
  /** True for a line of text that may identify a record. */
  namesRecords?: boolean
  /** True for a secret, which nobody may read back or keep in a browser. */
  isSecret?: boolean
  /** True for pictures. An import takes them from a ZIP file beside the sheet. */
  holdsPictures?: boolean
  /** Formats a stored value for a reader; empty text for no value. */
  format(field: F, value: unknown, locale: DisplayLocale): string
  /**
   * Formats an entity's value for its history, if `format` of the field's value is not enough. `former` is the state
   * before, null for the first state.
   */
  formatForHistory?(name: string, field: F, entity: Entity, locale: DisplayLocale, former: Entity | null): string
  /** The spellings by which a search finds a stored value. */
  searchSpellings(field: F, value: unknown): string[]
  form: FormKind<F>
}

/** The form side of a kind of field. */
export type FormKind<F> = {
  /** The form's initial value for a record, or for a new record. */
  initialValue(name: string, field: F, entity: Entity | null): unknown
  /**
   * The part of the request body that the form sends for the field. `checkedValue` is the result of `read`;
   * `formValues` are those of all fields, for a value that is about others.
   */
  buildInput(
    name: string,
    field: F,
    state: {
      checkedValue: unknown
      formValue: unknown
      formValues: Readonly<Record<string, unknown>>
      storedRecord: Entity | null
    },
  ): Record<string, unknown>
  /** Formats the form's value, so that an editor can compare it with another version. */
  format(field: F, formValue: unknown, locale: DisplayLocale): string
  /**
   * Optimistic lock: the form's value without all that another editor's save has made impossible, such as deleted
   * pictures.
   */
  rebase(formValue: unknown, savedValue: unknown): unknown
  /** The form's value for a new record with the same content, without all that belongs to the stored record. */
  copyForNewRecord(formValue: unknown): unknown
}

/** The properties of a field that is one column: a single property of the field's name. */
export const createColumnSourceByName = (name: string): Record<string, PropertySource> => ({
  [name]: { from: 'column' },
})

/** Sends the checked value; leaves an undefined value out. */
export const buildCheckedInput: FormKind<FieldOptions>['buildInput'] = (name, _, { checkedValue }) =>
  checkedValue === undefined ? {} : { [name]: checkedValue }

const returnUnchanged = (formValue: unknown): unknown => formValue

/** The definition of a kind: the functions that it must have, and its differences from a plain value in one column. */
type KindDefinition<F extends FieldOptions> = Partial<Omit<Kind<F>, 'form'>> &
  Pick<Kind<F>, 'read' | 'filterForms' | 'format'> & { form: Partial<FormKind<F>> & Pick<FormKind<F>, 'initialValue'> }

/**
 * Makes a kind. By default it is a value in one column: sent and read under the field's name, null if empty, sorted by
 * its value, found by no search, and formatted in forms as in lists.
 */
export const defineKind = <F extends FieldOptions>({ form, ...definition }: KindDefinition<F>): Kind<F> => ({
  emptyValue: () => null,
  sourcesByName: createColumnSourceByName,
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
