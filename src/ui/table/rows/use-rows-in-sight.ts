import { type RefObject, useEffect, useState } from 'react'

/** Whether a list's box has more below and to the right, and the number of its last row that is in sight, from 1. */
type RowsInSight = { isMoreBelow: boolean; isMoreRight: boolean; isScrollable: boolean; lastRow: number }

const allInSight: RowsInSight = { isMoreBelow: false, isMoreRight: false, isScrollable: false, lastRow: 0 }

/** Follows which rows of the box can be seen, as it is scrolled, resized or filled. */
export function useRowsInSight(box: RefObject<HTMLElement | null>): RowsInSight {
  const [inSight, setInSight] = useState(allInSight)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      const next = measureRowsInSight(element)
      setInSight((previous) => (JSON.stringify(previous) === JSON.stringify(next) ? previous : next))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [box])
  return inSight
}

function measureRowsInSight(box: HTMLElement): RowsInSight {
  const bottom = box.getBoundingClientRect().top + box.clientHeight
  const isMoreBelow = box.scrollTop + box.clientHeight < box.scrollHeight - 1
  const rows = [...box.querySelectorAll('tr[data-record]')]
  const isInSight = (row: Element) => row.getBoundingClientRect().bottom <= bottom + 1
  return {
    isMoreBelow,
    isMoreRight: box.scrollLeft + box.clientWidth < box.scrollWidth - 1,
    isScrollable: box.scrollHeight > box.clientHeight + 1,
    lastRow: isMoreBelow ? rows.findLastIndex(isInSight) + 1 : rows.length,
  }
}
