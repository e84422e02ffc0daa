import type { MessageRef } from '#src/platform/errors.ts'
import type { Translate } from '#src/platform/i18n/i18n.tsx'
import type { Entity } from '#src/resource/declaration.ts'

/** What a field of every kind may say. */
export type Common = {
  /** The message that stands under the field when it is empty. */
  required?: MessageRef
  /** Sent in writes but never read back, stored by the resource's own rules (a password). */
  writeOnly?: boolean
  /** Read back but never written. */
  readOnly?: boolean
  /** Unique as the database holds it: the message under the field when it is taken. */
  unique?: MessageRef
  /** Left out of the form: a screen of its own keeps it. */
  hidden?: boolean
}

/** What was understood of a value that somebody typed or sent: the value as it is stored, or what is wrong with it. */
export type Reading<T = unknown> = { value: T } | { problem: MessageRef }

/** In whose language a value is put into words. */
export type Reader = { language: string; text: Translate }

/**
 * Where a name of an entity comes from. `own` is a column of its table; `alias` a second name of one; `joined` a column
 * of the row that a reference leads to; `linked` a list of rows of another resource, `first` the id of the first of
 * them.
 */
export type Source =
  | { from: 'own' }
  | { from: 'alias'; of: string }
  | { from: 'joined'; through: string; to: string; column: string }
  | { from: 'linked'; of: string }
  | { from: 'first'; of: string }

/**
 * What a kind of field answers in the browser and on the server alike. Everybody asks; nobody looks which kind it is.
 */
export type Kind<F extends Common> = {
  /** A value that is not empty, as typed or sent. Null where files are sent: they are judged when they arrive. */
  read: ((field: F, raw: unknown) => Reading) | null
  /** What an empty field stands for. */
  empty(field: F): unknown
  /** The names under which an entity carries it. */
  names(name: string, field: F): Readonly<Record<string, Source>>
  /** What a write may say of it besides the value under its own name. */
  writes(name: string, field: F): readonly string[]
  /** Its value in what a write sends; undefined where the write leaves it as it is. */
  sent(name: string, field: F, fields: Readonly<Record<string, unknown>>): unknown
  /** How lists sort by it: text as Spanish sorts it, other values by their order, or not at all. */
  order: 'text' | 'value' | null
  /** Whether a list can be filtered by a value of it. */
  isFiltered: boolean
  /** Whether the table's search column holds it although the list may not show it. */
  isSearched: boolean
  /** A stored value in the reader's words; empty text where there is nothing. */
  show(field: F, value: unknown, reader: Reader): string
  /** The spellings under which a list's filter finds a stored value. */
  spellings(field: F, value: unknown): string[]
  form: FormSide<F>
}

/** What a form makes of a field. */
export type FormSide<F> = {
  /** What the form holds for a row, or for a new one. */
  begin(name: string, field: F, entity: Entity | null): unknown
  /** What is sent for it; `checked` is the value that was read of what the form holds. */
  send(name: string, field: F, held: { checked: unknown; typed: unknown; base: Entity | null }): Record<string, unknown>
  /** What the form holds, in words, to be read beside another version of it. */
  show(field: F, typed: unknown, reader: Reader): string
  /** Optimistic lock: what was typed as far as it can still be saved on top of what somebody else saved. */
  rebase(typed: unknown, theirs: unknown): unknown
  /** What was typed without what belongs to the stored row: for a new record with the same content. */
  detach(typed: unknown): unknown
}

/** The names of a field that is a column of its own and nothing else. */
export const ownName = (name: string): Record<string, Source> => ({ [name]: { from: 'own' } })

/** The value of a field that a write can only send under its own name. */
export const sentByName = (name: string, _: unknown, fields: Readonly<Record<string, unknown>>): unknown => fields[name]

export const noNames = (): readonly string[] => []

/** Sends the checked value; a field that was left out stays out. */
export const sendChecked: FormSide<Common>['send'] = (name, _, { checked }) =>
  checked === undefined ? {} : { [name]: checked }

export const asTyped = (typed: unknown): unknown => typed
