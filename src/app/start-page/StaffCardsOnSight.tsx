import { useIsFetching } from '@tanstack/react-query'
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { CardSkeleton, LoadFailure } from '#src/ui/dashboard/dashboard-card.tsx'

/**
 * Code splitting: the cards about staff, whose scripts and texts load when their place comes into sight. It has a place
 * once the cards above it have their figures.
 */
export function StaffCardsOnSight() {
  const place = useRef<HTMLElement>(null)
  const [content, setContent] = useState<{ Cards: ComponentType }>()
  const [isFailed, setFailed] = useState(false)
  const load = useCallback(async () => {
    setFailed(false)
    try {
      setContent({ Cards: await (await import('#src/app/start-page/StaffCards.tsx')).loadStaffCardsAndTexts() })
    } catch {
      setFailed(true)
    }
  }, [])
  const isPlaced = useIsFetching() === 0
  useEffect(() => {
    if (!isPlaced) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      void load()
    })
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [load, isPlaced])
  if (content) return <content.Cards />
  return (
    <section className="card" ref={place}>
      {isFailed ? <LoadFailure retry={() => void load()} /> : <CardSkeleton />}
    </section>
  )
}
