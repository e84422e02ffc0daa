import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { callList } from '#src/platform/browser/client.ts'
import { type Translate, useText } from '#src/platform/i18n/i18n.tsx'
import type { Resource } from '#src/resource/declaration.ts'
import type { TranslatedRefusal } from '#src/resource/screens/bulk/bulk-calls.ts'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

type RefusedRowsProps = {
  resource: Resource
  refusedRows: readonly TranslatedRefusal[]
  /** Number of rows that remain without the refused ones. */
  remainingCount: number
  /** Text for the case that no row remains. */
  noneText: string
}

/** The largest number of rows that are listed. Further rows are only counted. */
const maxNamedRows = 50

/** Lists the rows that refuse a bulk change: the label of each with its reason. */
export function RefusedRows({ resource, refusedRows, remainingCount, noneText }: RefusedRowsProps) {
  const text = useText()
  const formatCount = useCountFormat()
  const summary =
    remainingCount > 0
      ? text('resource.bulk.refused', { count: refusedRows.length, figure: formatCount(refusedRows.length) })
      : noneText
  return <RowsWithMessages {...{ resource, summary }} rows={refusedRows} />
}

type RowsWithMessagesProps = { resource: Resource; summary: string; rows: readonly TranslatedRefusal[] }

/** Lists the first of these rows with their messages, below a summary. Renders nothing without rows. */
export function RowsWithMessages({ resource: { name }, summary, rows }: RowsWithMessagesProps) {
  const namedRows = rows.slice(0, maxNamedRows)
  const ids = namedRows.map(({ id }) => id).join()
  const { data } = useQuery({
    queryKey: [name, 'options', ids],
    queryFn: async ({ signal }) =>
      (await callList<{ id: number; label: string }>(`${name}/options?ids=${ids}`, { signal, quiet: true })).body,
    enabled: ids !== '',
  })
  if (rows.length === 0) return null
  const labels = new Map(data?.map(({ id, label }) => [id, label]))
  return (
    <div className="bulk-refused" role="status">
      <p>{summary}</p>
      <ScrollingNameList label={summary}>
        {namedRows.map(({ id, message }) => (
          <li key={id}>
            <b>{labels.get(id) ?? `#${id}`}:</b> {message}
          </li>
        ))}
      </ScrollingNameList>
    </div>
  )
}

/** A list in a scrolling box. Its children are the items. */
export function ScrollingNameList({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard.
    <section className="bulk-names" aria-label={label} tabIndex={0}>
      <ul>{children}</ul>
    </section>
  )
}

/** Caption of the button that continues without the refused rows. */
export const formatLeaveOutCaption = (
  text: Translate,
  refusedRows: readonly TranslatedRefusal[],
  formattedRemainingCount: string,
): string => text('resource.bulk.without', { count: refusedRows.length, figure: formattedRemainingCount })
