import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Person } from '#src/access/permissions-page/load.ts'
import { callList } from '#src/platform/browser/client.ts'

/** Most people that a search shows at once. */
const mostShown = 20

const pauseMs = 250

type People = { rows: readonly Person[]; total: number }

/** The people within the reader's reach who match what was typed, the first of them alone. */
export function usePeople(typed: string) {
  const q = useSettled(typed.trim())
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: ['users', 'people', q],
    queryFn: async ({ signal }): Promise<People> => {
      const search = new URLSearchParams({ page: '1', per_page: String(mostShown), ...(q && { q }) })
      const { body, total } = await callList<Person>(`users?${search}`, { signal })
      return { rows: body, total: total ?? body.length }
    },
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

/** Debounce: what was typed, once the typing pauses. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const later = setTimeout(() => setSettled(typed), pauseMs)
    return () => clearTimeout(later)
  }, [typed])
  return settled
}
