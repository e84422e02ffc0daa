import { Field, Row } from '#src/resource/screens/form/Field.tsx'
import type { FieldHelp, FormSectionLayout } from '#src/resource/screens/form/tabs/form-layout.ts'
import { CaptionHiddenContext } from '#src/ui/fields/field-frame.tsx'
import { FormSection } from '#src/ui/form/form-sections.tsx'

type FieldSectionsProps = { sections: readonly FormSectionLayout[]; help: FieldHelp }

/** Sections of the surrounding form, with their fields side by side as the layout says. */
export function FieldSections({ sections, help }: FieldSectionsProps) {
  return sections.map(({ title, note, rows, isCaptionHidden = false }) => (
    <FormSection key={title} title={title} {...(note && { note })}>
      <CaptionHiddenContext value={isCaptionHidden}>
        {rows.map((names) => (
          <FieldRow key={names.join()} {...{ names, help }} />
        ))}
      </CaptionHiddenContext>
    </FormSection>
  ))
}

function FieldRow({ names, help }: { names: readonly string[]; help: FieldHelp }) {
  const fields = names.map((name) => <Field key={name} name={name} help={help[name]} />)
  return fields.length > 1 ? <Row>{fields}</Row> : fields
}
