import { useSyncExternalStore } from 'react'
import { parseJsonOrNull } from '#src/platform/text/json.ts'
import { applyLayoutChange, type Layout, layoutDefaults, parseLayout } from '#src/ui/frame/layout/layout-rules.ts'

const lastUserKey = 'layout:last'
const listeners = new Set<() => void>()
let ownerId = 0
let layout: Layout = layoutDefaults

/** A user's layout settings, stored in localStorage. */
export function useLayout(userId: number): Layout {
  return useSyncExternalStore(subscribe, () => switchLayoutToUser(userId))
}

export function changeAndStoreLayout(change: Partial<Layout>): void {
  layout = applyLayoutChange(layout, change)
  localStorage.setItem(buildStorageKey(ownerId), JSON.stringify(layout))
  for (const listener of listeners) listener()
}

/** True if the last user of this browser chose the dark mode. The sign-in screen uses it. */
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
  }
  return layout
}

const readStoredLayout = (userId: number) => parseLayout(parseJsonOrNull(localStorage.getItem(buildStorageKey(userId))))

function buildStorageKey(userId: number): string {
  return `layout:${userId}`
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
