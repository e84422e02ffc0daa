import { useText } from '#src/platform/i18n/i18n.tsx'
import { type BooleanField, badgeOf, booleanKind } from '#src/resource/kinds/boolean/boolean.ts'
import type { CellProps, InputProps, ValueFilterProps } from '#src/resource/kinds/screen-kind.ts'
import { createScreen, TextCell } from '#src/resource/kinds/text/text.tsx'
import { useDisplayLocale } from '#src/resource/kinds/use-display-locale.ts'
import { Badge } from '#src/ui/badge.tsx'
import { CheckboxField } from '#src/ui/fields/choosing/checkbox-field.tsx'
import { ChoiceFilter } from '#src/ui/fields/filters/filter-fields.tsx'

/** Checkbox of a boolean field. It is never marked as required, because it always has a value. */
export function BooleanInput({ input, field: _, wrong: __, ...rest }: InputProps<BooleanField>) {
  return <CheckboxField {...input} {...rest} value={input.value === true} required={false} />
}

function Cell(props: CellProps<BooleanField>) {
  const text = useText()
  const badge = badgeOf(props.field, props.value)
  return badge ? <Badge tone={badge.tone}>{text(badge.message)}</Badge> : <TextCell {...props} />
}

function ValueFilter({ field, label, value, onChange }: ValueFilterProps<BooleanField>) {
  const locale = useDisplayLocale()
  const options = [true, false].map((option) => ({
    value: option ? '1' : '0',
    label: booleanKind.format(field, option, locale),
  }))
  return <ChoiceFilter {...{ label, value, options, onChange }} />
}

export const booleanScreen = createScreen<BooleanField>({ Cell, ValueFilter })
