import { useQuery } from '@tanstack/react-query'
import { callList } from '#src/platform/browser/client.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { RowSelector } from '#src/resource/screens/bulk/bulk-calls.ts'

/** Most people who are named. If there are more, the dialog's title only tells their number. */
const maxNamedPeople = 50

type ChosenPeopleProps = { people: RowSelector; onDrop: (id: number) => void }

/** The chosen people by name, each with a button that leaves them out. */
export function ChosenPeople({ people, onDrop }: ChosenPeopleProps) {
  const text = useText()
  const ids = 'ids' in people && people.ids.length <= maxNamedPeople ? people.ids : []
  const { data } = useQuery({
    queryKey: ['employees', 'options', ids.join()],
    queryFn: async ({ signal }) =>
      (await callList<{ id: number; label: string }>(`employees/options?ids=${ids}`, { signal, quiet: true })).body,
    enabled: ids.length > 0,
  })
  if (!data || ids.length === 0) return null
  const caption = text('workforce.give.people')
  return (
    <div>
      <p className="form-label">{caption}</p>
      <ul className="give-people" aria-label={caption}>
        {data.map(({ id, label }) => (
          <li key={id} className="chip">
            {label}
            {ids.length > 1 && (
              <button
                type="button"
                aria-label={text('workforce.give.leave_out', { name: label })}
                onClick={() => onDrop(id)}
              >
                <i className="bi bi-x" aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
