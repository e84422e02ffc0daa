import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Throws where HOST is no address of this machine. Checked before the first start prints its password, which it does
 * once.
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
