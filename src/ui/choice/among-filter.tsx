import { useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { foldAccentsAndCase } from '#src/platform/text/fold.ts'
import { ChoicesField } from '#src/ui/choice/choices-field.tsx'
import type { ChoiceOption, OptionSearch } from '#src/ui/choice/option.ts'

type AmongFilterProps = {
  name: string
  label: string
  error: string | undefined
  chosenOptions: readonly ChoiceOption[]
  onChange: (values: readonly string[]) => void
  search: OptionSearch
  onSearch: (searchedLabel: string | null) => void
  onPick?: (option: ChoiceOption) => void
}

/** Filter by any of several values, as chips. Without a value all rows pass. */
export function AmongFilter({ chosenOptions, onChange, onPick = () => {}, ...props }: AmongFilterProps) {
  const text = useText()
  // Typed text that names no option stays in the box, but does not filter.
  const [unmatchedText, setUnmatchedText] = useState('')
  const changeValues = (values: readonly string[]) => {
    setUnmatchedText('')
    onChange(values)
  }
  return (
    <ChoicesField
      {...props}
      {...{ chosenOptions, onPick, unmatchedText }}
      emptyLabel={text('ui.filters.any')}
      onChange={changeValues}
      onLeave={setUnmatchedText}
    />
  )
}

type StaticAmongFilterProps = Pick<AmongFilterProps, 'label' | 'error' | 'onChange'> & {
  values: readonly string[]
  options: readonly ChoiceOption[]
}

/** The filter of `AmongFilter` for options that the page already has: it searches them in the browser. */
export function StaticAmongFilter({ values, options, ...props }: StaticAmongFilterProps) {
  const [searchText, setSearchText] = useState<string | null>(null)
  const searchedLabel = (searchText ?? '').trim()
  const search = {
    options: options.filter(({ label }) => foldAccentsAndCase(label).includes(foldAccentsAndCase(searchedLabel))),
    text: searchText === null ? null : searchedLabel,
    ...{ isFailed: false, hasMore: false, retry: () => {} },
  }
  const chosenOptions = values.map(
    (value) => options.find((option) => option.value === value) ?? { value, label: value },
  )
  return <AmongFilter {...props} name={props.label} {...{ chosenOptions, search }} onSearch={setSearchText} />
}
