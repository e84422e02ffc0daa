import { useRef } from 'react'
import { ChangeList } from '#src/access/permissions/page/assignment/ChangeList.tsx'
import type { PermissionChange } from '#src/access/permissions/page/assignment/changes.ts'
import { Matrix } from '#src/access/permissions/page/matrix/Matrix.tsx'
import { MatrixFrame } from '#src/access/permissions/page/matrix/MatrixFrame.tsx'
import type { Sheet } from '#src/access/permissions/page/matrix/sheet.ts'
import type { VisibleTable } from '#src/access/permissions/page/matrix/use-visible-table.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

type TableCardProps = { sheet: Sheet; shown: VisibleTable; changes: readonly PermissionChange[]; onUndoAll: () => void }

/** The matrix, or the changes as a list. */
export function TableCard({ sheet, shown, changes, onUndoAll }: TableCardProps) {
  const { table, isPart, ...toolbar } = shown
  const changesButton = useRef<HTMLButtonElement>(null)
  const known = Object.values(sheet.registry.groups).flat()
  return (
    <MatrixFrame
      {...toolbar}
      {...{ changesButton }}
      changed={changes.length}
      given={known.filter((name) => sheet.wanted.has(name)).length}
      total={known.length}
    >
      {toolbar.showing === 'changed' ? (
        <ChangeList {...{ sheet, changes, onUndoAll }} fallback={changesButton} />
      ) : table.groups.length > 0 ? (
        <Matrix {...{ sheet, table, isPart }} />
      ) : (
        <NothingFound {...{ shown }} isElsewhere={table.others.length > 0} />
      )}
    </MatrixFrame>
  )
}

/** No row is left; `isElsewhere` where the search found single permissions, which stand beside the table. */
function NothingFound({ shown, isElsewhere }: { shown: VisibleTable; isElsewhere: boolean }) {
  const text = useText()
  return (
    <EmptyState
      outline="search"
      title={text(isElsewhere ? 'access.permissions_page.found_elsewhere' : 'access.permissions_page.nothing_found')}
    >
      <Button
        variant="secondary"
        onClick={() => {
          shown.onType('')
          shown.onShow('all')
        }}
      >
        {text('access.permissions_page.clear')}
      </Button>
    </EmptyState>
  )
}
