import { useRef } from 'react'
import { ChangeList } from '#src/access/permissions/page/assignment/ChangeList.tsx'
import type { PermissionChange } from '#src/access/permissions/page/assignment/permission-changes.ts'
import { Matrix } from '#src/access/permissions/page/matrix/Matrix.tsx'
import { MatrixFrameWithToolbar } from '#src/access/permissions/page/matrix/MatrixFrameWithToolbar.tsx'
import type { PermissionEditor } from '#src/access/permissions/page/matrix/permission-editor.ts'
import type { VisibleTable } from '#src/access/permissions/page/matrix/use-visible-table.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

type MatrixOrChangesProps = {
  editor: PermissionEditor
  visibleTable: VisibleTable
  changes: readonly PermissionChange[]
  onUndoAll: () => void
}

/** A toolbar with search and filters, and below it the matrix of permissions or, by filter, the list of changes. */
export function MatrixOrChanges({ editor, visibleTable, changes, onUndoAll }: MatrixOrChangesProps) {
  const { table, isFiltered, ...toolbar } = visibleTable
  const changesButton = useRef<HTMLButtonElement>(null)
  const allNames = Object.values(editor.registry.groups).flat()
  return (
    <MatrixFrameWithToolbar
      {...toolbar}
      {...{ changesButton }}
      changeCount={changes.length}
      draftCount={allNames.filter((name) => editor.draft.has(name)).length}
      total={allNames.length}
    >
      {toolbar.filter === 'changed' ? (
        <ChangeList {...{ editor, changes, onUndoAll }} fallback={changesButton} />
      ) : table.groups.length > 0 ? (
        <Matrix {...{ editor, table, isFiltered }} />
      ) : (
        <NoRows {...{ visibleTable }} hasSinglePermissions={table.singlePermissions.length > 0} />
      )}
    </MatrixFrameWithToolbar>
  )
}

/**
 * Text in place of the table if no row matches the search. `hasSinglePermissions`: the search found permissions that
 * have no row in the table and are listed outside of it.
 */
function NoRows({ visibleTable, hasSinglePermissions }: { visibleTable: VisibleTable; hasSinglePermissions: boolean }) {
  const text = useText()
  return (
    <EmptyState
      outline="search"
      title={text(
        hasSinglePermissions ? 'access.permissions_page.found_elsewhere' : 'access.permissions_page.nothing_found',
      )}
    >
      <Button
        variant="secondary"
        onClick={() => {
          visibleTable.onSearch('')
          visibleTable.onFilter('all')
        }}
      >
        {text('access.permissions_page.clear')}
      </Button>
    </EmptyState>
  )
}
