import { Link } from 'react-router'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

type CountProps = {
  says: string
  value: number
  hint?: string | undefined
  isWrong?: boolean
  /** Where the rows are that it counts; `#id` on this page. */
  to?: string | null
}

/** A figure with its caption; a link to its rows where there is such a place. */
export function Count({ says, value, hint, isWrong = false, to = null }: CountProps) {
  const text = useText()
  const figure = useCountFormat()
  const told = (
    <>
      <span className="label">{text(says)}</span>
      <span className={isWrong ? 'value load-danger' : 'value'}>{figure(value)}</span>
      {hint && <span className="hint">{hint}</span>}
    </>
  )
  if (to === null) return <div>{told}</div>
  return to.startsWith('#') ? <a href={to}>{told}</a> : <Link to={to}>{told}</Link>
}
