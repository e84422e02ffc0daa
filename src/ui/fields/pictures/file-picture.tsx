import { useObjectUrl } from '#src/ui/fields/pictures/use-object-url.ts'
import { Picture } from '#src/ui/picture.tsx'

/** Preview of a picture that is not uploaded yet, by object URL. */
export function FilePicture({ file, alt, width }: { file: File; alt: string; width: number }) {
  const url = useObjectUrl(file)
  return url ? (
    <Picture src={url} alt={alt} width={width} />
  ) : (
    <span className="picture" style={{ width, height: width }} />
  )
}
