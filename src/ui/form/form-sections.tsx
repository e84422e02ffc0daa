import type { ReactNode } from 'react'
import { useText } from '#src/platform/i18n/i18n.tsx'
import '#src/ui/fields/fields.css'

type FormCardProps = {
  title: string
  /** Content at the end of the card's header. */
  note?: ReactNode
  children: ReactNode
}

/** A card with some of a form's fields. */
export function FormCard({ title, note, children }: FormCardProps) {
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

/** Props of a section. `title` and `note` are message keys. */
type FormSectionProps = { title: string; note?: string; children: ReactNode }

/** A section of a long form: title and note at the left, fields at the right. */
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

/** A main column and an aside of 308 px. On narrow screens the aside comes below. */
export function WithAside({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="cols cols-form">
      <div className="stack">{children}</div>
      <div className="stack">{aside}</div>
    </div>
  )
}
