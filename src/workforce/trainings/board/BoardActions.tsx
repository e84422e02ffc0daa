import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Resource } from '#src/resource/declaration.ts'
import { fetchIdsWithoutRefusedRows, type RowSelector } from '#src/resource/screens/bulk/bulk-calls.ts'
import { useOfferedActions } from '#src/resource/screens/use-offered-actions.ts'
import { Button } from '#src/ui/button/button.tsx'
import type { Selection } from '#src/ui/table/selection/selection.ts'
import { useLazyLoad } from '#src/ui/use-lazy-load.ts'
import { type BoardPeople, buildPeopleSelectorOrFetchIds } from '#src/workforce/trainings/board/give/give-calls.ts'
import { readRequestedGiving } from '#src/workforce/trainings/board/give/requested-giving.ts'
import { certifications } from '#src/workforce/trainings/certifications.ts'

/** Lazy loading: the dialogs need the form's fields, which the board does not load. */
async function loadDialogs() {
  const [{ GiveDialog }, { SheetDialog }] = await Promise.all([
    import('#src/workforce/trainings/board/give/GiveDialog.tsx'),
    import('#src/workforce/trainings/board/give/SheetDialog.tsx'),
  ])
  return { GiveDialog, SheetDialog }
}

type OpenDialog =
  | { dialog: 'give'; people: RowSelector; requestedItemId?: number }
  | { dialog: 'sheet'; ids: readonly number[] }

type BoardDialogsProps = { employees: Resource; selection: Selection; people: BoardPeople }

/** The buttons for the chosen people, or for all of the board if nobody is chosen, and the dialog that is open. */
export function useBoardActions({ employees, selection, people }: BoardDialogsProps) {
  const { resource, type } = certifications.find((candidate) => candidate.type.name === people.name) ?? {}
  const may = useOfferedActions(resource)
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null)
  const { loadedValue: dialogs, load } = useLazyLoad(loadDialogs)
  const navigate = useNavigate()
  const { state } = useLocation()
  const isRequested = openDialog?.dialog === 'give' && openDialog.requestedItemId !== undefined
  // A dialog that another screen asked for leads back to that screen.
  const close = () => (isRequested ? void navigate(-1) : setOpenDialog(null))
  const openRequestedGiving = async () => {
    const requested = may.create ? readRequestedGiving(state) : null
    if (requested && (await load()))
      setOpenDialog({ dialog: 'give', people: { ids: requested.employeeIds }, requestedItemId: requested.itemId })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the screen opens.
  useEffect(() => void openRequestedGiving(), [])
  const readPeople = () =>
    buildPeopleSelectorOrFetchIds(employees, selection.ids.size > 0 ? selection : { ...selection, isAll: true }, people)
  const openGiving = async () => {
    if (await load()) setOpenDialog({ dialog: 'give', people: await readPeople() })
  }
  const openSheet = async () => {
    if (!(await load())) return
    const { ids } = (await fetchIdsWithoutRefusedRows(employees, await readPeople(), [])) as { ids: number[] }
    setOpenDialog({ dialog: 'sheet', ids })
  }
  const dialog: ReactNode = dialogs && resource && type && (
    <>
      {openDialog?.dialog === 'give' && (
        <dialogs.GiveDialog
          {...{ type, resource }}
          people={openDialog.people}
          itemId={openDialog.requestedItemId}
          onClose={close}
          onDone={() => {
            close()
            selection.clear()
          }}
        />
      )}
      {openDialog?.dialog === 'sheet' && (
        <dialogs.SheetDialog {...{ type, resource }} ids={openDialog.ids} onClose={close} />
      )}
    </>
  )
  return { dialog, openSheet, openGiving: may.create ? openGiving : undefined }
}

type BoardButtonsProps = {
  openSheet: () => Promise<void>
  openGiving: (() => Promise<void>) | undefined
  /** True in the bar of the chosen people. */
  isInBar?: boolean
}

/** The button of the attendance sheet and, for readers who may give trainings, the button that opens their dialog. */
export function BoardButtons({ openSheet, openGiving, isInBar = false }: BoardButtonsProps) {
  const text = useText()
  const size = isInBar ? { size: 'small' as const } : {}
  return (
    <>
      <Button
        {...size}
        variant={isInBar ? 'primary' : 'secondary'}
        icon="printer"
        title={text('workforce.give.sheet')}
        onClick={() => void openSheet()}
      >
        <span className="words">{text('workforce.give.sheet')}</span>
      </Button>
      {openGiving && (
        <Button {...size} icon="mortarboard" title={text('workforce.give.give')} onClick={() => void openGiving()}>
          <span className="words">{text('workforce.give.give')}</span>
        </Button>
      )}
    </>
  )
}
