import { useSearchParams } from 'react-router'

/**
 * The query of the day that the screen's address names, '' without one. By its day a notice is found before its days of
 * notice too, as the calendar shows it.
 */
export function useDayQuery(): string {
  const [search] = useSearchParams()
  const day = search.get('expiration_date')
  return day ? `?${new URLSearchParams({ expiration_date: day })}` : ''
}
