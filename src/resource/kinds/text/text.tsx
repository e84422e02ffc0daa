import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'
import { useReader } from '#src/resource/kinds/reader.ts'
import type { CellProps, InputOf, IsProps, ScreenKind, TypedProps } from '#src/resource/kinds/screen-kind.ts'
import type { TextField as Declared } from '#src/resource/kinds/text/text.ts'
import { TextFilter } from '#src/ui/fields/filters/filter-fields.tsx'
import { TextField } from '#src/ui/fields/typing/text-field.tsx'

/** A cell with the formatted value; a dash for none. */
export function WordsCell({ field, value }: CellProps<Field>) {
  const words = kindOf(field).show(field, value, useReader())
  if (words === '') return <Nothing />
  return endless.test(words) ? <span className="endless">{words}</span> : words
}

/** A long name, or a word that no line holds: broken, as it would push other columns out of sight. */
const endless = /\S{33}|.{61}/u

export function Nothing() {
  return <span className="data-table-nothing">–</span>
}

/** A form's value as formatted text. */
export function TypedWords({ field, value: typed }: TypedProps<Field>) {
  const words = kindOf(field).form.show(field, typed, useReader())
  return <b className="stale-value">{words || '–'}</b>
}

type AnyText = Extract<Field, Declared>

type InputType = 'text' | 'email' | 'tel' | 'password' | 'time' | 'date'

/** A one-line text input; `type` selects the browser's keyboard and picker. */
export function textInput(type: InputType): InputOf<AnyText> {
  return ({ input, field, wrong: _, record: __, ...rest }) => {
    const { max } = field
    const offers = 'offers' in field ? field.offers : undefined
    return (
      <TextField {...input} {...rest} {...{ type, suggestions: offers }} value={String(input.value)} maxLength={max} />
    )
  }
}

function TextIs({ label, value, onChange }: IsProps<AnyText>) {
  return <TextFilter {...{ label, value, onChange }} />
}

export const textScreen = (type: InputType): ScreenKind<AnyText> => ({
  Cell: staysInLine(type) ? OneLineCell : WordsCell,
  Typed: TypedWords,
  Is: TextIs,
  ...(type === 'date' && { range: type }),
  column: 'text',
})

const staysInLine = (type: InputType) => type === 'tel' || type === 'time' || type === 'date'

/** For what is read as one: a telephone number, a date. */
function OneLineCell(props: CellProps<Field>) {
  return (
    <span className="unbroken">
      <WordsCell {...props} />
    </span>
  )
}
