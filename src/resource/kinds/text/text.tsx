import { type Field, kindOf } from '#src/resource/kinds/kinds.ts'
import { useReader } from '#src/resource/kinds/reader.ts'
import type { CellProps, InputOf, IsProps, ScreenKind, TypedProps } from '#src/resource/kinds/screen-kind.ts'
import type { TextField as Declared } from '#src/resource/kinds/text/text.ts'
import { TypedFilter } from '#src/ui/fields/filter-fields.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'

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
export function TypedWords({ field, typed }: TypedProps<Field>) {
  const words = kindOf(field).form.show(field, typed, useReader())
  return <b className="stale-value">{words || '–'}</b>
}

/** A kind's screens of its particulars. The rest is that of a value shown in words. */
export const wordsScreen = <F extends Field>(particulars: Partial<ScreenKind<F>> = {}): ScreenKind<F> => ({
  Cell: WordsCell,
  Typed: TypedWords,
  column: 'text',
  ...particulars,
})

type AnyText = Extract<Field, Declared>

type InputType = 'text' | 'email' | 'tel' | 'password' | 'time' | 'date'

/** A one-line text input; `type` selects the browser's keyboard and picker. */
export function textInput(type: InputType): InputOf<AnyText> {
  return ({ input, field, wrong: _, record: __, ...rest }) => {
    const { max } = field
    const offers = 'offers' in field ? field.offers : undefined
    return <TextField {...input} {...rest} {...{ type, offers }} value={String(input.value)} maxLength={max} />
  }
}

/** A filter by what is typed. */
export function TypedIs({ label, value, onChange }: IsProps<Field>) {
  return <TypedFilter {...{ label, value, onChange }} />
}

export const textScreen = (type: InputType): ScreenKind<AnyText> =>
  wordsScreen({
    ...(staysInLine(type) && { Cell: OneLineCell }),
    Is: TypedIs,
    ...(type === 'date' && { range: type }),
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
