import { Link } from 'react-router'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { buttonClass } from '#src/ui/button/button.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { Stand } from '#src/ui/stand.tsx'

/** Not found: an address or a record, with a way back. */
export function Missing({ backTo = '/admin' }: { backTo?: string }) {
  const text = useText()
  return (
    <Page title={text('ui.missing.title')}>
      <div className="card">
        <Stand outline="missing" title={text('ui.missing.text')}>
          <Link className={buttonClass()} to={backTo}>
            {text('ui.missing.back')}
          </Link>
        </Stand>
      </div>
    </Page>
  )
}
