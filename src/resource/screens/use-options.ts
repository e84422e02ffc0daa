import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { callList } from '#src/platform/browser/client.ts'
import type { Linked } from '#src/resource/kinds/refs/refs.ts'
import { rowsIn } from '#src/resource/model.ts'

/** Options of a select: the rows of another resource, at most 1000. */
export function useOptions(resource: string): {
  rows: readonly Linked[]
  isWaiting: boolean
  /** Reads them again. */
  refresh: () => void
} {
  const { data, isPending, refetch } = useQuery({
    queryKey: [resource, 'options'],
    queryFn: async ({ signal }) => {
      const { body } = await callList(resource, { signal })
      return rowsIn(resource, body).map(({ id, name, color_code: color }) => ({
        id,
        name: String(name),
        ...(typeof color === 'string' && { color_code: color }),
      }))
    },
  })
  const refresh = useCallback(() => void refetch(), [refetch])
  return { rows: data ?? none, isWaiting: isPending, refresh }
}

const none: Linked[] = []
