import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'

/** What concerns every screen: no connection, connected again, newer screens on the server. */
export type News = 'lost' | 'back' | 'newer'

const tones = { lost: 'warn', back: 'ok', newer: 'info' } as const

/** Line at the top of the window; the live region stays, so that what comes into it is read out. */
export function NewsLine({ news }: { news: News | null }) {
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
