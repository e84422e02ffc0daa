import type { ReactNode } from 'react'
import type { ControllerRenderProps } from 'react-hook-form'
import type { DayOrder } from '#src/platform/text/typed-day.ts'
import type { Entity, Resource } from '#src/resource/declaration.ts'
import type { FieldOptions } from '#src/resource/kinds/kind.ts'
import type { FormValues } from '#src/resource/screens/form/form-values.ts'
import type { Spelling } from '#src/ui/fields/day-or-time/spelling.ts'

/** The resource and the id of a record. */
export type RecordAddress = { resource: string; id: number }

/** The props of a field's input. Its value is the form's value of the kind. */
export type InputProps<F> = {
  input: ControllerRenderProps<FormValues>
  field: F
  label: string
  help?: ReactNode
  error: string | undefined
  /** The 0-based index of the file that the error is about. */
  wrong: number | undefined
  /** The record in the form; null for a new record. */
  record: RecordAddress | null
  required: boolean
  disabled: boolean
}

/** The props of a list's cell; `label` is the label of its row. */
export type CellProps<F> = {
  field: F
  name: string
  value: unknown
  label: string
  row: Entity
  resource: Pick<Resource, 'name'>
}

/** The props of a form's value that is shown beside another version of the field. */
export type FormValueProps<F> = { field: F; formValue: unknown }

/** The props of a filter by one value: `value` as the page's address has it, empty for no filter. */
export type ValueFilterProps<F> = {
  field: F
  label: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** The props of a filter by any of several values, as the page's address has them. An empty list means no filter. */
export type ChoicesFilterProps<F> = {
  field: F
  label: string
  values: readonly string[]
  error: string | undefined
  onChange: (values: readonly string[]) => void
}

type Component<Props> = (props: Props) => ReactNode

/** The input of a kind of field. Only forms load it. */
export type FieldInput<F extends FieldOptions> = Component<InputProps<F>>

/** The screen side of a kind of field without its input: lists load it as well as forms. */
export type ScreenKind<F extends FieldOptions> = {
  Cell: Component<CellProps<F>>
  FormValue: Component<FormValueProps<F>>
  /** The filter by one value, if lists can be filtered by it. */
  ValueFilter?: Component<ValueFilterProps<F>>
  /** The filter by any of several values, in place of `ValueFilter`. */
  ChoicesFilter?: Component<ChoicesFilterProps<F>>
  /** The sort of inputs for a filter by bounds. */
  rangeFilter?: 'number' | 'date'
  /** Returns how values are typed and picked; absent for plain text. `order` is the date order of a sheet's column. */
  spellingOf?: (field: F, order?: DayOrder) => Spelling
  /** The layout of the list's column. */
  columnLayout: 'text' | 'figure' | 'picture'
}
