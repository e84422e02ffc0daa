/** A part of a picture in its own pixels, as it is seen: turned upright. */
export type PictureArea = { x: number; y: number; width: number; height: number }

/** The side of the largest square, in pixels: more than any screen shows of a person. */
const maxSide = 1024
const jpegQuality = 0.92

/** The side of the square that an area becomes, in pixels. Small areas are not enlarged. */
export const computeSquareSide = ({ width }: Pick<PictureArea, 'width'>): number =>
  Math.max(1, Math.min(maxSide, Math.round(width)))

/** The name and type of the cropped file: a PNG stays one, and everything else becomes a JPEG. */
export function nameCroppedFile({ name, type }: Pick<File, 'name' | 'type'>): { name: string; type: string } {
  const isPng = type === 'image/png'
  return { name: `${name.replace(/\.\w+$/, '')}.${isPng ? 'png' : 'jpg'}`, type: isPng ? type : 'image/jpeg' }
}

/** Cuts a square out of a picture. Throws if the browser cannot decode the picture or encode the square. */
export async function cropToSquare(file: File, area: PictureArea): Promise<File> {
  const { name, type } = nameCroppedFile(file)
  const side = computeSquareSide(area)
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no canvas.')
  // EXIF: the bitmap is turned upright, as the preview is.
  const bitmap = await createImageBitmap(file)
  if (type === 'image/jpeg') {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, side, side)
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, side, side)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, jpegQuality))
  if (!blob) throw new Error('The browser could not encode the picture.')
  return new File([blob], name, { type })
}
