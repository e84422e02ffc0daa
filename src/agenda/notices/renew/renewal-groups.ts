import { type Notice, type NoticeSubject, subjectOf } from '#src/agenda/notices/notice.ts'

/** Notices that one deed renews: of one kind and, for what has items, of one item. */
export type RenewalGroup = { key: string; subject: NoticeSubject; notices: readonly Notice[] }

/** The permission to renew several notices of a subject together. Subjects that nobody renews are left out. */
const accessBySubject: Readonly<Partial<Record<NoticeSubject, string>>> = {
  license: 'update_employees',
  medical_check: 'update_employees',
  ppe_delivery: 'create_ppe_deliveries',
  training: 'update_employees',
  quality: 'update_employees',
}

/** The permission to renew a notice together with others. Null for a birthday or an event, which nobody renews. */
export const findRenewalAccess = (notice: Pick<Notice, 'id' | 'type'>): string | null =>
  accessBySubject[subjectOf(notice)] ?? null

/** The field of the employee that a bulk edit sets. */
export const renewedFields: Readonly<Partial<Record<NoticeSubject, string>>> = {
  license: 'driver_expiration_date',
  medical_check: 'medical_check_expiration',
}

/** Puts notices that are renewed together into groups, in the order of their first ones. */
export function groupForRenewal(notices: readonly Notice[]): RenewalGroup[] {
  const groups = new Map<string, RenewalGroup & { notices: Notice[] }>()
  for (const notice of notices) {
    const subject = subjectOf(notice)
    const key = `${subject} ${notice.training_item_id ?? notice.quality_item_id ?? ''}`
    const group = groups.get(key) ?? { key, subject, notices: [] }
    group.notices.push(notice)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** The people of a group, each once. */
export const listPeopleIds = ({ notices }: RenewalGroup): number[] => [
  ...new Set(notices.flatMap(({ employee_id: id }) => id ?? [])),
]

/** A link that leads to where a group is renewed, with the state that the screen there reads. */
type RenewalLink = { to: string; state: object }

/**
 * Where a group is renewed that no bulk edit renews: the board, which opens its dialog for many people, or a new round
 * of these people and items.
 */
export function findRenewalLink(group: RenewalGroup): RenewalLink | null {
  const { subject, notices } = group
  if (subject === 'ppe_delivery')
    return {
      to: '/admin/ppe_round_create',
      state: {
        chosenPairs: notices.map(({ employee_id: id, employee_name: name, ppe_id: itemId, title }) => [
          ...[id, name, itemId, title],
        ]),
      },
    }
  if (subject !== 'training' && subject !== 'quality') return null
  const [notice] = notices
  return {
    to: `/admin/certifications?active=1${subject === 'quality' ? '&list=qualities' : ''}`,
    state: {
      giving: { itemId: notice?.training_item_id ?? notice?.quality_item_id, employeeIds: listPeopleIds(group) },
    },
  }
}
