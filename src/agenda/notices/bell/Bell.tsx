import { lazy, Suspense } from 'react'
import { formatLimitedCount } from '#src/agenda/limited-count.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Dropdown } from '#src/ui/button/dropdown.tsx'

/** Code splitting: what the bell shows is loaded when it is first opened. */
const BellMenu = lazy(async () => ({
  default: await (await import('#src/agenda/notices/bell/BellMenu.tsx')).loadBellMenuAndTexts(),
}))

/** The bell in the header, with the number of notices that the pulse brought. */
export function Bell({ count }: { count: number }) {
  const text = useText()
  const figure = formatLimitedCount(count)
  return (
    <Dropdown
      label={`${text('pages.notifications.list')}: ${figure}`}
      menuClassName="bell-menu"
      toggle={
        <>
          <i className="bi bi-bell" aria-hidden="true" />
          <span className={`bell-badge ${count > 0 ? 'bg-warning' : 'bg-secondary'}`}>{figure}</span>
        </>
      }
    >
      {(closeMenu) => (
        <Suspense>
          <BellMenu onLeave={closeMenu} />
        </Suspense>
      )}
    </Dropdown>
  )
}
