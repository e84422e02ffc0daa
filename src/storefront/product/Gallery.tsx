import type { DetailProps } from '#src/storefront/product/ProductDetail.tsx'
import { formatProductName } from '#src/storefront/product/product-name.ts'
import { ProductPicture } from '#src/storefront/window/ProductPicture.tsx'

/** Gallery without a script: a radio button per thumbnail chooses the large picture. */
export function Gallery({ translate, product }: DetailProps) {
  const pictures = product.pictures.length > 0 ? product.pictures : [null]
  const pictureLabel = (index: number) =>
    translate('storefront.detail.picture', { number: index + 1, qty: pictures.length })
  return (
    <div className="gallery">
      <div className="counter">
        {pictures.map((picture, index) => (
          <div key={picture?.name ?? 'none'} className="gallery-picture">
            <ProductPicture
              picture={picture}
              category={product.category}
              translate={translate}
              alt={
                pictures.length > 1
                  ? `${formatProductName(product)}, ${pictureLabel(index).toLowerCase()}`
                  : formatProductName(product)
              }
              sizes="(min-width: 1200px) 536px, (min-width: 768px) 46vw, 92vw"
              isEager={index === 0}
            />
          </div>
        ))}
      </div>
      {pictures.length > 1 && (
        <fieldset className="thumbs">
          <legend className="hidden">{translate('storefront.detail.pictures')}</legend>
          {pictures.map((picture, index) => (
            <label key={picture?.name}>
              <input
                type="radio"
                name="picture"
                value={index}
                aria-label={pictureLabel(index)}
                defaultChecked={index === 0}
              />
              <span className="counter tile">
                <ProductPicture
                  picture={picture}
                  category={product.category}
                  translate={translate}
                  alt=""
                  sizes="128px"
                />
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}
