import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { refreshSignedInUser } from '#src/access/sessions/refresh-signed-in-user.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'
import type { SignedInUser } from '#src/platform/browser/session.ts'
import { replaceShopDayOfPage } from '#src/platform/settings/shop-day.ts'
import type { News } from '#src/ui/frame/connection-status-line.tsx'

type Pulse = { permissions: string; notices: number; unread: number; build: string; today: string }

const intervalMs = 15_000
const intervalWhileLostMs = 5_000
const backMessageMs = 5_000
const { build: loadedBuild } = document.documentElement.dataset

/**
 * Heartbeat: polls every 15 s while the page is visible (every 5 s without a connection), and when it becomes visible
 * again. Changed permissions refresh the session, new messages refresh their list, and a new day becomes the day of all
 * screens. Returns the news for the line at the top: connection lost, connection back, or a newer version of the
 * program. Null without news. With it comes the number of the user's notices.
 */
export function usePulseAndRefresh(user: SignedInUser | null): { news: News | null; noticeCount: number } {
  const queries = useQueryClient()
  const pulse = useQuery({
    queryKey: ['pulse', user?.id],
    queryFn: async ({ signal }) => (await call<Pulse>('GET', 'pulse', { signal, quiet: true })).body,
    enabled: user !== null,
    refetchInterval: ({ state }) => (isConnectionFailure(state.error) ? intervalWhileLostMs : intervalMs),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
  const { data, dataUpdatedAt, refetch } = pulse
  const knownHash = user?.permissions_hash
  // biome-ignore lint/correctness/useExhaustiveDependencies: each pulse repeats a refresh that failed.
  useEffect(() => {
    if (data && data.permissions !== knownHash) void refreshSignedInUser()
  }, [data, knownHash, dataUpdatedAt])
  useEffect(() => {
    if (data) replaceShopDayOfPage(data.today)
  }, [data])
  useOnChange(data?.unread, (unread, previous) => {
    void queries.invalidateQueries({ queryKey: ['messages', 'count'] })
    void queries.invalidateQueries({ queryKey: ['dashboard', 'messages_unread'] })
    // If the number falls, somebody is reading messages. The lists stay as they are, because a list of unread messages
    // would lose the message that is open.
    if (unread > previous) void queries.invalidateQueries({ queryKey: ['messages'] })
  })
  useOnChange(data?.notices, () => void queries.invalidateQueries({ queryKey: ['notifications'] }))
  useEffect(() => {
    const refetchNow = () => void refetch()
    window.addEventListener('offline', refetchNow)
    return () => window.removeEventListener('offline', refetchNow)
  }, [refetch])
  const isConnectionLost = isConnectionFailure(pulse.error)
  const isBack = useIsJustReconnected(isConnectionLost, () => {
    void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  })
  const isNewer = data !== undefined && data.build !== loadedBuild
  const news = isConnectionLost ? 'lost' : isBack ? 'back' : isNewer ? 'newer' : null
  return { news, noticeCount: data?.notices ?? 0 }
}

const isConnectionFailure = (error: unknown) => error instanceof CallFailed && error.isOutOfReach

/**
 * Runs `onChange` after a render with another value. An undefined value is not loaded yet and does not count as a
 * change.
 */
function useOnChange<T>(value: T | undefined, onChange: (value: T, previous: T) => void): void {
  const previous = useRef(value)
  useEffect(() => {
    if (previous.current !== undefined && value !== undefined && previous.current !== value)
      onChange(value, previous.current)
    if (value !== undefined) previous.current = value
  })
}

/** True for five seconds after a lost connection is back. Runs `onBack` at that moment. */
function useIsJustReconnected(isConnectionLost: boolean, onBack: () => void): boolean {
  const [isBack, setBack] = useState(false)
  const latestOnBack = useRef(onBack)
  latestOnBack.current = onBack
  const wasLost = useRef(false)
  useEffect(() => {
    if (isConnectionLost) wasLost.current = true
    if (isConnectionLost || !wasLost.current) return
    wasLost.current = false
    latestOnBack.current()
    setBack(true)
    const timer = setTimeout(() => setBack(false), backMessageMs)
    return () => clearTimeout(timer)
  }, [isConnectionLost])
  return isBack && !isConnectionLost
}
