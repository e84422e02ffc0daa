import { databaseRefusal } from '#src/platform/database/errors/parse-database-error.server.ts'

const mostAttempts = 4
const deadlocks = ['40P01', '40001']

/** Deadlock retry: runs the transaction again after a deadlock or serialization failure, four times in all. */
export async function retryOnDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const code = databaseRefusal(error)?.code ?? ''
      if (!deadlocks.includes(code) || attempt === mostAttempts) throw error
    }
  }
}
