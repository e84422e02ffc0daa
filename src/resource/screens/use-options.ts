import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { callList } from '#src/platform/browser/client.ts'
import type { Linked } from '#src/resource/kinds/refs/refs.ts'
import { rowsIn } from '#src/resource/model.ts'

/** Options of a select: the rows of another resource, at most `wholeList` of them. */
export function useOptions(resource: string): {
  rows: readonly Linked[]
  /** False while they load, and where they could not be read. */
  isKnown: boolean
  isFailed: boolean
  /** Reads them again. */
  refresh: () => void
} {
  const { data, isError, refetch } = useQuery({
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
  return { rows: data ?? none, isKnown: data !== undefined, isFailed: data === undefined && isError, refresh }
}

const none: Linked[] = []
