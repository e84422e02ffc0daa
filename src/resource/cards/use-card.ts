import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import { call } from '#src/platform/browser/client.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { useLanguage } from '#src/platform/i18n/i18n.tsx'
import type { Card, CardAnswer } from '#src/resource/cards/card.ts'
import type { LoadState } from '#src/ui/dashboard/figure.tsx'

const minuteMs = 60_000

/**
 * Query of a card's figures, some of which are words in the reader's language. A failure shows no toast, because the
 * card itself shows it.
 */
const buildCardQuery = <F>({ name }: Card<F>, language: string) =>
  queryOptions({
    queryKey: ['dashboard', name, language],
    queryFn: async ({ signal }) => {
      await waitForNextTask()
      return (await call<CardAnswer<F>>('GET', `dashboard/${name}`, { signal, quiet: true })).body
    },
    staleTime: minuteMs,
  })

/** Long task: each card starts its request in a task of its own, so that the browser can paint and react in between. */
const waitForNextTask = () => new Promise((resolve) => setTimeout(resolve))

/** A card's figures. Several parts of the page may use the same card; it is fetched once. */
export function useCard<F>(card: Card<F>): LoadState<F> {
  const { data, isError, refetch } = useQuery(buildCardQuery(card, useLanguage()))
  if (data) return { state: 'ready', value: data.figures }
  return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'waiting' }
}

/** The moment at which the oldest figures on the page were computed; null as long as there are none. */
export function useOldestFiguresMoment(cards: readonly Card[]): string | null {
  const language = useLanguage()
  return useQueries({
    queries: cards.map((card) => buildCardQuery(card, language)),
    combine: (results) => results.flatMap(({ data }) => data?.at ?? []).sort()[0] ?? null,
  })
}

/** Returns a function that tells whether the reader may see a card. The server checks it again. */
export function useCanSeeCard(): (card: Card) => boolean {
  const { user } = useSession()
  const actor = createPermissionHolder(user?.permissions)
  return ({ access }) => hasAccess(actor, access)
}

/** Maps the value of a loaded card; other states stay as they are. */
export function mapLoadedValue<T, U>(load: LoadState<T>, mapValue: (value: T) => U): LoadState<U> {
  return load.state === 'ready' ? { state: 'ready', value: mapValue(load.value) } : load
}
