import { databaseRefusal } from '#src/platform/database/database-refusal.server.ts'

const mostAttempts = 4
const deadlocks = ['40P01', '40001']

/** Deadlock retry: of two transactions that wait for each other the database ends one, which is tried again. */
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
