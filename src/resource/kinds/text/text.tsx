import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'
import type {
  CellProps,
  FieldInput,
  FormValueProps,
  ScreenKind,
  ValueFilterProps,
} from '#src/resource/kinds/screen-kind.ts'
import type { TextField as DeclaredField } from '#src/resource/kinds/text/text.ts'
import { useDisplayLocale } from '#src/resource/kinds/use-display-locale.ts'
import { TextFilter } from '#src/ui/fields/filters/filter-fields.tsx'
import { TextField } from '#src/ui/fields/typing/text-field.tsx'
import { CellText } from '#src/ui/table/overlong-text.tsx'

/** A cell with the formatted value, or a dash for none. */
export function TextCell({ field, value }: CellProps<Field>) {
  const text = kindOf(field).format(field, value, useDisplayLocale())
  if (text === '') return <EmptyCell />
  return <CellText {...{ text }} />
}

export function EmptyCell() {
  return <span className="data-table-nothing">–</span>
}

/** A form's value as formatted text. */
export function FormattedFormValue({ field, formValue }: FormValueProps<Field>) {
  const text = kindOf(field).form.format(field, formValue, useDisplayLocale())
  return <b className="stale-value">{text || '–'}</b>
}

/** Makes the screen side of a kind. By default it shows the value as text. */
export const createScreen = <F extends Field>(overrides: Partial<ScreenKind<F>> = {}): ScreenKind<F> => ({
  Cell: TextCell,
  FormValue: FormattedFormValue,
  columnLayout: 'text',
  ...overrides,
})

type AnyTextField = Extract<Field, DeclaredField>

type InputType = 'text' | 'email' | 'tel' | 'password'

/** Makes a one-line text input; `type` selects the browser's keyboard and picker. */
export function createTextInput(type: InputType): FieldInput<AnyTextField> {
  return ({ input, field, wrong: _, record: __, ...rest }) => {
    const { max } = field
    const suggestions = 'suggestions' in field ? field.suggestions : undefined
    return <TextField {...input} {...rest} {...{ type, suggestions }} value={String(input.value)} maxLength={max} />
  }
}

/** A filter by a typed text. */
export function TextFieldFilter({ label, value, onChange }: ValueFilterProps<Field>) {
  return <TextFilter {...{ label, value, onChange }} />
}

export const createTextScreen = (type: InputType): ScreenKind<AnyTextField> =>
  createScreen({
    ...(type === 'tel' && { Cell: OneLineCell }),
    ValueFilter: TextFieldFilter,
  })

/** A cell that stays on one line: a telephone number, a time, a date. */
export function OneLineCell(props: CellProps<Field>) {
  return (
    <span className="unbroken">
      <TextCell {...props} />
    </span>
  )
}
