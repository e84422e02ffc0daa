import { useEffect, useState } from 'react'
import { Picture } from '#src/ui/picture.tsx'

/** Preview of a picture that is not uploaded yet, by object URL. */
export function FilePicture({ file, alt, width }: { file: File; alt: string; width: number }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url ? (
    <Picture src={url} alt={alt} width={width} />
  ) : (
    <span className="picture" style={{ width, height: width }} />
  )
}
