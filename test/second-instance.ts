import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { TestContext } from 'node:test'
import { type Client, clientFor } from '#test/client.ts'
import { atTheEnd } from '#test/endings.ts'
import type { Shop } from '#test/harness.ts'

type SecondInstance = {
  url: string
  anonymous: Client
  admin: Client
  /** How many passwords it has looked at so far. */
  checked(): Promise<number>
}

/** A second server on the same database and files, in a process of its own: nothing in memory is shared. */
export async function secondInstance(t: TestContext, { database, settings, admin }: Shop): Promise<SecondInstance> {
  const child = fork(path.join(import.meta.dirname, 'instance.ts'), [JSON.stringify({ database, settings })])
  atTheEnd(t, async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.disconnect()
    await ended
  })
  const { url } = await told<{ url: string }>(child)
  return {
    url,
    anonymous: clientFor(url, null),
    admin: clientFor(url, async () => (await admin.token()) ?? ''),
    checked: async () => {
      child.send('checked?')
      return (await told<{ checked: number }>(child)).checked
    },
  }
}

/** Its next message; an error where it ends instead. */
async function told<T>(child: ChildProcess): Promise<T> {
  const ends = new AbortController()
  const ended = once(child, 'exit', ends).then(([code]) => {
    throw new Error(`The second instance ended with ${code}`)
  })
  try {
    return await Promise.race([once(child, 'message', ends).then(([message]) => message), ended])
  } finally {
    ends.abort()
    ended.catch(() => {})
  }
}
