import { useEffect, useState } from 'react'
import { measureRateAndTimeLeft, type ProgressSample } from '#src/importer/screen/result/pace.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'

/** The rate of a running import, and its time left as text. */
export function useRateAndTimeLeft({
  done,
  total,
}: {
  done: number
  total: number
}): { rate: number; timeLeft: string } | null {
  const text = useText()
  const [samples, setSamples] = useState<readonly ProgressSample[]>([])
  useEffect(() => setSamples((previous) => [...previous.slice(-30), { done, atMs: performance.now() }]), [done])
  const pace = measureRateAndTimeLeft(samples, total)
  if (!pace) return null
  const minutes = Math.ceil(pace.leftSeconds / 60)
  const timeLeft =
    pace.leftSeconds < 90
      ? text('importer.screen.seconds_left', { count: Math.max(1, Math.ceil(pace.leftSeconds / 5) * 5) })
      : text('importer.screen.minutes_left', { count: minutes })
  return { rate: pace.rate, timeLeft }
}
