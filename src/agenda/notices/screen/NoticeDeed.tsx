import { Link } from 'react-router'
import { findNoticeLink, type Notice } from '#src/agenda/notices/notice.ts'
import { createPermissionHolder, hasAccess } from '#src/platform/actor.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { type ButtonSize, type ButtonVariant, buttonClass } from '#src/ui/button/button.tsx'

type NoticeDeedProps = {
  notice: Notice
  variant: ButtonVariant
  size: ButtonSize
  /** Where a settled notice leads. By default back to the screen of the link. */
  leadsTo?: string
}

/** The link to where the notice is settled, for who may do that there. */
export function NoticeDeed({ notice, variant, size, leadsTo }: NoticeDeedProps) {
  const text = useText()
  const { user } = useSession()
  const { to, state, access, label } = findNoticeLink(notice, leadsTo)
  if (!hasAccess(createPermissionHolder(user?.permissions), access)) return null
  return (
    <Link className={buttonClass(variant, size)} {...{ to, state }}>
      {text(label)}
    </Link>
  )
}
