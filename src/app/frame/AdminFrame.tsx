import { lazy, Suspense, useRef } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { signOutOrAskFirst } from '#src/access/sign-in/page/request-sign-out.ts'
import { Bell } from '#src/agenda/notices/bell/Bell.tsx'
import { useFindDialogWithShortcuts } from '#src/app/find/use-find-dialog.tsx'
import { buildMenu } from '#src/app/menu/menu.ts'
import { useMenuWithCounts } from '#src/app/menu/use-menu-with-counts.ts'
import { outlines } from '#src/app/modules/outlines.ts'
import { usePulseAndRefresh } from '#src/app/pulse/pulse.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { useWaitingCounts } from '#src/platform/browser/waiting-writes/waiting-count.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { OutlinesContext } from '#src/resource/screens/outlines-context.ts'
import { Frame } from '#src/ui/frame/frame.tsx'
import { isSamePath } from '#src/ui/frame/menu/menu-node.ts'

const outlinesByName = new Map(outlines.map((outline) => [outline.name, outline]))

const { brand = 'Mostrador', version = '' } = document.documentElement.dataset

/** Code splitting: only who signs for equipment without a connection has something that waits. */
const UnsentLine = lazy(async () => ({
  default: await (await import('#src/safety/rounds/offline/UnsentLine.tsx')).loadUnsentLineAndTexts(),
}))

/**
 * Frame of the back office. When another user signs in, it remounts and goes to the start page, so that no screen of
 * the previous user stays.
 */
export function AdminFrame() {
  const text = useText()
  const { pathname } = useLocation()
  const { user } = useSession()
  const ownerId = useRef(user?.id)
  const counts = useWaitingCounts(user?.id)
  const { news, noticeCount } = usePulseAndRefresh(user)
  const menu = useMenuWithCounts(user ? buildMenu(user, text) : [])
  const findDialog = useFindDialogWithShortcuts(user && { user, menu })
  if (!user) return null
  if (isSamePath('/admin', pathname)) ownerId.current = user.id
  if (ownerId.current !== user.id) return <Navigate to="/admin" replace />
  return (
    <Frame
      key={user.id}
      {...{ brand, version, user, menu, news }}
      bell={user.permissions.includes('see_notifications') && <Bell count={noticeCount} />}
      onFind={findDialog.open}
      onSignOut={signOutOrAskFirst}
    >
      <Suspense>{counts && <UnsentLine />}</Suspense>
      <OutlinesContext value={outlinesByName}>
        <Outlet />
      </OutlinesContext>
      {findDialog.dialog}
    </Frame>
  )
}
