import { useState } from 'react'

type PictureProps = {
  src: string | null | undefined
  /** Shown when the source is missing or broken. */
  fallback?: string
  alt: string
  /** CSS pixels; the height equals the width unless given. */
  width?: number
  height?: number
  className?: string
  /** Fetched only when it comes near the sight: for one of many. */
  isLazy?: boolean
}

/** Shows a spinner while loading, then the source, else the fallback, else a broken-picture icon. */
export function Picture({ src, fallback, alt, width, height = width, className = '', isLazy = false }: PictureProps) {
  const sources = [src, fallback].filter((source): source is string => Boolean(source))
  // A new source remounts it and forgets earlier failures.
  return <Attempts key={sources.join(' ')} {...{ sources, alt, width, height, className, isLazy }} />
}

type AttemptsProps = Omit<PictureProps, 'src' | 'fallback' | 'width' | 'height'> & {
  sources: string[]
  width: number | undefined
  height: number | undefined
}

function Attempts({ sources, alt, width, height, className, isLazy }: AttemptsProps) {
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState(false)
  const source = sources[attempt]
  const size = { width, height }
  if (source === undefined) return <BrokenPicture alt={alt} className={className} {...size} />
  return (
    <span className={`picture ${className}`} style={size}>
      {!loaded && <span className="spinner-border spinner-border-sm" aria-hidden="true" />}
      <img
        key={source}
        src={source}
        alt={alt}
        {...size}
        className={loaded ? undefined : 'picture-waiting'}
        decoding="async"
        loading={isLazy ? 'lazy' : undefined}
        onLoad={() => setLoaded(true)}
        onError={() => {
          setLoaded(false)
          setAttempt(attempt + 1)
        }}
      />
    </span>
  )
}

/** One without words is decoration. */
const named = (alt: string) => (alt ? ({ role: 'img', 'aria-label': alt } as const) : { 'aria-hidden': true })

type BrokenProps = { alt: string; className: string | undefined; width: number | undefined; height: number | undefined }

function BrokenPicture({ alt, className, width, height }: BrokenProps) {
  return (
    <span className={`picture picture-broken ${className}`} style={{ width, height }} {...named(alt)}>
      <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.5">
        <path d="M3 5h18v6l-4 3-4-3-4 3-3-2-3 2zM3 17l3-2 3 2 4-3 4 3 4-3v5H3z" strokeLinejoin="round" />
        <circle cx="8" cy="8.5" r="1.2" />
      </svg>
    </span>
  )
}
