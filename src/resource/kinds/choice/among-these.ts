import { lazy } from 'react'

/** Lists load what searches once they are filtered. */
export const AmongThese = lazy(async () => ({
  default: (await import('#src/ui/choice/among-filter.tsx')).StaticAmongFilter,
}))
