import type { ReactNode } from 'react'
import '#src/ui/fields/fields.css'

type SectionProps = {
  title: string
  /** A sentence below the title; in a card, a note at the end of its header. */
  note?: ReactNode
  children: ReactNode
}

/** A form's section as a card, for short forms with pictures. */
export function FormCard({ title, note, children }: SectionProps) {
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

/** A section of a long form: its title at the left, its fields at the right. */
export function FormSection({ title, note, children }: SectionProps) {
  return (
    <section className="form-section">
      <header>
        <h2>{title}</h2>
        {note && <p>{note}</p>}
      </header>
      <div className="fields">{children}</div>
    </section>
  )
}

/** Main column and an aside of 308 px; stacked on narrow screens. */
export function WithAside({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="cols cols-form">
      <div className="stack">{children}</div>
      <div className="stack">{aside}</div>
    </div>
  )
}
