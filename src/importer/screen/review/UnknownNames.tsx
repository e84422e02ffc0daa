import { useEffect, useRef } from 'react'
import type { ImportRequest, UnknownName } from '#src/importer/import-types.ts'
import { resolved } from '#src/importer/screen/draft.ts'
import { SettledLine } from '#src/importer/screen/review/SettledLine.tsx'
import { UnknownLine } from '#src/importer/screen/review/UnknownLine.tsx'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Resource } from '#src/resource/declaration.ts'
import { Button } from '#src/ui/button/button.tsx'
import { isFocusLost } from '#src/ui/keyboard/focus-lost.ts'

/** More are not drawn; those that are settled make room for the next. */
const mostShown = 50

type UnknownNamesProps = {
  unknown: readonly UnknownName[]
  draft: ImportRequest
  resource: Resource
  onChange: (draft: ImportRequest) => void
}

/** Texts that name no record, once each: create it, or say which one is meant. */
export function UnknownNames({ unknown, draft, resource, onChange }: UnknownNamesProps) {
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const isSettled = (field: string, value: string) => draft.resolve[field]?.[value] !== undefined
  const open = unknown.filter(({ field, value }) => !isSettled(field, value))
  const settled = Object.entries(draft.resolve).flatMap(([field, texts]) =>
    Object.entries(texts).map(([value, meant]) => ({ field, value, meant })),
  )
  useEffect(() => {
    // The line whose button was pressed is gone, or another one now.
    if (settled.length > 0 && isFocusLost()) heading.current?.focus({ preventScroll: true })
  }, [settled.length])
  if (open.length === 0 && settled.length === 0) return null
  const creatable = open.filter(({ may_create: may, like }) => may && !like)
  const createAll = () =>
    onChange(creatable.reduce((asked, { field, value }) => resolved(asked, field, value, 'create'), draft))
  const caption = (field: string) => text(captionKey(resource, field))
  return (
    <section className="card load-unknown-names">
      <header className="card-header">
        <h2 ref={heading} tabIndex={-1}>
          {open.length > 0
            ? text('importer.screen.unknown.title', { count: open.length })
            : text('importer.screen.unknown.settled')}
        </h2>
        {creatable.length > 1 && (
          <Button variant="secondary" size="small" className="end" onClick={createAll}>
            {text('importer.screen.unknown.create_all', { count: creatable.length })}
          </Button>
        )}
      </header>
      <ul className="lines">
        {open.slice(0, mostShown).map((one) => (
          <UnknownLine
            key={`${one.field} ${one.value}`}
            {...{ one }}
            field={resource.fields[one.field]}
            caption={caption(one.field)}
            onMeant={(meant) => onChange(resolved(draft, one.field, one.value, meant))}
          />
        ))}
        {settled.map(({ field, value, meant }) => (
          <SettledLine
            key={`${field} ${value}`}
            {...{ value, meant }}
            field={resource.fields[field]}
            caption={caption(field)}
            onUndo={() => onChange(resolved(draft, field, value, null))}
          />
        ))}
      </ul>
    </section>
  )
}
