import { pictureBases, srcset } from '#src/platform/pictures/pictures.ts'
import type { ShopPicture } from '#src/storefront/model.ts'

type Props = {
  picture: ShopPicture | null
  alt: string
  /** How wide it stands on the page, as the `sizes` of HTML has it. */
  sizes: string
  /** In the first row: fetched before all else. */
  isEager?: boolean
}

/**
 * A picture on its counter: a cut-out stands on it, any other photograph fills the tile. Room is left for it before
 * it comes. One that never comes is replaced by the script.
 */
export function Picture({ picture, alt, sizes, isEager = false }: Props) {
  const loading = isEager ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
  if (!picture)
    return <img className="standing" src="/img/default-product.png" alt={alt} width="400" height="400" {...loading} />
  return (
    <picture>
      <source type="image/avif" srcSet={srcset(picture.name, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcset(picture.name, 'webp')} sizes={sizes} />
      <img
        className={picture.cutout ? 'standing' : 'filling'}
        src={pictureBases.image + picture.name}
        alt={alt}
        width={picture.width}
        height={picture.height}
        decoding="async"
        {...loading}
      />
    </picture>
  )
}
