import { Link } from 'react-router'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { buttonClass } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Page } from '#src/ui/frame/page.tsx'

/** Page for an unknown address or a missing record, with a link back. */
export function NotFoundPage({ backTo = '/admin' }: { backTo?: string }) {
  const text = useText()
  return (
    <Page title={text('ui.missing.title')}>
      <div className="card">
        <EmptyState outline="missing" title={text('ui.missing.text')}>
          <Link className={buttonClass()} to={backTo}>
            {text('ui.missing.back')}
          </Link>
        </EmptyState>
      </div>
    </Page>
  )
}
