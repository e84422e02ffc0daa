import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import { call } from '#src/platform/browser/client.ts'
import { useSession } from '#src/platform/browser/session.ts'
import type { Card, CardAnswer } from '#src/resource/cards/card.ts'
import type { LoadState } from '#src/ui/dashboard/figure.tsx'

const minuteMs = 60_000

/** No toast where it fails: the card says so itself. */
const cardQuery = <F>({ name }: Card<F>) =>
  queryOptions({
    queryKey: ['dashboard', name],
    queryFn: async ({ signal }) => {
      await startNewTask()
      return (await call<CardAnswer<F>>('GET', `dashboard/${name}`, { signal, quiet: true })).body
    },
    staleTime: minuteMs,
  })

/** Long task: the cards ask one after the other, and the browser paints and answers in between. */
const startNewTask = () => new Promise((resolve) => setTimeout(resolve))

/** A card's figures. Several parts of the page may ask for the same card; it is fetched once. */
export function useCard<F>(card: Card<F>): LoadState<F> {
  const { data, isError, refetch } = useQuery(cardQuery(card))
  if (data) return { state: 'ready', value: data.figures }
  return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'waiting' }
}

/** The moment of the oldest figures on the page; null until any are there. */
export function useOldestMoment(cards: readonly Card[]): string | null {
  return useQueries({
    queries: cards.map((card) => cardQuery(card)),
    combine: (results) => results.flatMap(({ data }) => data?.at ?? []).sort()[0] ?? null,
  })
}

/** Tells which cards the reader may see; the server decides. */
export function useCanSeeCard(): (card: Card) => boolean {
  const { user } = useSession()
  const actor = createPermissionHolder(user?.permissions)
  return ({ access }) => hasAccess(actor, access)
}

/** The same card with something else made of its figures. */
export function mapLoadState<T, U>(load: LoadState<T>, mapValue: (value: T) => U): LoadState<U> {
  return load.state === 'ready' ? { state: 'ready', value: mapValue(load.value) } : load
}
