import { Link } from 'react-router'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

type CountProps = {
  captionKey: string
  value: number
  hint?: string | undefined
  isWrong?: boolean
  /** Address of a list with the counted rows, or `#id` of an element on this page. */
  address?: string | null
}

/** A number with its caption. It is a link if there is an address. */
export function Count({ captionKey, value, hint, isWrong = false, address = null }: CountProps) {
  const text = useText()
  const formatFigure = useCountFormat()
  const content = (
    <>
      <span className="label">{text(captionKey)}</span>
      <span className={isWrong ? 'value load-danger' : 'value'}>{formatFigure(value)}</span>
      {hint && <span className="hint">{hint}</span>}
    </>
  )
  if (address === null) return <div>{content}</div>
  return address.startsWith('#') ? <a href={address}>{content}</a> : <Link to={address}>{content}</Link>
}
