import { Outlet } from 'react-router'
import { leave } from '#src/access/leave.ts'
import { menuFor } from '#src/app/menu.ts'
import { useText } from '#src/platform/i18n.tsx'
import { useSession } from '#src/platform/session.ts'
import { Frame } from '#src/ui/frame/frame.tsx'

const { brand = 'Mostrador', version = '' } = document.documentElement.dataset

/** Another person means another frame: nothing of one's screens is left for the next. */
export function AdminFrame() {
  const text = useText()
  const { user } = useSession()
  if (!user) return null
  return (
    <Frame key={user.id} brand={brand} version={version} user={user} menu={menuFor(user, text)} onSignOut={leave}>
      <Outlet />
    </Frame>
  )
}
