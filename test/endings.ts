import type { TestContext } from 'node:test'

type Undo = () => unknown

const sharedEndings: Undo[] = []

/**
 * What the files of a process share is closed after the last of them (`batch.ts`). The runner's own hooks of a file may
 * run while the next file is already at work.
 */
export const atTheEndOfProcess = (undo: Undo) => sharedEndings.push(undo)

export const endProcessParts = (): Promise<void> => undoAll(sharedEndings)

const lists = new WeakMap<TestContext, Undo[]>()

/**
 * What a test opened is closed in the reverse order: pages before their server, the server before its database. The
 * runner's own hooks go the other way, and a page would meet a server without a database.
 */
export function atTheEnd(t: TestContext, undo: Undo): void {
  const known = lists.get(t)
  if (known) return void known.push(undo)
  const list = [undo]
  lists.set(t, list)
  t.after(() => undoAll(list))
}

/** All of them, whatever one says; then the first complaint. The runner keeps the hook, so the list is left empty. */
async function undoAll(list: Undo[]): Promise<void> {
  const complaints: unknown[] = []
  for (let undo = list.pop(); undo; undo = list.pop()) {
    try {
      await undo()
    } catch (error) {
      complaints.push(error)
    }
  }
  if (complaints.length > 0) throw complaints[0]
}
