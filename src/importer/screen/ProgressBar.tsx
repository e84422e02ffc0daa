import { useId } from 'react'
import { useLanguage } from '#src/platform/i18n/i18n.tsx'

type ProgressBarProps = {
  label: string
  /** Share of the work that is done, from 0 to 1. Null if unknown. */
  share: number | null
  /** Text below the bar: rows, rate, time left. */
  details?: string | undefined
}

/** Progress bar with a visible label, which is also its label for screen readers. */
export function ProgressBar({ label, share, details }: ProgressBarProps) {
  const id = useId()
  const language = useLanguage()
  const percent = share === null ? null : Math.floor(share * 100)
  const percentText = percent === null ? '' : (percent / 100).toLocaleString(language, { style: 'percent' })
  return (
    <div className="load-progress">
      <p className="load-progress-words">
        <span id={id}>{label}</span>
        <b className="num">{percentText}</b>
      </p>
      <div
        className={percent === null ? 'meter load-unknown' : 'meter'}
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(percent !== null && { 'aria-valuenow': percent })}
      >
        <i style={{ width: `${percent ?? 30}%` }} />
      </div>
      {details !== undefined && <p className="soft num load-progress-says">{details || '\u00a0'}</p>}
    </div>
  )
}
