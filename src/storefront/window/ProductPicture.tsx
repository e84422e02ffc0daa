import { buildSrcset, pictureUrlPrefixes } from '#src/platform/pictures/pictures.ts'
import type { ShopPicture } from '#src/storefront/page-model.ts'

type ProductPictureProps = {
  picture: ShopPicture | null
  alt: string
  /** Displayed width, in the syntax of the `sizes` attribute. */
  sizes: string
  /** True for a picture above the fold, which is loaded at once, with high priority. */
  isEager?: boolean
}

/**
 * Picture of a tile: a cut-out is aligned to the tile's bottom, a photo fills the tile. A neutral drawing stands for a
 * missing picture. Width and height prevent a layout shift. The script replaces a picture that fails to load.
 */
export function ProductPicture({ picture, alt, sizes, isEager = false }: ProductPictureProps) {
  const loadingProps = isEager ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
  if (!picture)
    return (
      <img className="standing" src="/img/default-product.png" alt={alt} width="400" height="400" {...loadingProps} />
    )
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
        {...loadingProps}
      />
    </picture>
  )
}
