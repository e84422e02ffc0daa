import { useEffect } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { NamesOf } from '#src/resource/kinds/ref/ref.tsx'
import { linkedIn, type RefsField } from '#src/resource/kinds/refs/refs.ts'
import { useBadges } from '#src/resource/kinds/refs/use-badges.ts'
import type { CellProps, InputProps, ScreenKind, TypedProps } from '#src/resource/kinds/screen-kind.ts'
import { Nothing } from '#src/resource/kinds/text/text.tsx'
import { BadgesField, Swatch } from '#src/ui/fields/badges-field.tsx'

const idsIn = (typed: unknown): number[] => (Array.isArray(typed) ? typed.filter((id) => typeof id === 'number') : [])

function Input({ input, field, wrong: _, ...rest }: InputProps<RefsField>) {
  const text = useText()
  const { rows, isKnown, isFailed, refresh } = useBadges(field.to)
  const value = idsIn(input.value)
  // Deleted meanwhile: a refusal reads the options again, and what is gone stays in sight to be taken away.
  useEffect(() => {
    if (rest.error) refresh()
  }, [rest.error, refresh])
  const gone = isKnown ? value.filter((id) => !rows.some((row) => row.id === id)) : []
  const options = [
    ...rows.map(({ id, name, color_code: color }) => ({ value: id, label: name, color })),
    ...gone.map((id) => ({ value: id, label: `${text('resource.fields.gone')} (${id})` })),
  ]
  const onRetry = isFailed ? refresh : undefined
  return <BadgesField {...input} {...rest} {...{ options, onRetry, value }} isWaiting={!isKnown} />
}

function Cell({ value }: CellProps<RefsField>) {
  const rows = linkedIn(value)
  if (rows.length === 0) return <Nothing />
  return (
    <span className="data-table-colors">
      {rows.map(({ id, name, color_code: color }) => (
        <span key={id} className="data-table-color" title={name}>
          {color && <Swatch color={color} />} <span className="cut">{name}</span>
        </span>
      ))}
    </span>
  )
}

function Typed({ field, typed }: TypedProps<RefsField>) {
  return <NamesOf to={field.to} ids={idsIn(typed)} />
}

export const refsScreen: ScreenKind<RefsField> = { Input, Cell, Typed, column: 'text' }
