/** Why a picture is refused. The worker process sends it to the server. */
export type PictureRefusalReason =
  | 'not_a_picture'
  | 'heic'
  | 'svg'
  | 'empty'
  | 'broken'
  | 'too_large'
  | 'too_many_pixels'
  | 'too_slow'

export const pictureLimits = { bytes: 10 * 1024 * 1024, pixels: 50_000_000, timeoutMs: 60_000 }

export class UnusablePicture extends Error {
  readonly reason: PictureRefusalReason
  constructor(reason: PictureRefusalReason) {
    super(reason)
    this.reason = reason
  }
}
