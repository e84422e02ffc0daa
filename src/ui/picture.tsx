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
  /** Gives the source's address once more where it failed, as one that is good for a while may be over. */
  renew?: (() => Promise<string | null>) | undefined
  /** Fetched only when it comes near the sight: for one of many. */
  isLazy?: boolean
}

/** Shows a spinner while loading, then the source, else the fallback, else a broken-picture icon. */
export function Picture({ src, fallback, renew, width, height = width, className = '', ...rest }: PictureProps) {
  const sources = [src, fallback].filter((source): source is string => Boolean(source))
  // A new source remounts it and forgets earlier failures.
  return (
    <Attempts
      key={sources.join(' ')}
      {...{ sources, width, height, className }}
      renew={src ? renew : undefined}
      {...rest}
    />
  )
}

type AttemptsProps = Omit<PictureProps, 'src' | 'fallback' | 'width' | 'height'> & {
  sources: string[]
  width: number | undefined
  height: number | undefined
}

function Attempts({ sources, alt, width, height, className, renew, isLazy = false }: AttemptsProps) {
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState(false)
  // Undefined until the first source was asked for once more.
  const [renewed, setRenewed] = useState<string | null>()
  const source = attempt === 0 && renewed ? renewed : sources[attempt]
  const size = { width, height }
  const askAgain = async (renew: () => Promise<string | null>) => {
    const next = await renew().catch(() => null)
    setRenewed(next)
    if (next === null || next === source) setAttempt(1)
  }
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
          if (attempt > 0 || !renew || renewed !== undefined) setAttempt(attempt + 1)
          else void askAgain(renew)
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
