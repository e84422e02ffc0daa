import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import type { MessageRef } from '#src/platform/errors.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { decodeMessageRef, messageParamsOf } from '#src/platform/i18n/message-ref.ts'
import { captionKey, type Entity } from '#src/resource/declaration.ts'
import { inputOf } from '#src/resource/kinds/inputs.tsx'
import { type Field as DeclaredField, kindOf } from '#src/resource/kinds/kinds.ts'
import { screenKindOf } from '#src/resource/kinds/kinds.tsx'
import { labelOf } from '#src/resource/model.ts'
import { keepsValueWhenEmpty } from '#src/resource/schema.ts'
import { useSurroundingForm } from '#src/resource/screens/form/form-context.ts'
import { FieldChangedContext, ReadOnlyFrame } from '#src/ui/fields/field-frame.tsx'

type FieldProps = { name: string; help?: ReactNode }

/**
 * A declared field of the surrounding form: caption, input, error message, and `help` below. In a read-only form it is
 * the caption and the value. Renders nothing if the reader may not see the field.
 */
export function Field(props: FieldProps) {
  const { resource, fullResource, readOnlyRecord } = useSurroundingForm()
  const field = resource.fields[props.name]
  if (field && readOnlyRecord) return <ReadOnlyField name={props.name} {...{ field, readOnlyRecord }} />
  if (field) return <EditableField {...props} field={field} />
  if (fullResource.fields[props.name]) return null
  throw new Error(`${fullResource.name} has no field ${props.name}.`)
}

type ReadOnlyFieldProps = { name: string; field: DeclaredField; readOnlyRecord: Entity }

function EditableField({ name, help, field }: FieldProps & { field: DeclaredField }) {
  const { resource, form, mode, entity, isRefused } = useSurroundingForm()
  const text = useText()
  const { field: input, fieldState, formState } = useController({ name, control: form.control })
  const Input = inputOf(field)
  const message = fieldState.error?.message
  const problem = message ? decodeMessageRef(message) : undefined
  const isKeptWhenEmpty = keepsValueWhenEmpty(field, mode)
  const isFixed = field.fixed !== undefined && (entity?.[name] ?? null) !== null
  const isReadOnly = mode === 'update' && (isFixed || isRefused(name))
  return (
    <FieldChangedContext value={fieldState.isDirty}>
      <Input
        {...{ input, field }}
        label={text(captionKey(resource, name))}
        help={help ?? (isKeptWhenEmpty ? text('resource.screens.empty_keeps') : undefined)}
        error={problem && text(problem)}
        wrong={findFileIndexOfProblem(problem)}
        record={mode === 'update' && entity ? { resource: resource.name, id: entity.id } : null}
        required={field.required !== undefined && !isKeptWhenEmpty}
        // The disabled fieldset does not stop drag and drop, so the input itself is disabled too.
        disabled={formState.isSubmitting || isReadOnly}
      />
    </FieldChangedContext>
  )
}

/** The field's value as a list shows it. A field without a readable value, such as a password, is left out. */
function ReadOnlyField({ name, field, readOnlyRecord }: ReadOnlyFieldProps) {
  const { resource } = useSurroundingForm()
  const text = useText()
  if (field.writeOnly || kindOf(field).isSecret) return null
  const { Cell } = screenKindOf(field)
  return (
    <ReadOnlyFrame label={text(captionKey(resource, name))}>
      <Cell
        {...{ field, name, resource }}
        row={readOnlyRecord}
        value={readOnlyRecord[name]}
        label={labelOf(resource, readOnlyRecord)}
      />
    </ReadOnlyFrame>
  )
}

/** 0-based index of the file that the problem is about; undefined if it is about no single file. */
function findFileIndexOfProblem(problem: MessageRef | undefined): number | undefined {
  const fileIndex = problem && messageParamsOf(problem).place
  return typeof fileIndex === 'number' ? fileIndex : undefined
}

/** Places fields side by side if the screen is wide enough. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="field-row">{children}</div>
}
