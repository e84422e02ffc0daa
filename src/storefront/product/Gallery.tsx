import type { DetailProps } from '#src/storefront/product/Detail.tsx'
import { nameOf } from '#src/storefront/product/product-name.ts'
import { Picture } from '#src/storefront/window/Picture.tsx'

/** Gallery without a script: a radio button per thumbnail chooses the large picture. */
export function Gallery({ say, product }: DetailProps) {
  const pictures = product.pictures.length > 0 ? product.pictures : [null]
  const nameAt = (at: number) => say('storefront.detail.picture', { number: at + 1, qty: pictures.length })
  return (
    <div className="gallery">
      <div className="counter">
        {pictures.map((picture, at) => (
          <div key={picture?.name ?? 'none'} className="gallery-picture">
            <Picture
              picture={picture}
              alt={pictures.length > 1 ? `${nameOf(product)}, ${nameAt(at).toLowerCase()}` : nameOf(product)}
              sizes="(min-width: 1200px) 536px, (min-width: 768px) 46vw, 92vw"
              isEager={at === 0}
            />
          </div>
        ))}
      </div>
      {pictures.length > 1 && (
        <fieldset className="thumbs">
          <legend className="hidden">{say('storefront.detail.pictures')}</legend>
          {pictures.map((picture, at) => (
            <label key={picture?.name}>
              <input type="radio" name="picture" value={at} aria-label={nameAt(at)} defaultChecked={at === 0} />
              <span className="counter tile">
                <Picture picture={picture} alt="" sizes="128px" />
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}
