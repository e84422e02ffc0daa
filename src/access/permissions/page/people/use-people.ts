import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Person } from '#src/access/permissions/page/permissions-of-person.ts'
import { callList } from '#src/platform/browser/client.ts'
import { fetchOptions } from '#src/resource/screens/choice/use-options.ts'
import { useDebounced } from '#src/ui/fields/typing/use-debounced.ts'

/** Most people that a search shows at once. */
const mostShown = 20

type People = { rows: readonly Person[]; total: number }

/** The people within the reader's reach who match what was typed, the first of them alone. */
export function usePeople(typed: string) {
  const q = useDebounced(typed.trim())
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: ['users', 'people', q],
    queryFn: ({ signal }) => findPeople(q, signal),
    placeholderData: keepPreviousData,
  })
  return {
    people: data,
    /** True where they are of what is typed now. */
    isCurrent: q === typed.trim() && data !== undefined && !isPlaceholderData,
    isFailed: data === undefined && isError,
    retry: () => void refetch(),
  }
}

/** By any of what they show; else, where there are several words, by those of the name in any order. */
async function findPeople(q: string, signal: AbortSignal): Promise<People> {
  const found = await readPeople(q ? { q } : {}, signal)
  if (found.total > 0 || !/\s/.test(q)) return found
  const options = await fetchOptions('users', `q=${encodeURIComponent(q)}`, signal)
  if (options.length === 0) return found
  return readPeople({ id_in: options.map(({ id }) => id).join() }, signal)
}

async function readPeople(given: Record<string, string>, signal: AbortSignal): Promise<People> {
  const search = new URLSearchParams({ page: '1', per_page: String(mostShown), ...given })
  const { body, total } = await callList<Person>(`users?${search}`, { signal })
  return { rows: body, total: total ?? body.length }
}
