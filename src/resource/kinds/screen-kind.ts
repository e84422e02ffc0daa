import type { ReactNode } from 'react'
import type { ControllerRenderProps } from 'react-hook-form'
import type { Common } from '#src/resource/kinds/kind.ts'
import type { FormValues } from '#src/resource/screens/form-values.ts'

/** Props of a field's input; its value is what the kind's `form` holds. */
export type InputProps<F> = {
  input: ControllerRenderProps<FormValues>
  field: F
  label: string
  help?: ReactNode
  error: string | undefined
  /** 0-based index of the file that the error is about. */
  wrong: number | undefined
  required: boolean
  disabled: boolean
}

/** A stored value in a cell of a list; `label` is the row's. */
export type CellProps<F> = { field: F; value: unknown; label: string }

/** A form's value, shown beside another version of the same field. */
export type TypedProps<F> = { field: F; typed: unknown }

/** A filter by a value: `value` as it stands in an address, '' for none. */
export type IsProps<F> = { field: F; label: string; value: string; onChange: (value: string) => void }

type View<Props> = (props: Props) => ReactNode

/** A field kind's components. */
export type ScreenKind<F extends Common> = {
  Input: View<InputProps<F>>
  Cell: View<CellProps<F>>
  Typed: View<TypedProps<F>>
  /** Input of a filter by its value, where lists are filtered so. */
  Is?: View<IsProps<F>>
  /** Inputs of a filter between two values. */
  range?: 'number' | 'date'
  /** Layout of its list column. */
  column: 'text' | 'figure' | 'picture'
}
