import { Link } from 'react-router'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { buttonClass } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Page } from '#src/ui/frame/page.tsx'

/** Not found: an address or a record, with a way back. */
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
