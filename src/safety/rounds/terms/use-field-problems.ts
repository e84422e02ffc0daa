import { useEffect, useRef, useState } from 'react'
import type { CallFailed } from '#src/platform/browser/call-failed.ts'

type Edits = { failure: CallFailed | null; names: ReadonlySet<string> }

/**
 * The refused fields of a failure, without those that were edited since. The first of them gets the focus, which the
 * disabled button has lost, and is scrolled into view. Set `form` as the form's ref.
 */
export function useFieldProblems(failure: CallFailed | null) {
  const form = useRef<HTMLFormElement>(null)
  const [edits, setEdits] = useState<Edits>({ failure: null, names: new Set() })
  const editedNames = edits.failure === failure ? edits.names : new Set<string>()
  const refusedFields = Object.entries(failure?.fields ?? {})
  const problems: Readonly<Record<string, string>> = Object.fromEntries(
    refusedFields.filter(([name]) => !editedNames.has(name)),
  )
  useEffect(() => {
    if (!failure) return
    const place = form.current?.querySelector<HTMLElement>('[aria-invalid=true], .invalid-feedback')
    place?.focus({ preventScroll: true })
    place?.scrollIntoView({ block: 'center' })
  }, [failure])
  return {
    form,
    problems,
    /** True if the failure refused fields alone, and each of them was edited since. */
    isAnswered: refusedFields.length > 0 && Object.keys(problems).length === 0,
    noteEdit: (...names: readonly string[]) => setEdits({ failure, names: new Set([...editedNames, ...names]) }),
  }
}
