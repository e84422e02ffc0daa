import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { callList } from '#src/platform/browser/client.ts'
import { type Translate, useText } from '#src/platform/i18n/i18n.tsx'
import type { Resource } from '#src/resource/declaration.ts'
import type { RefusedRow } from '#src/resource/screens/bulk/bulk-calls.ts'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

type RefusedRowsProps = {
  resource: Resource
  refused: readonly RefusedRow[]
  /** How many are left to go on with. */
  left: number
  /** Said where none is. */
  noneSays: string
}

const mostNamed = 50

/** Rows that refuse a bulk change, by their labels, each with its reason. */
export function RefusedRows({ resource: { name }, refused, left, noneSays }: RefusedRowsProps) {
  const text = useText()
  const figure = useCountFormat()
  const named = refused.slice(0, mostNamed)
  const ids = named.map(({ id }) => id).join()
  const { data } = useQuery({
    queryKey: [name, 'options', ids],
    queryFn: async ({ signal }) =>
      (await callList<{ id: number; label: string }>(`${name}/options?ids=${ids}`, { signal, quiet: true })).body,
    enabled: ids !== '',
  })
  if (refused.length === 0) return null
  const labels = new Map(data?.map(({ id, label }) => [id, label]))
  const says =
    left > 0 ? text('resource.bulk.refused', { count: refused.length, figure: figure(refused.length) }) : noneSays
  return (
    <div className="bulk-refused" role="status">
      <p>{says}</p>
      <NameList label={says}>
        {named.map(({ id, message }) => (
          <li key={id}>
            <b>{labels.get(id) ?? `#${id}`}:</b> {message}
          </li>
        ))}
      </NameList>
    </div>
  )
}

/** Names of rows in a box that scrolls; the keyboard reaches it to do so. */
export function NameList({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
    <section className="bulk-names" aria-label={label} tabIndex={0}>
      <ul>{children}</ul>
    </section>
  )
}

/** The button that goes on with the rows that are left. */
export const withoutSays = (text: Translate, { length }: readonly RefusedRow[], left: string): string =>
  text('resource.bulk.without', { count: length, figure: left })
