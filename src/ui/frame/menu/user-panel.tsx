import { Link } from 'react-router'
import type { SignedInUser } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Avatar } from '#src/ui/frame/avatar.tsx'

export function UserPanel({ user }: { user: SignedInUser }) {
  const text = useText()
  return (
    <Link className="user-panel" to="/admin/profile" title={text('ui.frame.profile')}>
      <Avatar user={user} width={34} />
      <span className="info">
        {user.name} {user.surname}
      </span>
    </Link>
  )
}
