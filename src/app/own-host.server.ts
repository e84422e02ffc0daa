import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Throws where HOST is no address of this machine. Asked before anything is made: the first start tells its password
 * once, and a start that cannot listen would have told it in vain.
 */
export async function refuseForeignHost(host: string): Promise<void> {
  const probe = createServer()
  try {
    await once(probe.listen(0, host), 'listening')
  } catch (error) {
    throw new Error(
      `HOST must be an address of this machine, not "${host}" (${(error as NodeJS.ErrnoException).code}).`,
    )
  } finally {
    probe.close()
  }
}
