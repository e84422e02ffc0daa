import type { ReactNode } from 'react'
import type { ControllerRenderProps } from 'react-hook-form'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import type { FieldOptions } from '#src/resource/kinds/kind.ts'
import type { FormValues } from '#src/resource/screens/form/form-values.ts'

/** Where a record is read. */
export type RecordAddress = { resource: string; id: number }

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
  record: RecordAddress | null
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
export type FormValueProps<F> = { field: F; formValue: unknown }

/** A filter by a value: `value` as it stands in an address, '' for none. */
export type ValueFilterProps<F> = { field: F; label: string; value: string; onChange: (value: string) => void }

/** A filter by any of several values: those in an address, none for all rows; what is wrong with them. */
export type ChoicesFilterProps<F> = {
  field: F
  label: string
  values: readonly string[]
  error: string | undefined
  onChange: (values: readonly string[]) => void
}

type Component<Props> = (props: Props) => ReactNode

/** A field kind's input, which forms alone load. */
export type FieldInput<F extends FieldOptions> = Component<InputProps<F>>

/** A field kind's components that lists load too. */
export type ScreenKind<F extends FieldOptions> = {
  Cell: Component<CellProps<F>>
  FormValue: Component<FormValueProps<F>>
  /** Input of a filter by its value, where lists are filtered so. */
  ValueFilter?: Component<ValueFilterProps<F>>
  /** Input of a filter by any of several values, in its place. */
  ChoicesFilter?: Component<ChoicesFilterProps<F>>
  /** Inputs of a filter between two values. */
  rangeFilter?: 'number' | 'date'
  /** Layout of its list column. */
  columnLayout: 'text' | 'figure' | 'picture'
}
