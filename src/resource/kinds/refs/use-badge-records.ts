import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { callList } from '#src/platform/browser/client.ts'
import { type LinkedRecord, linkedRecordsIn } from '#src/resource/kinds/refs/refs.ts'
import { extractListRows } from '#src/resource/model.ts'

/** Reads every record of a resource of few records, to show them as badges. */
export function useBadgeRecords(resource: string): {
  rows: readonly LinkedRecord[]
  /** True once the records are loaded. False while they load, and if they could not be read. */
  isLoaded: boolean
  isFailed: boolean
  /** Reads the records again. */
  refresh: () => void
} {
  const { data, isError, refetch } = useQuery({
    queryKey: [resource, 'badges'],
    queryFn: async ({ signal }) =>
      linkedRecordsIn(extractListRows(resource, (await callList(resource, { signal })).body)),
  })
  const refresh = useCallback(() => void refetch(), [refetch])
  return { rows: data ?? noRecords, isLoaded: data !== undefined, isFailed: data === undefined && isError, refresh }
}

const noRecords: LinkedRecord[] = []
