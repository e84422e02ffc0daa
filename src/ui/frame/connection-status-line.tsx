import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'

/** Connection lost, connection restored, or a newer version on the server. */
export type News = 'lost' | 'back' | 'newer'

const tones = { lost: 'warn', back: 'ok', newer: 'info' } as const

/**
 * Status line at the top. The live region is always mounted, because screen readers announce only changes in a region
 * that already exists.
 */
export function ConnectionStatusLine({ news }: { news: News | null }) {
  const text = useText()
  return (
    <div className={news ? `news-line news-${tones[news]}` : ''} role="status">
      {news && <span>{text(`ui.news.${news}`)}</span>}
      {news === 'newer' && (
        <Button variant="quiet" size="small" onClick={() => window.location.reload()}>
          {text('ui.news.reload')}
        </Button>
      )}
    </div>
  )
}
