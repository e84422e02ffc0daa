import { useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { fold } from '#src/platform/text/fold.ts'
import { ChoicesField } from '#src/ui/choice/choices-field.tsx'
import type { Found, Option } from '#src/ui/choice/option.ts'

type AmongFilterProps = {
  name: string
  label: string
  error: string | undefined
  chosen: readonly Option[]
  onChange: (values: readonly string[]) => void
  found: Found
  onAsk: (typed: string | null) => void
  onPick?: (option: Option) => void
}

/** A filter by any of several values, as chips; with none all rows pass. */
export function AmongFilter({ chosen, onChange, onPick = () => {}, ...props }: AmongFilterProps) {
  const text = useText()
  // Text that names no option filters nothing.
  const [left, setLeft] = useState('')
  const put = (values: readonly string[]) => {
    setLeft('')
    onChange(values)
  }
  return (
    <ChoicesField
      {...props}
      {...{ chosen, onPick, left }}
      none={text('ui.filters.any')}
      onChosen={put}
      onLeave={setLeft}
    />
  )
}

type AmongTheseProps = Pick<AmongFilterProps, 'label' | 'error' | 'onChange'> & {
  values: readonly string[]
  options: readonly Option[]
}

/** The same of options that are all known. */
export function AmongThese({ values, options, ...props }: AmongTheseProps) {
  const [asked, setAsked] = useState<string | null>(null)
  const typed = (asked ?? '').trim()
  const found = {
    options: options.filter(({ label }) => fold(label).includes(fold(typed))),
    by: asked === null ? null : typed,
    ...{ isFailed: false, hasMore: false, retry: () => {} },
  }
  const chosen = values.map((value) => options.find((option) => option.value === value) ?? { value, label: value })
  return <AmongFilter {...props} name={props.label} {...{ chosen, found }} onAsk={setAsked} />
}
