import { useState } from 'react'

type PictureProps = {
  src: string | null | undefined
  /** Address of the picture that is shown when the source is missing or broken. */
  fallback?: string
  alt: string
  /** Width in CSS pixels. The height equals it by default. */
  width?: number
  height?: number
  className?: string
  /** Fetches a new URL after `src` failed, because a signed URL may have expired. */
  renew?: (() => Promise<string | null>) | undefined
  /** True to load the picture only when it comes near the viewport. */
  isLazy?: boolean
}

/** Shows a spinner while loading, then the source, else the fallback, else a broken-picture icon. */
export function Picture({ src, fallback, renew, width, height = width, className = '', ...imageProps }: PictureProps) {
  const sources = [src, fallback].filter((source): source is string => Boolean(source))
  // Another source remounts the component, which forgets earlier failures.
  return (
    <PictureAttempts
      key={sources.join(' ')}
      {...{ sources, width, height, className }}
      renew={src ? renew : undefined}
      {...imageProps}
    />
  )
}

type PictureAttemptsProps = Omit<PictureProps, 'src' | 'fallback' | 'width' | 'height'> & {
  sources: string[]
  width: number | undefined
  height: number | undefined
}

function PictureAttempts({ sources, alt, width, height, className, renew, isLazy = false }: PictureAttemptsProps) {
  const [attempt, setAttempt] = useState(0)
  const [isLoaded, setIsLoaded] = useState(false)
  // The renewed source; null if renewing failed. Undefined until `renew` was called.
  const [renewedSource, setRenewedSource] = useState<string | null>()
  const source = attempt === 0 && renewedSource ? renewedSource : sources[attempt]
  const size = { width, height }
  const renewSource = async (renew: () => Promise<string | null>) => {
    const newSource = await renew().catch(() => null)
    setRenewedSource(newSource)
    if (newSource === null || newSource === source) setAttempt(1)
  }
  if (source === undefined) return <BrokenPicture alt={alt} className={className} {...size} />
  return (
    <span className={`picture ${className}`} style={size}>
      {!isLoaded && <span className="spinner-border spinner-border-sm" aria-hidden="true" />}
      <img
        key={source}
        src={source}
        alt={alt}
        {...size}
        className={isLoaded ? undefined : 'picture-waiting'}
        decoding="async"
        loading={isLazy ? 'lazy' : undefined}
        onLoad={() => setIsLoaded(true)}
        onError={() => {
          setIsLoaded(false)
          if (attempt > 0 || !renew || renewedSource !== undefined) setAttempt(attempt + 1)
          else void renewSource(renew)
        }}
      />
    </span>
  )
}

/** ARIA attributes of a picture. Without alternative text it is decoration. */
const buildImageAria = (alt: string) => (alt ? ({ role: 'img', 'aria-label': alt } as const) : { 'aria-hidden': true })

type BrokenPictureProps = {
  alt: string
  className: string | undefined
  width: number | undefined
  height: number | undefined
}

function BrokenPicture({ alt, className, width, height }: BrokenPictureProps) {
  return (
    <span className={`picture picture-broken ${className}`} style={{ width, height }} {...buildImageAria(alt)}>
      <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.5">
        <path d="M3 5h18v6l-4 3-4-3-4 3-3-2-3 2zM3 17l3-2 3 2 4-3 4 3 4-3v5H3z" strokeLinejoin="round" />
        <circle cx="8" cy="8.5" r="1.2" />
      </svg>
    </span>
  )
}
