import { lazy } from 'react'

/** Code splitting: a list loads this filter once somebody opens its filters. */
export const LazyChoicesFilter = lazy(async () => ({
  default: (await import('#src/ui/choice/among-filter.tsx')).StaticAmongFilter,
}))
