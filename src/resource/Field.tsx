import type { ReactNode } from 'react'
import { type ControllerRenderProps, useController } from 'react-hook-form'
import type { MessageRef } from '#src/platform/errors.ts'
import { useText } from '#src/platform/i18n.tsx'
import { refParams, unpackRef } from '#src/platform/message-ref.ts'
import { captionKey } from '#src/resource/declaration.ts'
import type {
  Field as Declared,
  PictureField as DeclaredPicture,
  PicturesField as DeclaredPictures,
  RefField,
  RefsField,
} from '#src/resource/fields.ts'
import { useFormParts } from '#src/resource/form-context.ts'
import type { FormValues } from '#src/resource/form-values.ts'
import { pictureUrl } from '#src/resource/picture-url.ts'
import { useOptions } from '#src/resource/use-options.ts'
import { BadgesField } from '#src/ui/fields/badges-field.tsx'
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx'
import { ColorField } from '#src/ui/fields/color-field.tsx'
import { NumberField } from '#src/ui/fields/number-field.tsx'
import { PictureField } from '#src/ui/fields/picture-field.tsx'
import { PicturesField } from '#src/ui/fields/pictures-field.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextAreaField, TextField } from '#src/ui/fields/text-field.tsx'

/** A declared field in its form: its caption, its input by kind, its error. */
export function Field({ name }: { name: string }) {
  const { resource, form } = useFormParts()
  const text = useText()
  const { field: input, fieldState, formState } = useController({ name, control: form.control })
  const field = resource.fields[name]
  if (!field) throw new Error(`${resource.name} has no field ${name}.`)
  const message = fieldState.error?.message
  const problem = message ? unpackRef(message) : undefined
  return (
    <FieldInput
      {...{ input, field }}
      label={text(captionKey(resource, name))}
      error={problem && text(problem)}
      wrong={placeIn(problem)}
      required={field.required !== undefined}
      // Beside the fieldset around them: what is dropped or dragged asks no button.
      disabled={formState.isSubmitting}
    />
  )
}

/** Which of several files a refusal is about. */
function placeIn(problem: MessageRef | undefined): number | undefined {
  const place = problem && refParams(problem).place
  return typeof place === 'number' ? place : undefined
}

/** Fields beside each other where there is room. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="field-row">{children}</div>
}

type InputProps<F> = {
  input: ControllerRenderProps<FormValues>
  field: F
  label: string
  error: string | undefined
  wrong: number | undefined
  required: boolean
  disabled: boolean
}

/** The form holds under each name what `valuesOf` puts there for its kind: here the kind says which type that is. */
function FieldInput({ input, field, wrong, ...rest }: InputProps<Declared>) {
  const text = useText()
  const props = { ...input, ...rest, value: input.value as never }
  switch (field.kind) {
    case 'long_text':
      return <TextAreaField {...props} maxLength={field.max} />
    case 'number':
      return (
        <NumberField
          {...props}
          decimals={field.decimals}
          unit={field.unit}
          placeholder={field.placeholder && text(field.placeholder)}
        />
      )
    case 'boolean':
      return <CheckboxField {...props} required={false} />
    case 'color':
      return <ColorField {...props} />
    case 'ref':
      return <RefInput {...{ input, field, wrong, ...rest }} />
    case 'refs':
      return <RefsInput {...{ input, field, wrong, ...rest }} />
    case 'picture':
    case 'pictures':
      return <PictureInput {...{ input, field, wrong, ...rest }} />
    default:
      return <TextField {...props} type={inputTypes[field.kind]} maxLength={field.max} />
  }
}

const inputTypes = {
  text: 'text',
  email: 'email',
  phone: 'tel',
  url: 'url',
  password: 'password',
  time: 'time',
  date: 'date',
} as const

function RefInput({ input, field, ...rest }: InputProps<RefField>) {
  const { rows } = useOptions(field.to)
  const options = rows.map(({ id, name }) => ({ value: String(id), label: name }))
  return <SelectField {...input} {...rest} value={input.value as string} options={options} />
}

function RefsInput({ input, field, ...rest }: InputProps<RefsField>) {
  const { rows, isWaiting } = useOptions(field.to)
  const options = rows.map(({ id, name, color_code: color }) => ({ value: id, label: name, color }))
  return <BadgesField {...input} {...rest} value={input.value as number[]} options={options} isWaiting={isWaiting} />
}

function PictureInput({ input, field, wrong, ...rest }: InputProps<DeclaredPicture | DeclaredPictures>) {
  const urlOf = (stored: string) => pictureUrl(field, stored)
  const props = { ...input, ...rest, value: input.value as never, urlOf, fallback: field.fallback }
  return field.kind === 'pictures' ? (
    <PicturesField {...props} {...{ wrong }} max={field.max} />
  ) : (
    <PictureField {...props} />
  )
}
