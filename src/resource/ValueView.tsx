import { useLanguage, useText } from '#src/platform/i18n.tsx'
import { parseTypedNumber } from '#src/platform/typed-number.ts'
import type { Field, NumberField, PictureField, PicturesField } from '#src/resource/fields.ts'
import { pictureUrl } from '#src/resource/picture-url.ts'
import { useOptions } from '#src/resource/use-options.ts'
import { FilePicture } from '#src/ui/fields/file-picture.tsx'
import { figureText } from '#src/ui/figures.ts'
import { Picture } from '#src/ui/picture.tsx'

/** What a form holds in a field, to be read beside another value of the same field. */
export function ValueView({ field, value }: { field: Field; value: unknown }) {
  const text = useText()
  const language = useLanguage()
  switch (field.kind) {
    case 'boolean':
      return <b>{text(value ? 'resource.screens.yes' : 'resource.screens.no')}</b>
    case 'ref':
      return <Names to={field.to} ids={value === '' ? [] : [Number(value)]} />
    case 'refs':
      return <Names to={field.to} ids={Array.isArray(value) ? value : []} />
    case 'picture':
    case 'pictures':
      return <Pictures field={field} items={Array.isArray(value) ? value : [value]} />
    case 'number':
      return <b className="stale-value">{figureOf(field, String(value ?? ''), language)}</b>
    default:
      return <b className="stale-value">{value === '' ? '–' : String(value)}</b>
  }
}

/** As lists show it; what is no number yet, as it was typed. */
function figureOf(field: NumberField, typed: string, language: string): string {
  const read = parseTypedNumber(typed, field.decimals)
  return 'value' in read ? figureText(read.value, field, language) : typed || '–'
}

function Names({ to, ids }: { to: string; ids: readonly number[] }) {
  const { rows } = useOptions(to)
  const names = ids.map((id) => rows.find((row) => row.id === id)?.name ?? `#${id}`)
  return <b>{names.join(', ') || '–'}</b>
}

function Pictures({ field, items }: { field: PictureField | PicturesField; items: unknown[] }) {
  const shown = items.filter((item) => item !== null)
  if (shown.length === 0) return '–'
  return (
    <span className="d-flex flex-wrap gap-1">
      {shown.map((item, place) =>
        item instanceof File ? (
          <FilePicture key={`new ${item.name} ${item.lastModified}`} file={item} alt={String(place + 1)} width={48} />
        ) : (
          <Picture
            key={String(item)}
            src={pictureUrl(field, String(item))}
            fallback={field.fallback}
            alt={String(place + 1)}
            width={48}
          />
        ),
      )}
    </span>
  )
}
