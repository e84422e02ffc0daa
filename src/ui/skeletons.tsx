import { useText } from '#src/platform/i18n/i18n.tsx'

const widths = ['62%', '48%', '70%', '55%', '66%', '51%'] as const

/** Skeleton of a list, in the sizes of its rows. CSS delays it by 300 ms. */
export function TableSkeleton({ columns }: { columns: number }) {
  const text = useText()
  return (
    <>
      {widths.map((width, row) => (
        <tr key={width} role="row" className="bones">
          <td role="cell" colSpan={columns}>
            {row === 0 && <span className="visually-hidden">{text('ui.table.loading')}</span>}
            <span className="bone" style={{ width }} />
          </td>
        </tr>
      ))}
    </>
  )
}

/** Skeleton of a form. */
export function FormSkeleton() {
  const text = useText()
  return (
    <div className="card bones" role="status">
      <span className="visually-hidden">{text('ui.table.loading')}</span>
      <div className="card-body stack">
        {widths.map((width) => (
          <div key={width}>
            <span className="bone bone-label" />
            <span className="bone bone-field" />
          </div>
        ))}
      </div>
    </div>
  )
}
