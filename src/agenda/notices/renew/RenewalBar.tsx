import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type Notice, noticeSubjects } from '#src/agenda/notices/notice.ts'
import {
  findRenewalLink,
  groupForRenewal,
  listPeopleIds,
  type RenewalGroup,
  renewedFields,
} from '#src/agenda/notices/renew/renewal-groups.ts'
import {
  buildChosenNoticesState,
  describeSelection,
  type NoticeSelection,
} from '#src/agenda/notices/renew/use-notice-selection.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { Model } from '#src/resource/model.ts'
import { useVisibleModel } from '#src/resource/screens/use-visible-resource.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'
import { SelectionBar } from '#src/ui/table/tools/toolbar.tsx'
import { useLazyLoad } from '#src/ui/use-lazy-load.ts'

/** Lazy loading: a bulk edit needs the form's fields, which the list does not load. */
const loadBulkEditDialog = async () => (await import('#src/resource/screens/bulk/BulkEditDialog.tsx')).BulkEditDialog

type RenewalBarProps = {
  employees: Model
  /** The notices of the page. */
  rows: readonly Notice[]
  selection: NoticeSelection
}

/**
 * The bar of the chosen notices. Each kind of them has a deed of its own, which renews all of that kind. An open dialog
 * stays with what is typed there, also when somebody else has renewed all that was chosen.
 */
export function RenewalBar({ employees, rows, selection }: RenewalBarProps) {
  const text = useText()
  const formatCount = useCountFormat()
  const navigate = useNavigate()
  const { search } = useLocation()
  const model = useVisibleModel(employees)
  const [openGroup, setOpenGroup] = useState<RenewalGroup | null>(null)
  const { loadedValue: BulkEditDialog, load } = useLazyLoad(loadBulkEditDialog)
  const groups = groupForRenewal(selection.notices)
  const renew = async (group: RenewalGroup) => {
    const link = findRenewalLink(group)
    if (link) {
      await navigate({ search }, { replace: true, state: buildChosenNoticesState(selection.notices) })
      await navigate(link.to, { state: link.state })
    } else if (await load()) setOpenGroup(group)
  }
  const describeDeed = ({ subject }: RenewalGroup) =>
    text(subject === 'ppe_delivery' ? 'agenda.renew.round' : 'agenda.notices.renew')
  const describeDeedAndGroup = (group: RenewalGroup): string => {
    const { subject, notices } = group
    const [notice] = notices
    const isOfItem = subject === 'training' || subject === 'quality'
    const groupName = (isOfItem && notice?.title) || text(noticeSubjects[subject].label)
    return `${describeDeed(group)}: ${groupName} (${formatCount(notices.length)})`
  }
  const field = openGroup && renewedFields[openGroup.subject]
  return (
    <>
      {selection.notices.length > 0 && (
        <SelectionBar
          selectedCount={selection.notices.length}
          pageSelection={describeSelection(selection, rows)}
          total=""
          onSelectPage={(isOn) => selection.toggle(rows, isOn)}
          onSelectNone={selection.clear}
        >
          {groups.length > 1 && <span className="unbroken">{text('agenda.renew.apart')}</span>}
          {groups.map((group) => (
            <Button
              key={group.key}
              size="small"
              icon={group.subject === 'ppe_delivery' ? 'clipboard-plus' : 'arrow-clockwise'}
              onClick={() => void renew(group)}
            >
              {groups.length === 1 ? describeDeed(group) : describeDeedAndGroup(group)}
            </Button>
          ))}
        </SelectionBar>
      )}
      {BulkEditDialog && openGroup && field && (
        <BulkEditDialog
          {...{ model, field }}
          title={describeDeedAndGroup(openGroup)}
          rowSelector={{ ids: listPeopleIds(openGroup) }}
          onClose={() => setOpenGroup(null)}
          onDone={() => {
            setOpenGroup(null)
            selection.toggle(openGroup.notices, false)
          }}
        />
      )}
    </>
  )
}
