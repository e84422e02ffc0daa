import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import type { MessageRef } from '#src/platform/errors.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { refParams, unpackRef } from '#src/platform/i18n/message-ref.ts'
import { captionKey } from '#src/resource/declaration.ts'
import { inputOf } from '#src/resource/kinds/inputs.tsx'
import { staysWhenEmpty } from '#src/resource/schema.ts'
import { useFormParts } from '#src/resource/screens/form-context.ts'
import { FieldChanged } from '#src/ui/fields/field-frame.tsx'

/** A declared field of the surrounding form: caption, input, error; `help` is shown below it. */
export function Field({ name, help }: { name: string; help?: ReactNode }) {
  const { resource, form, mode, entity } = useFormParts()
  const text = useText()
  const { field: input, fieldState, formState } = useController({ name, control: form.control })
  const field = resource.fields[name]
  if (!field) throw new Error(`${resource.name} has no field ${name}.`)
  const Input = inputOf(field)
  const message = fieldState.error?.message
  const problem = message ? unpackRef(message) : undefined
  const isKept = staysWhenEmpty(field, mode)
  const isFixed = mode === 'update' && field.once !== undefined
  return (
    <FieldChanged value={fieldState.isDirty}>
      <Input
        {...{ input, field }}
        label={text(captionKey(resource, name))}
        help={help ?? (isKept ? text('resource.screens.empty_keeps') : undefined)}
        error={problem && text(problem)}
        wrong={placeIn(problem)}
        record={mode === 'update' && entity ? { resource: resource.name, id: entity.id } : null}
        required={field.required !== undefined && !isKept}
        // Drag and drop ignores a disabled fieldset, so the input is disabled too.
        disabled={formState.isSubmitting || isFixed}
      />
    </FieldChanged>
  )
}

/** 0-based index of the file that the error is about. */
function placeIn(problem: MessageRef | undefined): number | undefined {
  const place = problem && refParams(problem).place
  return typeof place === 'number' ? place : undefined
}

/** Fields side by side where there is room. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="field-row">{children}</div>
}
