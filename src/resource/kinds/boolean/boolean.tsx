import { useText } from '#src/platform/i18n/i18n.tsx'
import { type BooleanField, badgeOf } from '#src/resource/kinds/boolean/boolean.ts'
import type { CellProps, InputProps, ScreenKind } from '#src/resource/kinds/screen-kind.ts'
import { TypedWords, WordsCell } from '#src/resource/kinds/text/text.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx'

/** A checkbox always has a value, so it is never marked as required. */
export function BooleanInput({ input, field: _, wrong: __, ...rest }: InputProps<BooleanField>) {
  return <CheckboxField {...input} {...rest} value={input.value === true} required={false} />
}

function Cell(props: CellProps<BooleanField>) {
  const text = useText()
  const badge = badgeOf(props.field, props.value)
  return badge ? <Badge tone={badge.tone}>{text(badge.says)}</Badge> : <WordsCell {...props} />
}

export const booleanScreen: ScreenKind<BooleanField> = { Cell, Typed: TypedWords, column: 'text' }
