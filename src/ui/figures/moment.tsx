import { useLanguage } from '#src/platform/i18n/i18n.tsx'
import { formatDateTime, formatRelativeOrDateTime } from '#src/ui/figures/format-values.ts'
import { useNow } from '#src/ui/figures/use-now.ts'

/** A timestamp, relative within the last 24 hours. The tooltip shows the exact time. */
export function RelativeMoment({ value }: { value: string }) {
  const language = useLanguage()
  return (
    <time className="unbroken" dateTime={value} title={formatDateTime(value, language)}>
      {formatRelativeOrDateTime(value, language, useNow())}
    </time>
  )
}

/** A timestamp with its day and time. The tooltip says how long ago it was, within the last 24 hours. */
export function ExactMoment({ value }: { value: string }) {
  const language = useLanguage()
  return (
    <time className="unbroken" dateTime={value} title={formatRelativeOrDateTime(value, language, useNow())}>
      {formatDateTime(value, language)}
    </time>
  )
}
