import { useSession } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { changeAndStoreLayout, useLayout } from '#src/ui/frame/layout/layout.ts'

/** The height of all lists of a user: 350 px, or as tall as the window. `isKnown`: they were told, or chose. */
export type ListHeight = { isTall: boolean; isKnown: boolean; toggle: () => void; dismissHint: () => void }

export function useListHeight(): ListHeight {
  const { user } = useSession()
  const { tallLists, knowsTallLists } = useLayout(user?.id ?? 0)
  return {
    isTall: tallLists,
    isKnown: tallLists || knowsTallLists,
    toggle: () => changeAndStoreLayout({ tallLists: !tallLists, knowsTallLists: true }),
    dismissHint: () => changeAndStoreLayout({ knowsTallLists: true }),
  }
}

export function ListHeightButton({ height: { isTall, toggle } }: { height: ListHeight }) {
  const text = useText()
  return (
    <Button
      variant="quiet"
      icon={isTall ? 'arrows-collapse' : 'arrows-expand'}
      className="data-table-tall"
      aria-pressed={isTall}
      title={text('ui.table.tall')}
      onClick={toggle}
    >
      {text('ui.table.tall')}
    </Button>
  )
}

/** Tells once, above the first list that does not fit, that lists can be taller. */
export function ListHeightHint({ height: { isKnown, dismissHint } }: { height: ListHeight }) {
  const text = useText()
  if (isKnown) return null
  return (
    <p className="data-table-hint">
      <i className="bi bi-arrows-expand" aria-hidden="true" />
      <span>{text('ui.table.tall_hint')}</span>
      <Button variant="quiet" size="small" onClick={dismissHint}>
        {text('ui.table.tall_hint_done')}
      </Button>
    </p>
  )
}
