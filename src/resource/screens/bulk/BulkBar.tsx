import { useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Resource } from '#src/resource/declaration.ts'
import { canIncreaseByPercent } from '#src/resource/kinds/number/percent.ts'
import type { Model } from '#src/resource/model.ts'
import { BulkActions } from '#src/resource/screens/bulk/BulkActions.tsx'
import { BulkDelete } from '#src/resource/screens/bulk/BulkDelete.tsx'
import { buildRowSelectorOrFetchIds, type RowSelector } from '#src/resource/screens/bulk/bulk-calls.ts'
import { ExportMenu } from '#src/resource/screens/export/ExportMenu.tsx'
import { buildListQuery } from '#src/resource/screens/list/use-list.ts'
import { lowercaseFirst } from '#src/resource/screens/resource-names.ts'
import { useOfferedActions } from '#src/resource/screens/use-offered-actions.ts'
import { Button, buttonClass } from '#src/ui/button/button.tsx'
import type { ListView } from '#src/ui/table/list-view.ts'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'
import type { Selection } from '#src/ui/table/selection/selection.ts'
import { useLazyLoad } from '#src/ui/use-lazy-load.ts'

/** Lazy loading: a bulk edit needs the form's fields, which a list does not load. */
const loadBulkEdit = async () => (await import('#src/resource/screens/bulk/BulkEdit.tsx')).BulkEdit

type BulkBarProps = {
  model: Model
  selection: Selection
  /** Number of chosen rows. */
  selectedCount: number
  /** The list's query, its total (all of it may be chosen), and its visible columns. */
  list: { view: ListView; where: string; total: number; columns: readonly string[] }
}

/** Bar of bulk actions for the chosen rows: sets fields that the declaration offers, exports, deletes. */
export function BulkBar({ model, selection, selectedCount, list }: BulkBarProps) {
  const { resource } = model
  const text = useText()
  const may = useOfferedActions(resource)
  const [openDialog, setOpenDialog] = useState<{ field: string | null; rowSelector: RowSelector } | null>(null)
  const { loadedValue: BulkEdit, load } = useLazyLoad(loadBulkEdit)
  const openDialogFor = async (field: string | null) => {
    if (field === null || (await load()))
      setOpenDialog({ field, rowSelector: await buildRowSelectorOrFetchIds(resource, selection, list) })
  }
  const onClose = () => setOpenDialog(null)
  const onDone = () => {
    setOpenDialog(null)
    selection.clear()
  }
  return (
    <>
      {may.update &&
        resource.bulkFields.map((field) => (
          <SetFieldButton key={field} {...{ resource, field }} onPress={openDialogFor} />
        ))}
      <BulkActions
        {...{ resource, onDone }}
        readRowSelector={() => buildRowSelectorOrFetchIds(resource, selection, list)}
      />
      <ExportSelected {...{ resource, selection, selectedCount, list }} />
      {may.delete && (
        <Button size="small" icon="trash" title={text('Eliminar')} onClick={() => void openDialogFor(null)}>
          {text('Eliminar')}
        </Button>
      )}
      {BulkEdit && openDialog?.field != null && (
        <BulkEdit {...{ model, onClose, onDone }} field={openDialog.field} rowSelector={openDialog.rowSelector} />
      )}
      {openDialog?.field === null && (
        <BulkDelete {...{ resource, onClose, onDone }} rowSelector={openDialog.rowSelector} />
      )}
    </>
  )
}

type ExportSelectedProps = Pick<BulkBarProps, 'selection' | 'selectedCount' | 'list'> & { resource: Resource }

/**
 * Exports the chosen rows. Rows chosen one by one are sent by id, even if the list no longer finds them; 'all' is sent
 * as the list's filters.
 */
function ExportSelected({ resource, selection, selectedCount, list }: ExportSelectedProps) {
  const text = useText()
  const formatCount = useCountFormat()
  const { view, where, columns } = list
  const query = buildListQuery(selection.isAll ? { view, where } : { view: { ...view, q: '' }, where: '' })
  query.set('fields', columns.join())
  return (
    <ExportMenu
      {...{ resource, query }}
      ids={selection.isAll ? undefined : selection.ids}
      note={text('ui.table.selected', { count: selectedCount, figure: formatCount(selectedCount) })}
      buttonClassName={buttonClass('primary', 'small')}
    />
  )
}

function SetFieldButton({
  resource,
  field,
  onPress,
}: {
  resource: Resource
  field: string
  onPress: (field: string) => void
}) {
  const text = useText()
  const caption = text(captionKey(resource, field))
  const takesPercentage = canIncreaseByPercent(resource.fields[field])
  const title = takesPercentage ? text('resource.bulk.adjust', { name: lowercaseFirst(caption) }) : caption
  return (
    <Button
      size="small"
      icon={takesPercentage ? 'percent' : 'pencil-square'}
      title={title}
      onClick={() => onPress(field)}
    >
      {title}
    </Button>
  )
}
