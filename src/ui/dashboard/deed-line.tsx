import { Link } from 'react-router'
import { buttonClass } from '#src/ui/button/button.tsx'

type DeedLineProps = { icon: string; title: string; note: string; to: string; label: string }

/** Something to be done, with the link that leads to it. */
export function DeedLine({ icon, title, note, to, label }: DeedLineProps) {
  return (
    <li>
      <i className={`bi bi-${icon}`} aria-hidden="true" />
      <span className="grow">
        <b>{title}</b>
        <small>{note}</small>
      </span>
      <Link className={buttonClass('secondary', 'small')} {...{ to }}>
        {label}
      </Link>
    </li>
  )
}
