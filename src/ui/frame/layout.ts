import { useSyncExternalStore } from 'react'
import { parseJsonOrNull } from '#src/platform/text/json.ts'
import { changedLayout, type Layout, layoutDefaults, layoutFrom } from '#src/ui/frame/layout-rules.ts'

const lastUserKey = 'layout:last'
const listeners = new Set<() => void>()
let owner = 0
let layout: Layout = layoutDefaults

/** Layout of a user, kept in this browser's localStorage. */
export function useLayout(userId: number): Layout {
  return useSyncExternalStore(subscribe, () => layoutOf(userId))
}

export function changeLayout(change: Partial<Layout>): void {
  layout = changedLayout(layout, change)
  localStorage.setItem(storageKey(owner), JSON.stringify(layout))
  for (const listener of listeners) listener()
}

/** Dark mode of whoever last used this browser, for the sign-in. */
export function lastDarkMode(): boolean {
  return keptLayout(Number(localStorage.getItem(lastUserKey))).darkMode
}

export function rememberUser(userId: number): void {
  localStorage.setItem(lastUserKey, String(userId))
}

function layoutOf(userId: number): Layout {
  if (owner !== userId) {
    owner = userId
    layout = keptLayout(userId)
  }
  return layout
}

const keptLayout = (userId: number) => layoutFrom(parseJsonOrNull(localStorage.getItem(storageKey(userId))))

function storageKey(userId: number): string {
  return `layout:${userId}`
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
