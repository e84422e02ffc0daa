import { lazy } from 'react'

/** Code splitting: a list loads this filter when the reader first opens the list's filters. */
export const LazyChoicesFilter = lazy(async () => ({
  default: (await import('#src/ui/choice/among-filter.tsx')).StaticAmongFilter,
}))
