import type { MessageRef } from '#src/platform/errors.ts'

/** What every field may say. `required` is the message that stands under it when it is empty. */
type Common = {
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

/** A named pure function: the value as it is stored, or what is wrong with it. */
export type TextRule = (text: string) => { value: string } | { problem: MessageRef }

export type TextField = Common & {
  kind: 'text' | 'long_text' | 'email' | 'phone' | 'url' | 'color' | 'time' | 'date' | 'password'
  min?: { length: number; message: MessageRef }
  max: number
  /** In place of the kind's general message. */
  invalid?: MessageRef
  /** `max` broken says this instead of the general message. */
  tooLong?: MessageRef
  rule?: TextRule
  /** What is left when the rule has stored it, where that has a shape that can be told. */
  pattern?: RegExp
}

export type NumberField = Common & {
  kind: 'number'
  /** Digits after the comma; 0 is a whole number. */
  decimals: number
  min: number
  max: number
  /** What the table puts into a new row that does not say: such a field is never empty. */
  byDefault?: number
  placeholder?: MessageRef
  /** USD, %, … as it is read, before or after the input. */
  unit?: string
}

export type BooleanField = Common & { kind: 'boolean'; byDefault: boolean }

export type RefField = Common & {
  kind: 'ref'
  /** A resource by name, checked at start. */
  to: string
  /** Names under which columns of the other row are read along: `{ category: 'name' }`. */
  joins: Record<string, string>
}

export type RefsField = Common & {
  kind: 'refs'
  to: string
  /** The table between, and its two columns; its `position` keeps the order. */
  through: { table: string; own: string; theirs: string }
  /** The name under which the other rows are read, with these of their columns. */
  as: string
  shows: readonly string[]
  /** A name that reads as the first of them and, written alone, stands for a list of one. */
  first?: string
}

export type PictureField = Common & {
  kind: 'picture'
  /** Logos stand under /images, everything else under /uploads/images. */
  store: 'image' | 'logo'
  /** A second name under which the same picture is read and sent. */
  alias?: string
  fallback: string
}

export type PicturesField = Common & {
  kind: 'pictures'
  /** The field of a write that names the stored pictures to keep, in order. */
  kept: string
  /**
   * The field that says how kept and new ones stand among each other: stored names and `new:0`, `new:1` … for the
   * files in the order in which they were sent. Without it new ones come after the kept.
   */
  sequence: string
  max: number
  fallback: string
}

export type Field = TextField | NumberField | BooleanField | RefField | RefsField | PictureField | PicturesField

type TextOptions = Partial<Omit<TextField, 'kind'>>
const textual =
  (kind: TextField['kind'], max: number) =>
  (options: TextOptions = {}): TextField => ({ kind, max, ...options })

export const text = textual('text', 200)
export const longText = textual('long_text', 5000)
export const email = textual('email', 254)
export const phone = textual('phone', 60)
export const url = textual('url', 500)
/** `#RRGGBB`, stored in capitals. */
export const hexColor = textual('color', 7)
/** `HH:MM`. */
export const time = textual('time', 5)
/** `YYYY-MM-DD`, a day that exists. */
export const date = textual('date', 10)
export const password = textual('password', 30)

type NumberOptions = Partial<Omit<NumberField, 'kind'>>

/** An exact decimal with two digits after the comma, as `numeric(12, 2)` holds it. */
export const money = (options: NumberOptions = {}): NumberField => ({
  kind: 'number',
  decimals: 2,
  min: 0,
  max: 9_999_999_999.99,
  placeholder: 'Ej: 123.45',
  unit: 'USD',
  ...options,
})

export const decimal = (options: NumberOptions = {}): NumberField => ({
  kind: 'number',
  decimals: 2,
  min: -9_999_999_999.99,
  max: 9_999_999_999.99,
  ...options,
})

export const integer = (options: NumberOptions = {}): NumberField => ({
  kind: 'number',
  decimals: 0,
  min: 0,
  max: 2_147_483_647,
  ...options,
})

export const boolean = (options: Partial<BooleanField> = {}): BooleanField => ({
  byDefault: false,
  ...options,
  kind: 'boolean',
})

export const ref = (to: string, options: Partial<Omit<RefField, 'kind' | 'to'>> = {}): RefField => ({
  kind: 'ref',
  to,
  joins: {},
  ...options,
})

export const refs = (to: string, options: Omit<RefsField, 'kind' | 'to'>): RefsField => ({
  kind: 'refs',
  to,
  ...options,
})

export const picture = (options: Partial<Omit<PictureField, 'kind'>> = {}): PictureField => ({
  kind: 'picture',
  store: 'image',
  fallback: '/img/default-product.png',
  ...options,
})

export const pictures = (options: Partial<Omit<PicturesField, 'kind'>> = {}): PicturesField => ({
  kind: 'pictures',
  kept: 'prevImages',
  sequence: 'imageOrder',
  max: 12,
  fallback: '/img/default-product.png',
  ...options,
})
