import { useQueryClient } from '@tanstack/react-query'
import { buildImportQueryKey, importListKey } from '#src/importer/screen/use-import.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'

/** Returns a function that discards a pending import. A refusal is shown as a toast. */
export function useDiscardImport(id: number): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    try {
      await call('POST', `imports/${id}/cancel`)
    } catch (failure) {
      // `call` has shown the failure.
      if (!(failure instanceof CallFailed)) throw failure
    }
    await Promise.all([
      queries.invalidateQueries({ queryKey: importListKey }),
      queries.invalidateQueries({ queryKey: buildImportQueryKey(id), exact: true }),
    ])
  }
}
