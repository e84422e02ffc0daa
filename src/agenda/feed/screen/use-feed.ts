import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Feed, FeedLayer } from '#src/agenda/feed/feed-layers.ts'
import { CallFailed } from '#src/platform/browser/call-failed.ts'
import { call } from '#src/platform/browser/client.ts'

const path = 'profile/feed'

/** The reader's feed, and what they do with it. Each deed resolves to false if it failed, which `call` has shown. */
export function useFeed() {
  const queries = useQueryClient()
  const query = useQuery({
    queryKey: [path],
    queryFn: async ({ signal }) => (await call<Feed | null>('GET', path, { signal })).body,
  })
  const send = async <T>(work: () => Promise<T>): Promise<T | false> => {
    try {
      return await work()
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure
      return false
    } finally {
      await queries.invalidateQueries({ queryKey: [path] })
    }
  }
  return {
    feed: query.data,
    isFailed: query.isError && query.data === undefined,
    retry: () => void query.refetch(),
    /** Makes an address, in the place of an earlier one. */
    create: (layers: readonly FeedLayer[]) =>
      send(async () => (await call<{ url: string }>('POST', path, { body: { layers } })).body.url),
    changeLayers: (layers: readonly FeedLayer[]) =>
      send(async () => {
        // At once: the box must not jump back until the answer is there.
        queries.setQueryData<Feed | null>([path], (feed) => feed && { ...feed, layers: [...layers] })
        await call('PUT', path, { body: { layers } })
        return true
      }),
    revoke: () =>
      send(async () => {
        await call('DELETE', path)
        return true
      }),
  }
}
