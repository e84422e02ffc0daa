import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import { callList } from '#src/platform/browser/client.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { joinLabel } from '#src/platform/text/label.ts'
import { ResourcesContext } from '#src/resource/screens/resources-context.ts'
import type { Candidate } from '#src/safety/rounds/create/round-draft.ts'

/** How many people, or due items, one request reads, and how many requests at most. */
const pageSize = 100
const maxPages = 10

/**
 * Which people are offered: by search and filters; only those for whom something is due by the day, if there is one.
 */
export type CandidateRequest = { filters: string; dueBy: string | null }

type DueItem = {
  employee_id: number
  employee_name: string
  job_title: string | null
  ppe_id: number
  ppe_name: string
  pending: number | null
}
type EmployeeRow = { id: number; surname: string; name: string; job_title: string | null }

/** The people whom a round may take. */
export function useCandidates({ filters, dueBy }: CandidateRequest) {
  const query = useQuery({
    queryKey: ['ppe_rounds', 'candidates', filters, dueBy],
    queryFn: ({ signal }) =>
      dueBy === null ? fetchEmployees(filters, signal) : fetchPeopleWithDueItems(filters, dueBy, signal),
  })
  return { candidates: query.data ?? [], isLoading: query.isPending, isFailed: query.isError }
}

async function fetchEmployees(filters: string, signal: AbortSignal): Promise<Candidate[]> {
  const path = `employees?active=1&${filters}&per_page=${pageSize}&fields=surname,name,job_title`
  const { body } = await callList<EmployeeRow>(path, { signal })
  return body.map(({ id, surname, name, job_title: title }) => ({
    id,
    name: joinLabel([surname, name]),
    note: title ?? '',
    dueItems: [],
  }))
}

async function fetchPeopleWithDueItems(filters: string, dueBy: string, signal: AbortSignal): Promise<Candidate[]> {
  const rows: DueItem[] = []
  for (let page = 1; page <= maxPages; page++) {
    const path = `ppe_deliveries/due?until=${dueBy}&${filters}&per_page=${pageSize}&page=${page}`
    const { body } = await callList<DueItem>(path, { signal })
    rows.push(...body)
    if (body.length < pageSize) break
  }
  return groupDueItemsByPerson(rows)
}

/** What an open round brings already is left out. */
function groupDueItemsByPerson(rows: readonly DueItem[]): Candidate[] {
  const people = Map.groupBy(
    rows.filter(({ pending }) => pending === null),
    ({ employee_id }) => employee_id,
  )
  return [...people]
    .map(([id, items]) => ({
      id,
      name: items[0]?.employee_name ?? '',
      note: items[0]?.job_title ?? '',
      dueItems: items.map(({ ppe_id, ppe_name }) => ({ id: ppe_id, name: ppe_name })),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'es'))
}

/** An item of protective equipment, with what its list says. */
export type CatalogueItem = { id: number; name: string; sizes: readonly string[] | null }

/** All items, for the sizes that each has and for adding one. None for a reader who may not see them. */
export function useCatalogue(): readonly CatalogueItem[] {
  const mayRead = useMayRead('ppes')
  const { data } = useQuery({
    queryKey: ['ppes', 'catalogue'],
    enabled: mayRead,
    queryFn: async ({ signal }) => {
      const items: CatalogueItem[] = []
      for (let page = 1; page <= maxPages; page++) {
        const path = `ppes?per_page=${pageSize}&page=${page}&fields=name,sizes`
        const { body } = await callList<CatalogueItem>(path, { signal })
        items.push(...body)
        if (body.length < pageSize) break
      }
      return items
    },
  })
  return data ?? noItems
}

const noItems: readonly CatalogueItem[] = []

/** True if the reader may read the list of a resource. */
export function useMayRead(resource: string): boolean {
  const { user } = useSession()
  const declared = useContext(ResourcesContext).get(resource)
  return declared !== undefined && hasAccess(createPermissionHolder(user?.permissions), declared.access.read)
}
