import type { RefField } from '#src/resource/kinds/ref/ref.ts'
import type { InputProps, IsProps, ScreenKind, TypedProps } from '#src/resource/kinds/screen-kind.ts'
import { WordsCell } from '#src/resource/kinds/text/text.tsx'
import { useOptions } from '#src/resource/screens/use-options.ts'
import { FailedOptions } from '#src/ui/fields/failed-options.tsx'
import { ChoiceFilter } from '#src/ui/fields/filter-fields.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'

function Input({ input, field, wrong: _, ...rest }: InputProps<RefField>) {
  const { rows, isFailed, refresh } = useOptions(field.to)
  const help = isFailed ? <FailedOptions onRetry={refresh} /> : rest.help
  const options = rows.map(({ id, name }) => ({ value: String(id), label: name }))
  return <SelectField {...input} {...rest} help={help} value={String(input.value)} options={options} />
}

function Typed({ field, typed }: TypedProps<RefField>) {
  return <NamesOf to={field.to} ids={typed === '' ? [] : [Number(typed)]} />
}

/** Labels of rows that a form holds by id. */
export function NamesOf({ to, ids }: { to: string; ids: readonly number[] }) {
  const { rows } = useOptions(to)
  const names = ids.map((id) => rows.find((row) => row.id === id)?.name ?? `#${id}`)
  return <b>{names.join(', ') || '–'}</b>
}

function Is({ field, label, value, onChange }: IsProps<RefField>) {
  const { rows } = useOptions(field.to)
  const options = rows.map(({ id, name }) => ({ value: String(id), label: name }))
  return <ChoiceFilter {...{ label, value, options, onChange }} />
}

export const refScreen: ScreenKind<RefField> = { Input, Cell: WordsCell, Typed, Is, column: 'text' }
