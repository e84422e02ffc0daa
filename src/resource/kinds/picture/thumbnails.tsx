import { buildSmallPictureOrLogoUrl } from '#src/platform/pictures/picture-url.ts'
import { isPrivatePicture } from '#src/resource/kinds/picture/picture.ts'
import { FilePicture } from '#src/ui/fields/pictures/file-picture.tsx'
import { Picture } from '#src/ui/picture.tsx'

type PictureSource = { store: 'image' | 'logo'; fallback: string }

type ThumbnailProps = PictureSource & { storedName: unknown; alt: string; preview?: number | undefined }

/** A stored picture in a list, or the fallback. */
export function Thumbnail({ store, fallback, storedName, alt, preview = 32 }: ThumbnailProps) {
  const src = typeof storedName === 'string' ? buildSmallPictureOrLogoUrl(storedName, store) : null
  return <Picture src={src} fallback={fallback} alt={alt} width={preview} isLazy />
}

/** Pictures of a form: public pictures by name, private ones by their links, new ones as files. */
export function FormPictures({ store, fallback, items }: PictureSource & { items: readonly unknown[] }) {
  const pictures = items.filter((item) => item !== null)
  if (pictures.length === 0) return '–'
  return (
    <span className="d-flex flex-wrap gap-1">
      {pictures.map((item, index) =>
        item instanceof File ? (
          <FilePicture key={`new ${item.name} ${item.lastModified}`} file={item} alt={String(index + 1)} width={48} />
        ) : (
          <Picture
            key={isPrivatePicture(item) ? item.key : String(item)}
            src={isPrivatePicture(item) ? item.url : buildSmallPictureOrLogoUrl(String(item), store)}
            fallback={fallback}
            alt={String(index + 1)}
            width={48}
          />
        ),
      )}
    </span>
  )
}
