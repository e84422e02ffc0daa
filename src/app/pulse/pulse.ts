import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { refreshSession } from '#src/access/sessions/follow-session.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'
import type { SignedInUser } from '#src/platform/browser/session.ts'
import { setShopDay } from '#src/platform/settings/shop-day.ts'
import type { News } from '#src/ui/frame/news-line.tsx'

type Pulse = { permissions: string; notices: number; unread: number; build: string; today: string }

const everyMs = 15_000
const everyMsWhileLost = 5_000
const backForMs = 5_000
const { build: ownBuild } = document.documentElement.dataset

/**
 * Heartbeat: polling every 15 s while the page is visible, and when it comes back. Changed permissions reach the
 * session, new messages their list. Returns what the line at the top tells.
 */
export function usePulse(user: SignedInUser | null): News | null {
  const queries = useQueryClient()
  const pulse = useQuery({
    queryKey: ['pulse', user?.id],
    queryFn: async ({ signal }) => (await call<Pulse>('GET', 'pulse', { signal, quiet: true })).body,
    enabled: user !== null,
    refetchInterval: ({ state }) => (isLost(state.error) ? everyMsWhileLost : everyMs),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
  const { data, dataUpdatedAt, refetch } = pulse
  const held = user?.permissions_hash
  // biome-ignore lint/correctness/useExhaustiveDependencies: each pulse tries again what a failed refresh left undone.
  useEffect(() => {
    if (data && data.permissions !== held) void refreshSession()
  }, [data, held, dataUpdatedAt])
  useEffect(() => {
    if (data) setShopDay(data.today)
  }, [data])
  useOnChange(data?.unread, (unread, before) => {
    void queries.invalidateQueries({ queryKey: ['messages', 'count'] })
    void queries.invalidateQueries({ queryKey: ['dashboard', 'messages_unread'] })
    // Fewer: somebody reads them. A list of unread ones keeps the one that is being read.
    if (unread > before) void queries.invalidateQueries({ queryKey: ['messages'] })
  })
  useEffect(() => {
    const ask = () => void refetch()
    window.addEventListener('offline', ask)
    return () => window.removeEventListener('offline', ask)
  }, [refetch])
  const lost = isLost(pulse.error)
  const isBack = useIsBack(lost, () => {
    void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  })
  if (lost) return 'lost'
  if (isBack) return 'back'
  return data && data.build !== ownBuild ? 'newer' : null
}

const isLost = (error: unknown) => error instanceof CallFailed && error.isOutOfReach

/** Runs `onChange` when a value that was known becomes another. */
function useOnChange<T>(value: T | undefined, onChange: (value: T, before: T) => void): void {
  const before = useRef(value)
  useEffect(() => {
    if (before.current !== undefined && value !== undefined && before.current !== value) onChange(value, before.current)
    if (value !== undefined) before.current = value
  })
}

/** True for five seconds after `lost` ends; `onBack` runs at once. */
function useIsBack(lost: boolean, onBack: () => void): boolean {
  const [isBack, setBack] = useState(false)
  const back = useRef(onBack)
  back.current = onBack
  const wasLost = useRef(false)
  useEffect(() => {
    if (lost) wasLost.current = true
    if (lost || !wasLost.current) return
    wasLost.current = false
    back.current()
    setBack(true)
    const over = setTimeout(() => setBack(false), backForMs)
    return () => clearTimeout(over)
  }, [lost])
  return isBack && !lost
}
