import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { TestContext } from 'node:test'
import { type Client, createClient } from '#test/client.ts'
import { atTheEnd } from '#test/endings.ts'
import type { Shop } from '#test/harness.ts'

type SecondInstance = {
  url: string
  anonymous: Client
  admin: Client
  /** How many passwords it has checked so far. */
  countCheckedPasswords(): Promise<number>
  /** What it has printed so far: its log. */
  readLog(): string
}

/**
 * Starts a second server on the same database and files, in its own process, so that no memory is shared. It has the
 * first one's settings but for `changedSettings`.
 */
export async function startSecondInstance(
  t: TestContext,
  { database, settings, admin }: Shop,
  changedSettings: Partial<Shop['settings']> = {},
): Promise<SecondInstance> {
  const argument = JSON.stringify({ database, settings: { ...settings, ...changedSettings } })
  const child = fork(path.join(import.meta.dirname, 'instance.ts'), [argument], { silent: true })
  const printedChunks: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk) => printedChunks.push(chunk))
  atTheEnd(t, async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const childExit = once(child, 'exit')
    child.disconnect()
    await childExit
  })
  const { url } = await receiveMessage<{ url: string }>(child)
  return {
    url,
    anonymous: createClient(url, null),
    admin: createClient(url, async () => (await admin.token()) ?? ''),
    readLog: () => printedChunks.join(''),
    countCheckedPasswords: async () => {
      child.send('checked?')
      return (await receiveMessage<{ checked: number }>(child)).checked
    },
  }
}

/** The process's next message. Throws if the process ends instead. */
async function receiveMessage<T>(child: ChildProcess): Promise<T> {
  const aborter = new AbortController()
  const childExit = once(child, 'exit', aborter).then(([code]) => {
    throw new Error(`The second instance ended with ${code}`)
  })
  try {
    return await Promise.race([once(child, 'message', aborter).then(([message]) => message), childExit])
  } finally {
    aborter.abort()
    childExit.catch(() => {})
  }
}
