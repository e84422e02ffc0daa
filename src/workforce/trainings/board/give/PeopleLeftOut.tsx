import { useText } from '#src/platform/i18n/i18n.tsx'
import type { TranslatedRefusal } from '#src/resource/screens/bulk/bulk-calls.ts'
import { ScrollingNameList } from '#src/resource/screens/bulk/RefusedRows.tsx'
import { useCountFormat } from '#src/ui/table/pages/table-pages.tsx'

/** Most people who are named. Further ones are only counted. */
const maxNamedPeople = 50

type PeopleLeftOutProps = { refusedPeople: readonly TranslatedRefusal[]; remainingCount: number }

/** The people who do not get the training or quality, each with the reason, whose text names the person. */
export function PeopleLeftOut({ refusedPeople, remainingCount }: PeopleLeftOutProps) {
  const text = useText()
  const formatCount = useCountFormat()
  const count = refusedPeople.length
  if (count === 0) return null
  const summary =
    remainingCount === 0
      ? text('workforce.give.nobody_left')
      : text('workforce.give.left_out', { count, figure: formatCount(count) })
  return (
    <div className="bulk-refused">
      <p>{summary}</p>
      <ScrollingNameList label={summary}>
        {refusedPeople.slice(0, maxNamedPeople).map(({ id, message }) => (
          <li key={id}>{message}</li>
        ))}
      </ScrollingNameList>
    </div>
  )
}
