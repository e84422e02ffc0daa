import type { ReactNode } from 'react'
import type { ControllerRenderProps } from 'react-hook-form'
import type { Common } from '#src/resource/kinds/kind.ts'
import type { FormValues } from '#src/resource/screens/form-values.ts'

/** What the input of a field is given; its value is what the kind's form side holds. */
export type InputProps<F> = {
  input: ControllerRenderProps<FormValues>
  field: F
  label: string
  error: string | undefined
  /** Which of several files the error is about, from 0. */
  wrong: number | undefined
  required: boolean
  disabled: boolean
}

/** A stored value in a cell of a list; `label` is the row's. */
export type CellProps<F> = { field: F; value: unknown; label: string }

/** What a form holds, to be read beside another version of the same field. */
export type TypedProps<F> = { field: F; typed: unknown }

type View<Props> = (props: Props) => ReactNode

/** What a kind of field is on a screen. */
export type ScreenKind<F extends Common> = {
  Input: View<InputProps<F>>
  Cell: View<CellProps<F>>
  Typed: View<TypedProps<F>>
  /** How its column of a list is laid out. */
  column: 'text' | 'figure' | 'picture'
}
