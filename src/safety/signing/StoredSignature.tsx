import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import { readFileText } from '#src/platform/browser/client.ts'
import { useSession } from '#src/platform/browser/session.ts'
import '#src/safety/signing/signature.css'

type StoredSignatureProps = {
  /** A delivery that was signed on glass. */
  deliveryId: number
  label: string
  /** True in a row of a table. */
  isSmall?: boolean
}

/**
 * The signature of a delivery, black on white, also in the dark. It is read once it comes into view. Renders nothing
 * for a reader who may not print deliveries, or while it cannot be read.
 */
export function StoredSignature({ deliveryId, label, isSmall = false }: StoredSignatureProps) {
  const { user } = useSession()
  const maySee = hasAccess(createPermissionHolder(user?.permissions), 'print_ppe_deliveries')
  const frame = useRef<HTMLSpanElement>(null)
  const isInView = useIsOnceInView(frame)
  const { data: svg, isError } = useQuery({
    queryKey: ['signatures', deliveryId],
    queryFn: ({ signal }) => readFileText(`ppe_deliveries/${deliveryId}/signature.svg`, { signal, quiet: true }),
    enabled: maySee && isInView,
    // A signature never changes.
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!maySee || isError) return null
  return (
    <span ref={frame} className={isSmall ? 'signature-frame is-small' : 'signature-frame'}>
      {svg && <img src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`} alt={label} />}
    </span>
  )
}

/** True from the first time on that the element is in view. */
function useIsOnceInView(element: React.RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (isInView || !element.current) return
    const observer = new IntersectionObserver((entries) => setInView(entries.some((entry) => entry.isIntersecting)))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isInView])
  return isInView
}
