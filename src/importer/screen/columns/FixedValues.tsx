import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm, useWatch } from 'react-hook-form'
import { beginFixed, readFixed } from '#src/importer/screen/columns/fixed-values.ts'
import type { Asked } from '#src/importer/wire.ts'
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
  draft: Asked
  /** Without a column and without a value here, new rows belong to no company. */
  companyField: string | undefined
  onChange: (draft: Asked) => void
}

/** Values for fields without a column, the same for all rows, typed as in the resource's form. */
export function FixedValues({ resource, fields, draft, companyField, onChange }: FixedValuesProps) {
  const text = useText()
  const list = useRef<HTMLDivElement>(null)
  const [names, setNames] = useState(() => Object.keys(draft.constants))
  const parts = useFixedForm(resource, names, draft, onChange)
  const offered = fields.filter((name) => !names.includes(name) && !(name in draft.mapping) && isTyped(resource, name))
  const add = (name: string) => {
    // The new field is last, and takes the focus.
    flushSync(() => setNames([...names, name]))
    list.current?.querySelector<HTMLElement>('.load-fixed:last-of-type :is(input, select, textarea)')?.focus()
  }
  const caption = (name: string) => text(captionKey(resource, name))
  const drop = (dropped: string) => {
    setNames(names.filter((name) => name !== dropped))
    const { [dropped]: _, ...constants } = draft.constants
    onChange({ ...draft, constants })
  }
  return (
    <>
      {companyField !== undefined && offered.includes(companyField) && (
        <p className="load-no-company soft">
          {text('importer.screen.fixed.no_company')}{' '}
          <Button variant="secondary" size="small" onClick={() => add(companyField)}>
            {text('importer.screen.fixed.choose_company')}
          </Button>
        </p>
      )}
      <div ref={list}>
        <FormContext value={parts}>
          {names.map((name) => (
            <div key={name} className="load-fixed">
              <Field name={name} />
              <Button
                variant="quiet"
                icon="x-lg"
                className="btn-icon"
                aria-label={text('importer.screen.fixed.drop', { field: caption(name) })}
                onClick={() => drop(name)}
              />
            </div>
          ))}
        </FormContext>
      </div>
      {offered.length > 0 && (
        <select
          className="form-select form-select-sm load-add"
          aria-label={text('importer.screen.fixed.add')}
          value=""
          onChange={(event) => add(event.target.value)}
        >
          <option value="">{text('importer.screen.fixed.add')}</option>
          {offered.map((name) => (
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

const isTyped = ({ fields }: Resource, name: string) => {
  const field = fields[name]
  return field !== undefined && kindOf(field).read !== null
}

/** The form around those fields: what it holds and reads well becomes a part of the draft. */
function useFixedForm(resource: Resource, names: readonly string[], draft: Asked, onChange: (draft: Asked) => void) {
  const [begun] = useState(() => beginFixed(resource, draft.constants))
  const form = useForm<FormValues>({
    defaultValues: begun,
    mode: 'onTouched',
    resolver: (values) => ({ values: {}, errors: readFixed(resource, names, values).errors }),
  })
  const { constants } = readFixed(resource, names, useWatch({ control: form.control }))
  const isNew = JSON.stringify(constants) !== JSON.stringify(draft.constants)
  useEffect(() => {
    if (isNew) onChange({ ...draft, constants })
  })
  return useMemo(
    () => ({
      resource,
      fullResource: resource,
      form,
      mode: 'create' as const,
      entity: undefined,
      isRefused: () => false,
      openCreateDialog: null,
    }),
    [resource, form],
  )
}
