import { useQueryClient } from '@tanstack/react-query'
import { importKey, importListKey } from '#src/importer/screen/use-import.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'

/** Throws a load away that waits for its user; a refusal is a toast. */
export function useDiscardImport(id: number): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    try {
      await call('POST', `imports/${id}/cancel`)
    } catch (failure) {
      // `call` has shown it.
      if (!(failure instanceof CallFailed)) throw failure
    }
    await Promise.all([
      queries.invalidateQueries({ queryKey: importListKey }),
      queries.invalidateQueries({ queryKey: importKey(id), exact: true }),
    ])
  }
}
