import { useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Resource } from '#src/resource/declaration.ts'
import { takesPercent } from '#src/resource/kinds/number/percent.ts'
import type { Model } from '#src/resource/model.ts'
import { BulkActions } from '#src/resource/screens/bulk/BulkActions.tsx'
import { BulkDelete } from '#src/resource/screens/bulk/BulkDelete.tsx'
import { type Meant, meantBy } from '#src/resource/screens/bulk/bulk-calls.ts'
import { ExportMenu } from '#src/resource/screens/export/ExportMenu.tsx'
import { lookQuery } from '#src/resource/screens/list/use-list.ts'
import { inSentence } from '#src/resource/screens/resource-words.ts'
import { useMay } from '#src/resource/screens/use-may.ts'
import { Button, buttonClass } from '#src/ui/button/button.tsx'
import type { ListView } from '#src/ui/table/list-view.ts'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'
import type { Selection } from '#src/ui/table/selection/selection.ts'
import { useLazyLoad } from '#src/ui/use-lazy-load.ts'

/** Its fields are those of forms, which a list does without. */
const loadEdit = async () => (await import('#src/resource/screens/bulk/BulkEdit.tsx')).BulkEdit

type BulkBarProps = {
  model: Model
  selection: Selection
  /** How many are chosen. */
  selected: number
  /** What the list finds, of which all may be chosen, and the columns that it shows. */
  look: { view: ListView; where: string; total: number; columns: readonly string[] }
}

/** What can be done with the chosen rows: setting the fields that the declaration offers, exporting, deleting. */
export function BulkBar({ model, selection, selected, look }: BulkBarProps) {
  const { resource } = model
  const text = useText()
  const may = useMay(resource)
  const [asked, setAsked] = useState<{ field: string | null; meant: Meant } | null>(null)
  const { loadedValue: BulkEdit, load: come } = useLazyLoad(loadEdit)
  const ask = async (field: string | null) => {
    if (field === null || (await come())) setAsked({ field, meant: await meantBy(resource, selection, look) })
  }
  const onClose = () => setAsked(null)
  const onDone = () => {
    setAsked(null)
    selection.clear()
  }
  return (
    <>
      {may.update && resource.bulk.map((field) => <SetButton key={field} {...{ resource, field }} onAsk={ask} />)}
      <BulkActions {...{ resource, onDone }} readMeant={() => meantBy(resource, selection, look)} />
      <ExportChosen {...{ resource, selection, selected, look }} />
      {may.delete && (
        <Button size="small" icon="trash" title={text('Eliminar')} onClick={() => void ask(null)}>
          {text('Eliminar')}
        </Button>
      )}
      {BulkEdit && asked?.field != null && (
        <BulkEdit {...{ model, onClose, onDone }} field={asked.field} meant={asked.meant} />
      )}
      {asked?.field === null && <BulkDelete {...{ resource, onClose, onDone }} meant={asked.meant} />}
    </>
  )
}

type ExportChosenProps = Pick<BulkBarProps, 'selection' | 'selected' | 'look'> & { resource: Resource }

/** Chosen by hand they are named, whatever the list finds meanwhile; all that it finds are its filters. */
function ExportChosen({ resource, selection, selected, look }: ExportChosenProps) {
  const text = useText()
  const figure = useCountFormat()
  const { view, where, columns } = look
  const query = lookQuery(selection.isAll ? { view, where } : { view: { ...view, q: '' }, where: '' })
  query.set('fields', columns.join())
  return (
    <ExportMenu
      {...{ resource, query }}
      ids={selection.isAll ? undefined : selection.ids}
      note={text('ui.table.selected', { count: selected, figure: figure(selected) })}
      buttonClassName={buttonClass('primary', 'small')}
    />
  )
}

function SetButton({ resource, field, onAsk }: { resource: Resource; field: string; onAsk: (field: string) => void }) {
  const text = useText()
  const caption = text(captionKey(resource, field))
  const isRaised = takesPercent(resource.fields[field])
  const title = isRaised ? text('resource.bulk.adjust', { name: inSentence(caption) }) : caption
  return (
    <Button size="small" icon={isRaised ? 'percent' : 'pencil-square'} title={title} onClick={() => onAsk(field)}>
      {title}
    </Button>
  )
}
