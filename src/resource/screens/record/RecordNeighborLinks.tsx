import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { call } from '#src/platform/browser/client.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Resource } from '#src/resource/declaration.ts'
import { buildFormAddress } from '#src/resource/screen-addresses.ts'
import { buttonClass } from '#src/ui/button/button.tsx'

type NeighborIds = { previous: number | null; next: number | null }

/**
 * Links to the records before and after this one in the list from which the reader came, or else in the whole list. The
 * open tab stays open. A link replaces the entry in the browser's history: Back returns to the list.
 */
export function RecordNeighborLinks({ resource, id }: { resource: Resource; id: string }) {
  const text = useText()
  const { search: currentSearch, state } = useLocation()
  const listSearch = String(state?.search ?? '')
  const { data } = useQuery({
    queryKey: [resource.name, 'neighbors', id, listSearch],
    // `quiet`: a failed call shows no toast; the screen then has no such links.
    queryFn: async ({ signal }) =>
      (await call<NeighborIds>('GET', `${resource.name}/${id}/neighbors${listSearch}`, { signal, quiet: true })).body,
    retry: false,
  })
  if (!data || (data.previous === null && data.next === null)) return null
  const sides = [
    { side: 'previous', icon: 'chevron-left', neighborId: data.previous },
    { side: 'next', icon: 'chevron-right', neighborId: data.next },
  ] as const
  return (
    <nav className="record-neighbors" aria-label={text('resource.neighbors.label')}>
      {sides.map(({ side, icon, neighborId }) => {
        const label = text(`resource.neighbors.${side}`)
        return neighborId === null ? (
          <button
            key={side}
            type="button"
            className={buttonClass('secondary')}
            aria-label={label}
            title={label}
            disabled
          >
            <i className={`bi bi-${icon}`} aria-hidden="true" />
          </button>
        ) : (
          <Link
            key={side}
            className={buttonClass('secondary')}
            aria-label={label}
            title={label}
            to={{ pathname: buildFormAddress(resource, neighborId), search: currentSearch }}
            replace
            state={state}
          >
            <i className={`bi bi-${icon}`} aria-hidden="true" />
          </Link>
        )
      })}
    </nav>
  )
}
