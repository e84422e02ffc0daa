import { type Translate, useText } from '#src/platform/i18n/i18n.tsx'
import type { View } from '#src/resource/views/views.ts'

/** The title of a view's button: its name, and who shares it. */
export const viewTitle = (text: Translate, { name, own, maker }: View): string =>
  own ? name : `${name} · ${text('resource.views.shared_by', { name: maker })}`

/** The name of a view, an icon if it is shared, and the word 'changed'. */
export function ViewMark({ view, isChanged, hasMaker }: { view: View; isChanged: boolean; hasMaker?: boolean }) {
  const text = useText()
  const sharedText = view.own
    ? text('resource.views.is_shared')
    : text('resource.views.shared_by', { name: view.maker })
  return (
    <>
      <span className="view-name">
        {view.name}
        {hasMaker && !view.own && <small>{view.maker}</small>}
      </span>
      {view.shared && (
        <>
          <i className="bi bi-people soft" aria-hidden="true" />
          <span className="visually-hidden">{sharedText}</span>
        </>
      )}
      {isChanged && <small className="view-changed">{text('resource.views.changed')}</small>}
    </>
  )
}
