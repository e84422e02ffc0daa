import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'
import {
  readRecordForUser,
  removeRecordForUser,
  storeRecordForUser,
} from '#src/platform/browser/waiting-writes/user-database.ts'
import { listenToSentWrites } from '#src/platform/browser/waiting-writes/waiting-writes.ts'
import { applyAnswer, nameRoundRecord } from '#src/safety/rounds/page/merge-unsent.ts'
import type { Round } from '#src/safety/rounds/round-answer.ts'

/** How often an open round is read again: another tablet may sign in it. Without a line it is tried more often. */
const intervalMs = 8_000
const intervalWithoutLineMs = 2_000

type LoadedRound = { round: Round; isFromDevice: boolean }

/**
 * An open round, read again every few seconds. It is stored in the browser for this user, and read from there while no
 * server answers. A closed round is stored no more.
 */
export function useRound(roundId: number, userId: number) {
  const queries = useQueryClient()
  const queryKey = ['ppe_rounds', roundId, 'signing']
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchRoundOrReadStored(roundId, userId, signal),
    refetchInterval: ({ state }) => {
      if (state.data?.isFromDevice) return intervalWithoutLineMs
      return state.data?.round.status === 'closed' ? false : intervalMs
    },
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
  const { refetch } = query
  // The lost line is said at once, not at the next reading.
  useEffect(() => {
    const refetchNow = () => void refetch()
    window.addEventListener('offline', refetchNow)
    return () => window.removeEventListener('offline', refetchNow)
  }, [refetch])
  const change = (change: (round: Round) => Round) =>
    queries.setQueryData<LoadedRound>(queryKey, (loaded) => loaded && { ...loaded, round: change(loaded.round) })
  // biome-ignore lint/correctness/useExhaustiveDependencies: listens once for each round.
  useEffect(
    () =>
      listenToSentWrites(async ({ about }, answer) => {
        if (about !== nameRoundRecord(roundId)) return
        // A reading that began before the write would bring the round back as it was.
        await queries.cancelQueries({ queryKey })
        change((round) => applyAnswer(round, answer))
        const loaded = queries.getQueryData<LoadedRound>(queryKey)
        if (loaded) await storeRecordForUser(userId, about, loaded.round).catch(() => null)
      }),
    [roundId],
  )
  return {
    round: query.data?.round,
    isFromDevice: query.data?.isFromDevice === true,
    failure: query.error instanceof CallFailed ? query.error : null,
    refetch: () => void refetch(),
    change,
  }
}

async function fetchRoundOrReadStored(roundId: number, userId: number, signal: AbortSignal): Promise<LoadedRound> {
  const name = nameRoundRecord(roundId)
  try {
    const { body: round } = await call<Round>('GET', `ppe_rounds/${roundId}`, { signal, quiet: true })
    const storing =
      round.status === 'closed' ? removeRecordForUser(userId, name) : storeRecordForUser(userId, name, round)
    // The screen says elsewhere that this browser stores nothing.
    await storing.catch(() => null)
    return { round, isFromDevice: false }
  } catch (failure) {
    if (!(failure instanceof CallFailed) || !failure.isOutOfReach) throw failure
    const stored = await readRecordForUser(userId, name).catch(() => null)
    if (!stored) throw failure
    return { round: stored as Round, isFromDevice: true }
  }
}
