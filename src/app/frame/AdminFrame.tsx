import { useRef } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { requestSignOut } from '#src/access/sign-in/page/request-sign-out.ts'
import { useFind } from '#src/app/find/use-find.tsx'
import { menuFor } from '#src/app/menu/menu.ts'
import { useCounted } from '#src/app/menu/menu-counts.ts'
import { outlines } from '#src/app/modules/outlines.ts'
import { usePulse } from '#src/app/pulse/pulse.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { OutlinesContext } from '#src/resource/screens/outlines-context.ts'
import { Frame } from '#src/ui/frame/frame.tsx'
import { samePlace } from '#src/ui/frame/menu-node.ts'

const byName = new Map(outlines.map((outline) => [outline.name, outline]))

const { brand = 'Mostrador', version = '' } = document.documentElement.dataset

/** The admin's frame, remounted for another user, who starts at the index: no screen of the former user is kept. */
export function AdminFrame() {
  const text = useText()
  const { pathname } = useLocation()
  const { user } = useSession()
  const owner = useRef(user?.id)
  const news = usePulse(user)
  const menu = useCounted(user ? menuFor(user, text) : [])
  const find = useFind(user && { user, menu })
  if (!user) return null
  if (samePlace('/admin', pathname)) owner.current = user.id
  if (owner.current !== user.id) return <Navigate to="/admin" replace />
  return (
    <Frame key={user.id} {...{ brand, version, user, menu, news }} onFind={find.open} onSignOut={requestSignOut}>
      <OutlinesContext value={byName}>
        <Outlet />
      </OutlinesContext>
      {find.dialog}
    </Frame>
  )
}
