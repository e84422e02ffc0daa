import { useQuery } from '@tanstack/react-query'
import { call } from '#src/platform/browser/client.ts'
import type { Entity } from '#src/resource/declaration.ts'
import { extractListRows } from '#src/resource/model.ts'

/** The public parameters, which every reader may see. Null if there are none, undefined until they are loaded. */
export function useShopParameters(): Entity | null | undefined {
  const { data: parameters } = useQuery({
    queryKey: ['parameters', 'of the shop'],
    queryFn: async ({ signal }) => {
      // The answer of the products' list also contains the public parameters.
      const { body } = await call<unknown>('GET', 'products?page=1&per_page=1', { signal })
      return extractListRows('parameters', body)[0] ?? null
    },
  })
  return parameters
}

/** The shop's name, else that of the program. */
export function useShopName(): string {
  const name = useShopParameters()?.shop_name
  return typeof name === 'string' ? name : (document.documentElement.dataset.brand ?? 'Mostrador')
}
