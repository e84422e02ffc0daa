import { useState } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Resource } from '#src/resource/declaration.ts'
import { canIncreaseByPercent } from '#src/resource/kinds/number/percent.ts'
import type { Model } from '#src/resource/model.ts'
import { BulkActionButtons } from '#src/resource/screens/bulk/BulkActionButtons.tsx'
import { BulkDeleteDialog } from '#src/resource/screens/bulk/BulkDeleteDialog.tsx'
import { buildRowSelectorOrFetchIds, type RowSelector } from '#src/resource/screens/bulk/bulk-calls.ts'
import { ExportMenu } from '#src/resource/screens/export/ExportMenu.tsx'
import { buildListQuery } from '#src/resource/screens/list/use-list.ts'
import { lowercaseFirstUnlessAbbreviation } from '#src/resource/screens/resource-names.ts'
import { useOfferedActions } from '#src/resource/screens/use-offered-actions.ts'
import { Button, buttonClass } from '#src/ui/button/button.tsx'
import type { ListView } from '#src/ui/table/list-view.ts'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'
import type { Selection } from '#src/ui/table/selection/selection.ts'
import { useLazyLoad } from '#src/ui/use-lazy-load.ts'

/** Lazy loading: a bulk edit needs the form's fields, which a list does not load. */
const loadBulkEditDialog = async () => (await import('#src/resource/screens/bulk/BulkEditDialog.tsx')).BulkEditDialog

type BulkBarProps = {
  model: Model
  selection: Selection
  /** Number of chosen rows. */
  selectedCount: number
  /**
   * The list from which rows are chosen: its query, the number of rows that it finds, and the names of its visible
   * columns.
   */
  list: { view: ListView; where: string; total: number; columns: readonly string[] }
}

/**
 * Buttons for the chosen rows: set a field that the declaration offers, run an action, export, delete. Those that the
 * reader may not use are left out.
 */
export function BulkButtons({ model, selection, selectedCount, list }: BulkBarProps) {
  const { resource } = model
  const text = useText()
  const may = useOfferedActions(resource)
  const [openDialog, setOpenDialog] = useState<{ field: string | null; rowSelector: RowSelector } | null>(null)
  const { loadedValue: BulkEditDialog, load } = useLazyLoad(loadBulkEditDialog)
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
      <BulkActionButtons
        {...{ resource, onDone }}
        readRowSelector={() => buildRowSelectorOrFetchIds(resource, selection, list)}
      />
      <ExportSelectedMenu {...{ resource, selection, selectedCount, list }} />
      {may.delete && (
        <Button size="small" icon="trash" title={text('Eliminar')} onClick={() => void openDialogFor(null)}>
          {text('Eliminar')}
        </Button>
      )}
      {BulkEditDialog && openDialog?.field != null && (
        <BulkEditDialog {...{ model, onClose, onDone }} field={openDialog.field} rowSelector={openDialog.rowSelector} />
      )}
      {openDialog?.field === null && (
        <BulkDeleteDialog {...{ resource, onClose, onDone }} rowSelector={openDialog.rowSelector} />
      )}
    </>
  )
}

type ExportSelectedProps = Pick<BulkBarProps, 'selection' | 'selectedCount' | 'list'> & { resource: Resource }

/**
 * Exports the chosen rows. Rows chosen one by one are sent by id, even if the list no longer finds them. If all rows
 * are chosen, the list's filters are sent.
 */
function ExportSelectedMenu({ resource, selection, selectedCount, list }: ExportSelectedProps) {
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
  const title = takesPercentage
    ? text('resource.bulk.adjust', { name: lowercaseFirstUnlessAbbreviation(caption) })
    : caption
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
