import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'react-router'

/**
 * The tab in the address (`?tab=name`), by default the first, and the function that chooses another. Choosing a tab
 * replaces the entry in the browser's history: Back leaves the record, to the list with its query.
 */
export function useTabInAddress(names: readonly string[]): { chosenName: string; chooseTab: (name: string) => void } {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const chosenName = names.find((name) => name === search.get('tab')) ?? names[0] ?? ''
  const chooseTab = useCallback(
    (tab: string) => {
      const replaceTab = (current: URLSearchParams) => {
        const newSearch = new URLSearchParams(current)
        newSearch.set('tab', tab)
        return newSearch
      }
      setSearch(replaceTab, { replace: true, preventScrollReset: true, state })
    },
    [setSearch, state],
  )
  return { chosenName, chooseTab }
}
