import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Settings } from '#src/platform/settings/settings.ts'

/**
 * Throws if HOST is not an address of this machine, or if PORT is taken or forbidden. This check comes before the first
 * start prints a generated password, because the password is printed only once.
 */
export async function requireUsableAddress({ host, port }: Pick<Settings, 'host' | 'port'>): Promise<void> {
  const probe = createServer()
  try {
    await once(probe.listen(port, host), 'listening')
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (['EADDRINUSE', 'EACCES'].includes(code)) throw error
    throw new Error(`HOST must be an address of this machine, not "${host}" (${code}).`)
  } finally {
    probe.close()
  }
}
