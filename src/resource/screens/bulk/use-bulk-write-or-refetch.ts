import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFailed } from '#src/platform/browser/call-failed.ts'

/**
 * Runs a bulk write, one at a time. After a failed call, which `call` has shown, it fetches all queries again, the
 * preview among them.
 */
export function useBulkWriteOrRefetch(write: () => Promise<void>): { isRunning: boolean; run: () => void } {
  const queries = useQueryClient()
  const [isRunning, setRunning] = useState(false)
  const run = async () => {
    if (isRunning) return
    setRunning(true)
    try {
      await write()
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure
      await queries.invalidateQueries()
    } finally {
      setRunning(false)
    }
  }
  return { isRunning, run: () => void run() }
}
