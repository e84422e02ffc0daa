import { useEffect, useRef } from 'react'
import type { ImportRequest, UnknownName } from '#src/importer/import-types.ts'
import { copyWithNameMeaning } from '#src/importer/screen/draft.ts'
import { ResolvedNameLine } from '#src/importer/screen/review/ResolvedNameLine.tsx'
import { UnknownNameLine } from '#src/importer/screen/review/UnknownNameLine.tsx'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Resource } from '#src/resource/declaration.ts'
import { findTargetName } from '#src/resource/kinds/kinds.ts'
import { Button } from '#src/ui/button/button.tsx'
import { isFocusLost } from '#src/ui/keyboard/focus-lost.ts'

/** Most open names that are rendered. When one is resolved, the next appears. */
const maxShown = 50

type UnknownNamesProps = {
  unknownNames: readonly UnknownName[]
  draft: ImportRequest
  resource: Resource
  onChange: (draft: ImportRequest) => void
}

type ResolvedName = { field: string; value: string; meaning: number | 'create' }

/**
 * The names without a record, each once, for which the user creates or chooses a record, and the names that are
 * resolved so.
 */
export function UnknownNames({ unknownNames, draft, resource, onChange }: UnknownNamesProps) {
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const isResolved = (field: string, value: string) => draft.resolve[field]?.[value] !== undefined
  const isName = (field: string) => findTargetName(resource.fields[field]) !== undefined
  const openNames = unknownNames.filter(({ field, value }) => isName(field) && !isResolved(field, value))
  const resolvedNames = Object.entries(draft.resolve).flatMap(([field, texts]) =>
    Object.entries(texts).flatMap(([value, meaning]): ResolvedName[] =>
      isName(field) && (typeof meaning === 'number' || meaning === 'create') ? [{ field, value, meaning }] : [],
    ),
  )
  useEffect(() => {
    // If the line with the pressed button is gone, the heading gets the focus.
    if (resolvedNames.length > 0 && isFocusLost()) heading.current?.focus({ preventScroll: true })
  }, [resolvedNames.length])
  if (openNames.length === 0 && resolvedNames.length === 0) return null
  const creatableNames = openNames.filter(({ may_create: mayCreate, like }) => mayCreate && !like)
  const createAll = () =>
    onChange(
      creatableNames.reduce((request, { field, value }) => copyWithNameMeaning(request, field, value, 'create'), draft),
    )
  const caption = (field: string) => text(captionKey(resource, field))
  return (
    <section className="card load-unknown-names">
      <header className="card-header">
        <h2 ref={heading} tabIndex={-1}>
          {openNames.length > 0
            ? text('importer.screen.unknown.title', { count: openNames.length })
            : text('importer.screen.unknown.settled')}
        </h2>
        {creatableNames.length > 1 && (
          <Button variant="secondary" size="small" className="end" onClick={createAll}>
            {text('importer.screen.unknown.create_all', { count: creatableNames.length })}
          </Button>
        )}
      </header>
      <ul className="lines">
        {openNames.slice(0, maxShown).map((unknownName) => (
          <UnknownNameLine
            key={`${unknownName.field} ${unknownName.value}`}
            {...{ unknownName }}
            field={resource.fields[unknownName.field]}
            caption={caption(unknownName.field)}
            onChoose={(meaning) => onChange(copyWithNameMeaning(draft, unknownName.field, unknownName.value, meaning))}
          />
        ))}
        {resolvedNames.map(({ field, value, meaning }) => (
          <ResolvedNameLine
            key={`${field} ${value}`}
            {...{ value, meaning }}
            field={resource.fields[field]}
            caption={caption(field)}
            onUndo={() => onChange(copyWithNameMeaning(draft, field, value, null))}
          />
        ))}
      </ul>
    </section>
  )
}
