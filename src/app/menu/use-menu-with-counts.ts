import { useQueries } from '@tanstack/react-query'
import { callList } from '#src/platform/browser/client.ts'
import type { MenuNode } from '#src/ui/frame/menu/menu-node.ts'

/** Adds numbers to the menu's entries that count a list, such as unread messages. */
export function useMenuWithCounts(menu: readonly MenuNode[]): readonly MenuNode[] {
  const countedAddresses = menu.flatMap(({ counts }) => (counts === undefined ? [] : [counts.address]))
  const totals = useQueries({
    queries: countedAddresses.map((address) => ({
      // The key begins with the list's name, so that invalidating the list also invalidates its count.
      queryKey: [address.split('?')[0], 'count', address],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await callList(`${address}&page=1&per_page=1`, { signal, quiet: true })).total ?? 0,
      staleTime: 30_000,
    })),
  })
  const totalByAddress = new Map(countedAddresses.map((address, index) => [address, totals[index]?.data]))
  return menu.map((node) => {
    const count = node.counts === undefined ? undefined : totalByAddress.get(node.counts.address)
    return count ? { ...node, count } : node
  })
}
