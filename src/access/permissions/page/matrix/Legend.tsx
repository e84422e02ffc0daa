import { Fragment, type ReactNode } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'

/** Legend of the table: its signs and their meanings. */
export function Legend() {
  const text = useText()
  const signs: [string, ReactNode, string][] = [
    ['frame', <span key="s" className="permission-frame" />, text('access.permissions_page.how.frame')],
    [
      'kept',
      <span key="s" className="faint">
        <i className="bi bi-check-square-fill" aria-hidden="true" />{' '}
        <i className="bi bi-lock-fill" aria-hidden="true" />
      </span>,
      text('access.permissions_page.how.kept'),
    ],
    [
      'locked',
      <i key="s" className="bi bi-lock-fill faint" aria-hidden="true" />,
      text('access.permissions_page.lock.not_held'),
    ],
    [
      'idle',
      <Fragment key="s">
        <span className="permission-sample" /> <i className="bi bi-check-square-fill" aria-hidden="true" />
      </Fragment>,
      text('access.permissions_page.idle'),
    ],
    ['none', '–', text('access.permissions_page.none')],
    [
      'public',
      <span key="s" className="tiny soft">
        {text('access.permissions_page.public')}
      </span>,
      text('access.permissions_page.public_says'),
    ],
    [
      'row',
      <i key="s" className="bi bi-chevron-right soft" aria-hidden="true" />,
      text('access.permissions_page.how.row'),
    ],
  ]
  return (
    <section className="card permission-how">
      <header className="card-header">
        <h2>{text('access.permissions_page.how')}</h2>
      </header>
      <ul className="card-body">
        {signs.map(([name, sign, meaning]) => (
          <li key={name}>
            <span>{sign}</span>
            <span>{`${meaning}.`}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
