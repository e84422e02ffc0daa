import { buildSrcset, pictureUrlPrefixes } from '#src/platform/pictures/pictures.ts'
import type { ShopPicture } from '#src/storefront/model.ts'

type Props = {
  picture: ShopPicture | null
  alt: string
  /** Displayed width, in the syntax of the `sizes` attribute. */
  sizes: string
  /** Above the fold: loaded at once, with high priority. */
  isEager?: boolean
}

/**
 * A picture in a tile: a cut-out stands on its edge, a photo fills it. Width and height reserve its room; the script
 * replaces one that fails to load.
 */
export function Picture({ picture, alt, sizes, isEager = false }: Props) {
  const loading = isEager ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
  if (!picture)
    return <img className="standing" src="/img/default-product.png" alt={alt} width="400" height="400" {...loading} />
  return (
    <picture>
      <source type="image/avif" srcSet={buildSrcset(picture.name, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={buildSrcset(picture.name, 'webp')} sizes={sizes} />
      <img
        className={picture.cutout ? 'standing' : 'filling'}
        src={pictureUrlPrefixes.image + picture.name}
        alt={alt}
        width={picture.width}
        height={picture.height}
        decoding="async"
        {...loading}
      />
    </picture>
  )
}
