import type { SignedInUser } from '#src/platform/browser/session.ts'
import { Avatar } from '#src/ui/frame/avatar.tsx'

export function UserPanel({ user }: { user: SignedInUser }) {
  return (
    <div className="user-panel">
      <Avatar user={user} width={34} />
      <span className="info">
        {user.name} {user.surname}
      </span>
    </div>
  )
}
