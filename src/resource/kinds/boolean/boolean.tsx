import { useText } from '#src/platform/i18n/i18n.tsx'
import { type BooleanField, badgeOf, booleanKind } from '#src/resource/kinds/boolean/boolean.ts'
import { useReader } from '#src/resource/kinds/reader.ts'
import type { CellProps, InputProps, IsProps, ScreenKind } from '#src/resource/kinds/screen-kind.ts'
import { TypedWords, WordsCell } from '#src/resource/kinds/text/text.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { CheckboxField } from '#src/ui/fields/choosing/checkbox-field.tsx'
import { ChoiceFilter } from '#src/ui/fields/filters/filter-fields.tsx'

/** A checkbox always has a value, so it is never marked as required. */
export function BooleanInput({ input, field: _, wrong: __, ...rest }: InputProps<BooleanField>) {
  return <CheckboxField {...input} {...rest} value={input.value === true} required={false} />
}

function Cell(props: CellProps<BooleanField>) {
  const text = useText()
  const badge = badgeOf(props.field, props.value)
  return badge ? <Badge tone={badge.tone}>{text(badge.says)}</Badge> : <WordsCell {...props} />
}

function Is({ field, label, value, onChange }: IsProps<BooleanField>) {
  const reader = useReader()
  const options = [true, false].map((is) => ({ value: is ? '1' : '0', label: booleanKind.show(field, is, reader) }))
  return <ChoiceFilter {...{ label, value, options, onChange }} />
}

export const booleanScreen: ScreenKind<BooleanField> = { Cell, Typed: TypedWords, Is, column: 'text' }
