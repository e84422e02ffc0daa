import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { FoundRecord } from '#src/app/find/use-found-records.ts'
import { loadResourceScreenTexts } from '#src/resource/screens/load-resource-screen-texts.ts'

/** Lazy loading: a cell needs declarations and texts that the first screen does not load. */
async function loadCellModule() {
  const [cellModule] = await Promise.all([import('#src/app/find/FoundRecordCell.tsx'), loadResourceScreenTexts()])
  return cellModule
}

/**
 * Returns a function that draws a found record's cell. The function returns undefined until the record's fields are
 * loaded: the line shows only the label until then.
 */
export function useFoundCells(records: readonly FoundRecord[]): (record: FoundRecord) => ReactNode | undefined {
  const { data } = useQuery({
    queryKey: ['search', 'cells', records.map(({ resource, id }) => `${resource} ${id}`)],
    queryFn: async ({ signal }) => {
      const { FoundRecordCell, foundRecordKey, readFoundRows } = await loadCellModule()
      return { FoundRecordCell, foundRecordKey, rows: await readFoundRows(records, signal) }
    },
    enabled: records.length > 0,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  })
  return (record) => {
    const row = data?.rows.get(data.foundRecordKey(record))
    return data && row && <data.FoundRecordCell resource={record.resource} row={row} />
  }
}
