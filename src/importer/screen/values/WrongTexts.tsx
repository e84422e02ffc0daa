import { useEffect, useRef } from 'react'
import type { ImportRequest, TextMeaning, UnknownName } from '#src/importer/import-types.ts'
import { copyWithNameMeaning } from '#src/importer/screen/draft.ts'
import { MeaningChoice } from '#src/importer/screen/values/MeaningChoice.tsx'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Resource } from '#src/resource/declaration.ts'
import { findTargetName, kindOf } from '#src/resource/kinds/kinds.ts'
import { Button } from '#src/ui/button/button.tsx'
import { isFocusLost } from '#src/ui/keyboard/focus-lost.ts'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

/** Most open texts that are rendered. When one is resolved, the next appears. */
const maxShown = 50

type WrongTextsProps = {
  wrongTexts: readonly UnknownName[]
  draft: ImportRequest
  resource: Resource
  onChange: (draft: ImportRequest) => void
}

/** Wrong choices and days, each once: what the user chooses for one is meant in all rows that have it. */
export function WrongTexts({ wrongTexts, draft, resource, onChange }: WrongTextsProps) {
  const text = useText()
  const language = useLanguage()
  const figure = useCountFormat()
  const heading = useRef<HTMLHeadingElement>(null)
  const findField = (name: string) => {
    const field = resource.fields[name]
    return findTargetName(field) === undefined ? field : undefined
  }
  const openTexts = wrongTexts.flatMap(({ field: name, value, count }) => {
    const field = findField(name)
    return field && draft.resolve[name]?.[value] === undefined ? [{ name, field, value, count }] : []
  })
  const resolvedTexts = Object.entries(draft.resolve).flatMap(([name, meanings]) => {
    const field = findField(name)
    return field ? Object.entries(meanings).map(([value, meaning]) => ({ name, field, value, meaning })) : []
  })
  useEffect(() => {
    // If the line with the chosen value is gone, the heading gets the focus.
    if (resolvedTexts.length > 0 && isFocusLost()) heading.current?.focus({ preventScroll: true })
  }, [resolvedTexts.length])
  if (openTexts.length === 0 && resolvedTexts.length === 0) return null
  const caption = (name: string) => text(captionKey(resource, name))
  const choose = (name: string, value: string, meaning: TextMeaning | null) =>
    onChange(copyWithNameMeaning(draft, name, value, meaning))
  return (
    <section className="card load-unknown-names">
      <header className="card-header">
        <h2 ref={heading} tabIndex={-1}>
          {openTexts.length > 0
            ? text('importer.screen.wrong.title', { count: openTexts.length })
            : text('importer.screen.wrong.settled')}
        </h2>
      </header>
      <ul className="lines">
        {openTexts.slice(0, maxShown).map(({ name, field, value, count }) => (
          <li key={`${name} ${value}`}>
            <span className="grow">
              {caption(name)} <b>{value}</b>
              <small>{text('importer.screen.unknown.in_rows', { count, figure: figure(count) })}</small>
            </span>
            <MeaningChoice
              {...{ field, count }}
              label={text('importer.screen.wrong.means', { value, field: caption(name) })}
              onChoose={(meaning) => choose(name, value, meaning)}
            />
          </li>
        ))}
        {resolvedTexts.map(({ name, field, value, meaning }) => (
          <li key={`${name} ${value}`}>
            <span className="grow">
              <i className="bi bi-check-lg load-ok" aria-hidden="true" /> {caption(name)} <b>{value}</b>:{' '}
              {meaning === ''
                ? text('importer.screen.wrong.is_blank')
                : text('importer.screen.unknown.is_meant', {
                    label: kindOf(field).format(field, meaning, { language, text }),
                  })}
            </span>
            <Button
              variant="quiet"
              size="small"
              aria-label={text('importer.screen.unknown.back', { value })}
              onClick={() => choose(name, value, null)}
            >
              {text('importer.screen.unknown.undo')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
