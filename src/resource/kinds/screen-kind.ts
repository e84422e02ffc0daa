import type { ReactNode } from 'react'
import type { ControllerRenderProps } from 'react-hook-form'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import type { Common } from '#src/resource/kinds/kind.ts'
import type { FormValues } from '#src/resource/screens/form/form-values.ts'

/** Where a record is read. */
export type RecordOf = { resource: string; id: number }

/** Props of a field's input; its value is what the kind's `form` holds. */
export type InputProps<F> = {
  input: ControllerRenderProps<FormValues>
  field: F
  label: string
  help?: ReactNode
  error: string | undefined
  /** 0-based index of the file that the error is about. */
  wrong: number | undefined
  /** The record in the form; null for a new one. */
  record: RecordOf | null
  required: boolean
  disabled: boolean
}

/** A stored value in a cell of a list; `label` is the row's. */
export type CellProps<F> = {
  field: F
  name: string
  value: unknown
  label: string
  row: Entity
  resource: Pick<Resource, 'name'>
}

/** A form's value, shown beside another version of the same field. */
export type TypedProps<F> = { field: F; value: unknown }

/** A filter by a value: `value` as it stands in an address, '' for none. */
export type IsProps<F> = { field: F; label: string; value: string; onChange: (value: string) => void }

/** A filter by any of several values: those in an address, none for all rows; what is wrong with them. */
export type AmongProps<F> = {
  field: F
  label: string
  values: readonly string[]
  error: string | undefined
  onChange: (values: readonly string[]) => void
}

type View<Props> = (props: Props) => ReactNode

/** A field kind's input, which forms alone load. */
export type InputOf<F extends Common> = View<InputProps<F>>

/** A field kind's components that lists load too. */
export type ScreenKind<F extends Common> = {
  Cell: View<CellProps<F>>
  Typed: View<TypedProps<F>>
  /** Input of a filter by its value, where lists are filtered so. */
  Is?: View<IsProps<F>>
  /** Input of a filter by any of several values, in its place. */
  Among?: View<AmongProps<F>>
  /** Inputs of a filter between two values. */
  range?: 'number' | 'date'
  /** Layout of its list column. */
  column: 'text' | 'figure' | 'picture'
}
