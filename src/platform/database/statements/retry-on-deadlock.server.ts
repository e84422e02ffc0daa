import { parseDatabaseError } from '#src/platform/database/errors/parse-database-error.server.ts'

const maxAttempts = 4
const retryableCodes = ['40P01', '40001']

/**
 * Deadlock retry: runs the transaction again after a deadlock or a serialization failure, at most four times in all.
 */
export async function retryOnDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const code = parseDatabaseError(error)?.code ?? ''
      if (!retryableCodes.includes(code) || attempt === maxAttempts) throw error
    }
  }
}
