import type { ReactNode } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import '#src/ui/fields/fields.css'

type CardProps = {
  title: string
  /** At the end of its head. */
  note?: ReactNode
  children: ReactNode
}

/** A card of a record with pictures. */
export function FormCard({ title, note, children }: CardProps) {
  return (
    <section className="card">
      <header className="card-header">
        <h2>{title}</h2>
        {note && <span className="end small soft">{note}</span>}
      </header>
      <div className="card-body">{children}</div>
    </section>
  )
}

/** Message keys. */
type FormSectionProps = { title: string; note?: string; children: ReactNode }

/** A section of a long record: what it is about at the left, its fields at the right. */
export function FormSection({ title, note, children }: FormSectionProps) {
  const text = useText()
  return (
    <section className="form-section">
      <header>
        <h2>{text(title)}</h2>
        {note && <p>{text(note)}</p>}
      </header>
      <div className="fields">{children}</div>
    </section>
  )
}

/** Main column and an aside of 308 px; one below the other where there is no room. */
export function WithAside({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="cols cols-form">
      <div className="stack">{children}</div>
      <div className="stack">{aside}</div>
    </div>
  )
}
