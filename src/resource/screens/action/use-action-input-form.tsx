import { type ReactNode, useMemo } from 'react'
import { type ResolverResult, type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import type { MessageRef } from '#src/platform/errors.ts'
import { encodeMessageRef } from '#src/platform/i18n/message-ref.ts'
import type { Action, Entity, Resource } from '#src/resource/declaration.ts'
import { readField } from '#src/resource/schema.ts'
import { Field } from '#src/resource/screens/form/Field.tsx'
import { FormContext } from '#src/resource/screens/form/form-context.ts'
import { buildFormValues, type FormValues } from '#src/resource/screens/form/form-values.ts'

type ActionInput = {
  form: UseFormReturn<FormValues>
  /** The checked values; undefined as long as a field does not accept its value. */
  values: FormValues | undefined
  inputs: ReactNode
}

/**
 * The form of an action's input. If the action takes a partial input, it begins with the record's values, else empty.
 * The action's rule checks the input only if there is one record. `names` are the inputs to show, by default all;
 * `layout` replaces their list.
 */
export function useActionInputForm(
  resource: Resource,
  action: Pick<Action, 'input' | 'rule' | 'takesPartialInput'>,
  { entity, names, layout }: { entity: Entity | null; names?: readonly string[] | undefined; layout?: ReactNode },
): ActionInput {
  const inputResource = useMemo(() => {
    const entries = Object.entries(action.input ?? {}).filter(([name]) => names?.includes(name) ?? true)
    return { ...resource, fields: Object.fromEntries(entries) }
  }, [resource, action, names])
  const form = useForm<FormValues>({
    defaultValues: useMemo(
      () => buildFormValues(inputResource, action.takesPartialInput ? entity : null),
      [inputResource, action, entity],
    ),
    resolver: (values) => validateActionInput(inputResource, action, entity, values),
    mode: 'onTouched',
  })
  const typedValues = useWatch({ control: form.control })
  const { values, problems } = readInputValuesAndProblems(inputResource, action, entity, typedValues)
  const formParts = useMemo(
    () => ({
      resource: inputResource,
      fullResource: inputResource,
      form,
      mode: 'create' as const,
      entity: undefined,
      readOnlyRecord: null,
      isRefused: () => false,
      openCreateDialog: null,
    }),
    [inputResource, form],
  )
  const inputs = (
    <FormContext value={formParts}>
      {layout ?? Object.keys(inputResource.fields).map((name) => <Field key={name} name={name} />)}
    </FormContext>
  )
  return { form, values: Object.keys(problems).length === 0 ? values : undefined, inputs }
}

/** Reads each input by its field. If all are valid and there is one record, asks the action's rule too. */
function readInputValuesAndProblems(
  { fields }: Resource,
  { rule }: Pick<Action, 'rule'>,
  entity: Entity | null,
  typedValues: FormValues,
) {
  const values: FormValues = {}
  const problems: Record<string, MessageRef> = {}
  for (const [name, field] of Object.entries(fields)) {
    const reading = readField(field, typedValues[name])
    if ('problem' in reading) problems[name] = reading.problem
    else values[name] = reading.value
  }
  const ruleProblems = entity && Object.keys(problems).length === 0 ? (rule?.(entity, values) ?? {}) : {}
  for (const [name, problem] of Object.entries(ruleProblems)) if (problem !== undefined) problems[name] = problem
  return { values, problems }
}

function validateActionInput(
  resource: Resource,
  action: Pick<Action, 'rule'>,
  entity: Entity | null,
  typedValues: FormValues,
): ResolverResult<FormValues> {
  const { values, problems } = readInputValuesAndProblems(resource, action, entity, typedValues)
  const errors = Object.entries(problems).map(([name, problem]) => [
    name,
    { type: 'custom', message: encodeMessageRef(problem) },
  ])
  return errors.length > 0 ? { values: {}, errors: Object.fromEntries(errors) } : { values, errors: {} }
}
