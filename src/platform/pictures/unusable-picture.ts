/** Why a picture is refused; sent from the worker process to the server. */
export type PictureRefusal =
  | 'not_a_picture'
  | 'heic'
  | 'svg'
  | 'empty'
  | 'broken'
  | 'too_large'
  | 'too_many_pixels'
  | 'too_slow'

export const pictureLimits = { bytes: 10 * 1024 * 1024, pixels: 50_000_000, milliseconds: 60_000 }

export class RefusedPicture extends Error {
  readonly refusal: PictureRefusal
  constructor(refusal: PictureRefusal) {
    super(refusal)
    this.refusal = refusal
  }
}
