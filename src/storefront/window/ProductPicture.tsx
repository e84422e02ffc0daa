import { buildSrcset, pictureUrlPrefixes } from '#src/platform/pictures/pictures.ts'
import type { ShopPicture } from '#src/storefront/page-model.ts'
import type { ShopTranslate } from '#src/storefront/translate-shop-text.ts'
import { MissingPicture } from '#src/storefront/window/MissingPicture.tsx'

type ProductPictureProps = {
  picture: ShopPicture | null
  /** The category's name, which decides what stands for a missing picture. */
  category: string
  translate: ShopTranslate
  alt: string
  /** Displayed width, in the syntax of the `sizes` attribute. */
  sizes: string
  /** True for a picture above the fold, which is loaded at once, with high priority. */
  isEager?: boolean
}

/**
 * Picture of a tile: a cut-out is aligned to the tile's bottom, a photo fills the tile. Width and height prevent a
 * layout shift. The script replaces a picture that fails to load.
 */
export function ProductPicture({ picture, alt, sizes, isEager = false, ...props }: ProductPictureProps) {
  if (!picture) return <MissingPicture {...props} />
  const loadingProps = isEager ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
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
