import { useSyncExternalStore } from 'react'
import { call } from '#src/platform/browser/client.ts'
import { readForUser, storeForUserIfRoom } from '#src/platform/browser/user-storage.ts'
import { parseJsonOrNull } from '#src/platform/text/json.ts'
import { applyLayoutChange, type Layout, layoutDefaults, parseLayout } from '#src/ui/frame/layout/layout-rules.ts'

const lastUserKey = 'layout:last'
const storageName = 'look'
const address = 'profile/look'
const listeners = new Set<() => void>()
let ownerId = 0
let layout: Layout = layoutDefaults
let sending = Promise.resolve()

/** A user's layout settings. They are kept with the account; the browser's copy is there before the first request. */
export function useLayout(userId: number): Layout {
  return useSyncExternalStore(subscribe, () => switchLayoutToUser(userId))
}

/** Changes the layout at once, here and in the account. The panel's being open is nothing to keep. */
export function changeAndStoreLayout(change: Partial<Layout>): void {
  showLayout(applyLayoutChange(layout, change))
  if (!('controlSidebarCollapsed' in change)) sendLayoutInTurn()
}

/**
 * Right after a sign-in, with its token: the account's layout becomes this browser's. An account without one takes what
 * an earlier version kept in this browser.
 */
export async function takeLayoutOfAccount(userId: number, token: string): Promise<void> {
  const response = await fetch(`/api/${address}`, { headers: { authorization: `Bearer ${token}` } })
  const look: unknown = response.ok ? await response.json() : null
  if (look) storeForUserIfRoom(localStorage, userId, storageName, look)
  ownerId = 0
}

/** True if the last user of this browser chose the dark mode and did not sign out. The sign-in screen uses it. */
export function readDarkModeOfLastUser(): boolean {
  return readStoredLayout(Number(localStorage.getItem(lastUserKey))).darkMode
}

export function storeLastUserId(userId: number): void {
  localStorage.setItem(lastUserKey, String(userId))
}

function switchLayoutToUser(userId: number): Layout {
  if (ownerId !== userId) {
    ownerId = userId
    layout = readStoredLayout(userId)
    takeOverEarlierCopy(userId)
  }
  return layout
}

function showLayout(next: Layout): void {
  layout = next
  storeForUserIfRoom(localStorage, ownerId, storageName, layout)
  for (const listener of listeners) listener()
}

/** One request at a time, so that the last choice is the one that is kept. A lost one is told by the next choice. */
function sendLayoutInTurn(): void {
  const userId = ownerId
  sending = sending.then(async () => {
    const { controlSidebarCollapsed, ...body } = layout
    if (userId === ownerId) await call('PUT', address, { body, quiet: true }).catch(() => null)
  })
}

const readStoredLayout = (userId: number) =>
  parseLayout(readForUser(localStorage, userId, storageName) ?? readEarlierCopy(userId))

/** What versions without a layout in the account kept in this browser. */
function readEarlierCopy(userId: number): object | null {
  const settings = parseJsonOrNull(localStorage.getItem(`layout:${userId}`))
  const isTall = localStorage.getItem(`table:${userId}`) === 'tall'
  return settings || isTall ? { ...Object(settings), tallLists: isTall } : null
}

function takeOverEarlierCopy(userId: number): void {
  const hasEarlierCopy = readEarlierCopy(userId) !== null
  for (const key of [`layout:${userId}`, `table:${userId}`]) localStorage.removeItem(key)
  if (hasEarlierCopy && readForUser(localStorage, userId, storageName) === null) {
    storeForUserIfRoom(localStorage, userId, storageName, layout)
    sendLayoutInTurn()
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
