import { pictureUrl } from '#src/platform/pictures/picture-url.ts'
import { FilePicture } from '#src/ui/fields/pictures/file-picture.tsx'
import { Picture } from '#src/ui/picture.tsx'

type Shown = { store: 'image' | 'logo'; fallback: string }

type ThumbnailProps = Shown & { stored: unknown; alt: string; preview?: number | undefined }

/** A stored picture in a list's row, or the fallback. */
export function Thumbnail({ store, fallback, stored, alt, preview = 32 }: ThumbnailProps) {
  const src = typeof stored === 'string' ? pictureUrl(stored, store) : null
  return <Picture src={src} fallback={fallback} alt={alt} width={preview} isLazy />
}

/** Pictures of a form: stored ones by name, new ones as files. */
export function TypedPictures({ store, fallback, items }: Shown & { items: readonly unknown[] }) {
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
            src={pictureUrl(String(item), store)}
            fallback={fallback}
            alt={String(place + 1)}
            width={48}
          />
        ),
      )}
    </span>
  )
}
