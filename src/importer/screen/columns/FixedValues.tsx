import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm, useWatch } from 'react-hook-form'
import type { ImportRequest } from '#src/importer/import-types.ts'
import { buildInitialFixedValues, readFixedValuesAndErrors } from '#src/importer/screen/columns/fixed-values.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { captionKey, type Resource } from '#src/resource/declaration.ts'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import { Field } from '#src/resource/screens/form/Field.tsx'
import { FormContext } from '#src/resource/screens/form/form-context.ts'
import type { FormValues } from '#src/resource/screens/form/form-values.ts'
import { Button } from '#src/ui/button/button.tsx'

type FixedValuesProps = {
  resource: Resource
  fields: readonly string[]
  draft: ImportRequest
  /** The field of a record's company. If it has no column and no fixed value, new records belong to no company. */
  companyField: string | undefined
  onChange: (draft: ImportRequest) => void
}

/** Fixed values: fields without a column, with one value for all rows, typed as in the resource's form. */
export function FixedValues({ resource, fields, draft, companyField, onChange }: FixedValuesProps) {
  const text = useText()
  const list = useRef<HTMLDivElement>(null)
  const [names, setNames] = useState(() => Object.keys(draft.constants))
  const fixedForm = useFixedValuesForm(resource, names, draft, onChange)
  const offeredFields = fields.filter(
    (name) => !names.includes(name) && !(name in draft.mapping) && isTypeableField(resource, name),
  )
  const addField = (name: string) => {
    // Focuses the new field, which is the last one.
    flushSync(() => setNames([...names, name]))
    list.current?.querySelector<HTMLElement>('.load-fixed:last-of-type :is(input, select, textarea)')?.focus()
  }
  const caption = (name: string) => text(captionKey(resource, name))
  const removeField = (removedField: string) => {
    setNames(names.filter((name) => name !== removedField))
    const { [removedField]: _, ...constants } = draft.constants
    onChange({ ...draft, constants })
  }
  return (
    <>
      {companyField !== undefined && offeredFields.includes(companyField) && (
        <p className="load-no-company soft">
          {text('importer.screen.fixed.no_company')}{' '}
          <Button variant="secondary" size="small" onClick={() => addField(companyField)}>
            {text('importer.screen.fixed.choose_company')}
          </Button>
        </p>
      )}
      <div ref={list}>
        <FormContext value={fixedForm}>
          {names.map((name) => (
            <div key={name} className="load-fixed">
              <Field name={name} />
              <Button
                variant="quiet"
                icon="x-lg"
                className="btn-icon"
                aria-label={text('importer.screen.fixed.drop', { field: caption(name) })}
                onClick={() => removeField(name)}
              />
            </div>
          ))}
        </FormContext>
      </div>
      {offeredFields.length > 0 && (
        <select
          className="form-select form-select-sm load-add"
          aria-label={text('importer.screen.fixed.add')}
          value=""
          onChange={(event) => addField(event.target.value)}
        >
          <option value="">{text('importer.screen.fixed.add')}</option>
          {offeredFields.map((name) => (
            <option key={name} value={name}>
              {caption(name)}
            </option>
          ))}
        </select>
      )}
      <p className="form-text">{text('importer.screen.fixed.says')}</p>
    </>
  )
}

const isTypeableField = ({ fields }: Resource, name: string) => {
  const field = fields[name]
  return field !== undefined && kindOf(field).read !== null
}

/** State of the form for the fixed values. Valid values go into the draft. */
function useFixedValuesForm(
  resource: Resource,
  names: readonly string[],
  draft: ImportRequest,
  onChange: (draft: ImportRequest) => void,
) {
  const [initialValues] = useState(() => buildInitialFixedValues(resource, draft.constants))
  const form = useForm<FormValues>({
    defaultValues: initialValues,
    mode: 'onTouched',
    resolver: (values) => ({ values: {}, errors: readFixedValuesAndErrors(resource, names, values).errors }),
  })
  const { constants } = readFixedValuesAndErrors(resource, names, useWatch({ control: form.control }))
  const hasChanged = JSON.stringify(constants) !== JSON.stringify(draft.constants)
  useEffect(() => {
    if (hasChanged) onChange({ ...draft, constants })
  })
  return useMemo(
    () => ({
      resource,
      fullResource: resource,
      form,
      mode: 'create' as const,
      entity: undefined,
      isRefused: () => false,
      readOnlyRecord: null,
      openCreateDialog: null,
    }),
    [resource, form],
  )
}
