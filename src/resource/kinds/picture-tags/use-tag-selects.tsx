import type { ReactNode } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { decodeMessageRef } from '#src/platform/i18n/message-ref.ts'
import { captionKey } from '#src/resource/declaration.ts'
import { type PictureTagsField, tagKeyOf, tagsIn } from '#src/resource/kinds/picture-tags/picture-tags.ts'
import { idsIn } from '#src/resource/kinds/refs/refs.ts'
import { useBadgeRecords } from '#src/resource/kinds/refs/use-badge-records.ts'
import { useSurroundingForm } from '#src/resource/screens/form/form-context.ts'
import { Swatch } from '#src/ui/fields/choosing/swatch.tsx'
import type { PictureItem } from '#src/ui/fields/pictures/pictures-field.tsx'

/**
 * The select of a picture's tag, among the records that the form has chosen; nothing as long as it has chosen none. And
 * the problem of the tags.
 */
export function useTagSelects(
  name: string,
  { to, recordsField, untagged }: PictureTagsField,
): { renderSelect: (item: PictureItem, index: number) => ReactNode; error: string | undefined } {
  const { form, resource, isRefused } = useSurroundingForm()
  const text = useText()
  const { field: input, fieldState, formState } = useController({ name, control: form.control })
  const chosenIds = idsIn(useWatch({ control: form.control, name: recordsField }))
  const { rows } = useBadgeRecords(to)
  const caption = text(captionKey(resource, name))
  const options = chosenIds.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  const tags = tagsIn(input.value)
  const message = fieldState.error?.message
  const setTag = (key: string, id: number | null) => {
    const { [key]: _, ...otherTags } = tags
    input.onChange(id === null ? otherTags : { ...otherTags, [key]: id })
  }
  return {
    error: message && text(decodeMessageRef(message)),
    renderSelect(item, index) {
      const key = tagKeyOf(item)
      if (options.length === 0 || key === undefined) return null
      const chosenOption = options.find(({ id }) => id === tags[key])
      return (
        <span className="picture-tag">
          {chosenOption?.color_code && <Swatch color={chosenOption.color_code} />}
          <select
            ref={index === 0 ? input.ref : undefined}
            className="form-select form-select-sm"
            aria-label={`${caption} ${index + 1}`}
            aria-invalid={message ? true : undefined}
            value={chosenOption?.id ?? ''}
            disabled={formState.isSubmitting || isRefused(name)}
            onBlur={input.onBlur}
            onChange={({ target }) => setTag(key, target.value === '' ? null : Number(target.value))}
          >
            <option value="">{text(untagged)}</option>
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.name}
              </option>
            ))}
          </select>
        </span>
      )
    },
  }
}
