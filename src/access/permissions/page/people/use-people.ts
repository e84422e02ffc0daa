import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Person } from '#src/access/permissions/page/person-permissions.ts'
import { callList } from '#src/platform/browser/client.ts'
import { fetchOptions } from '#src/resource/screens/choice/use-options.ts'
import { useDebounced } from '#src/ui/fields/typing/use-debounced.ts'

/** Maximum of users that a search shows. */
const maxPeople = 20

type PeoplePage = { rows: readonly Person[]; total: number }

/** The first users within the reader's scope who match the typed text. Debounce: waits for a pause in typing. */
export function usePeople(searchText: string) {
  const q = useDebounced(searchText.trim())
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: ['users', 'people', q],
    queryFn: ({ signal }) => searchPeopleByColumnsOrFullName(q, signal),
    placeholderData: keepPreviousData,
  })
  return {
    people: data,
    /** True if the found users match the text as it is typed now. */
    isCurrent: q === searchText.trim() && data !== undefined && !isPlaceholderData,
    isFailed: data === undefined && isError,
    retry: () => void refetch(),
  }
}

/**
 * Searches the columns of the list of users. If a text of several words matches none, searches full names with these
 * words in any order.
 */
async function searchPeopleByColumnsOrFullName(q: string, signal: AbortSignal): Promise<PeoplePage> {
  const page = await readPeople(q ? { q } : {}, signal)
  if (page.total > 0 || !/\s/.test(q)) return page
  const options = await fetchOptions('users', `q=${encodeURIComponent(q)}`, signal)
  if (options.length === 0) return page
  return readPeople({ id_in: options.map(({ id }) => id).join() }, signal)
}

async function readPeople(parameters: Record<string, string>, signal: AbortSignal): Promise<PeoplePage> {
  const search = new URLSearchParams({ page: '1', per_page: String(maxPeople), ...parameters })
  const { body, total } = await callList<Person>(`users?${search}`, { signal })
  return { rows: body, total: total ?? body.length }
}
