import { useEffect, useSyncExternalStore } from 'react'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'
import { createIdempotencyKey } from '#src/platform/browser/idempotency-key.ts'
import { readCurrentSession } from '#src/platform/browser/session.ts'
import { sendInOrder } from '#src/platform/browser/waiting-writes/send-in-order.ts'
import {
  addStoredWrite,
  listStoredWrites,
  removeStoredWrite,
  replaceStoredWrite,
  type WaitingWrite,
} from '#src/platform/browser/waiting-writes/user-database.ts'
import { storeWaitingCountsAndNotify } from '#src/platform/browser/waiting-writes/waiting-count.ts'

const noWrites: readonly WaitingWrite[] = []
let currentList: { userId: number | undefined; writes: readonly WaitingWrite[] } = {
  userId: undefined,
  writes: noWrites,
}
const listeners = new Set<() => void>()
const sentListeners = new Set<SentListener>()
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('waiting-writes')
channel?.addEventListener('message', () => void readWritesAndNotify())

/** Called after the server took a write, before it leaves the list. `answer` is null if an earlier send was the one. */
export type SentListener = (write: WaitingWrite, answer: unknown) => Promise<void>

/** The signed-in user's writes that wait for a connection or were refused. */
export function useWaitingWrites(userId: number | undefined): readonly WaitingWrite[] {
  useEffect(() => {
    if (currentList.userId !== userId) void readWritesAndNotify()
  }, [userId])
  const writes = useSyncExternalStore(subscribe, () => currentList.writes)
  return currentList.userId === userId ? writes : noWrites
}

export function listenToSentWrites(listener: SentListener): () => void {
  sentListeners.add(listener)
  return () => sentListeners.delete(listener)
}

/** Stores a write of the signed-in user. Rejects if the browser cannot store it; nothing was taken then. */
export async function addWaitingWrite(write: Pick<WaitingWrite, 'path' | 'body' | 'about' | 'label'>): Promise<void> {
  const userId = readCurrentSession().user?.id
  if (userId === undefined) throw new Error('Nobody is signed in.')
  await addStoredWrite({ ...write, userId, idempotencyKey: createIdempotencyKey(), refusal: null })
  await readWritesAndNotify()
  channel?.postMessage(null)
}

/** Takes a refused write away, once its user has seen why. */
export async function discardRefusedWrite(id: number): Promise<void> {
  await removeStoredWrite(id)
  await readWritesAndNotify()
  channel?.postMessage(null)
}

let isSending = false
let isAskedAgain = false

/** Sends what waits, as the signed-in user. Calls meanwhile make one more round at the end. */
export async function sendWaitingWrites(isDoneAlready: (failure: CallFailed) => boolean): Promise<void> {
  isAskedAgain = true
  if (isSending) return
  isSending = true
  try {
    while (isAskedAgain) {
      isAskedAgain = false
      await withLockOfTabs(() => sendWritesOfUser(isDoneAlready))
    }
  } finally {
    isSending = false
  }
}

async function sendWritesOfUser(isDoneAlready: (failure: CallFailed) => boolean): Promise<void> {
  const userId = readCurrentSession().user?.id
  if (userId === undefined) return
  await sendInOrder({
    list: () => listStoredWrites(userId),
    replace: async (write) => {
      await replaceStoredWrite(write)
      await readWritesAndNotify()
    },
    remove: async (id) => {
      await removeStoredWrite(id)
      await readWritesAndNotify()
    },
    send: async (write) => {
      // A write is sent as the person who made it, or not at all.
      if (readCurrentSession().user?.id !== userId) throw new CallFailed(401, {})
      const { path, body, idempotencyKey } = write
      return (await call('POST', path, { body, idempotencyKey, quiet: true })).body
    },
    isDoneAlready,
    onSent: async (write, answer) => {
      for (const listener of sentListeners) await listener(write, answer)
    },
  })
  channel?.postMessage(null)
}

/** Web Locks: one tab sends at a time. Where the browser has no locks, the idempotency keys are enough. */
const withLockOfTabs = async (run: () => Promise<void>): Promise<void> => {
  if (navigator.locks) await navigator.locks.request('waiting-writes', run)
  else await run()
}

async function readWritesAndNotify(): Promise<void> {
  const userId = readCurrentSession().user?.id
  const writes = userId === undefined ? noWrites : await listStoredWrites(userId).catch(() => noWrites)
  currentList = { userId, writes }
  if (userId !== undefined) {
    const refused = writes.filter(({ refusal }) => refusal !== null).length
    storeWaitingCountsAndNotify(userId, { waiting: writes.length - refused, refused })
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
