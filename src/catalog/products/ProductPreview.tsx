import { useWatch } from 'react-hook-form'
import { formatUsd } from '#src/catalog/products/price.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { buildSmallPictureOrLogoUrl } from '#src/platform/pictures/picture-url.ts'
import { parseTypedNumber } from '#src/platform/text/typed-number.ts'
import { useRefFieldLabel } from '#src/resource/screens/choice/use-chosen-record.ts'
import { useSurroundingForm } from '#src/resource/screens/form/form-context.ts'
import { FilePicture } from '#src/ui/fields/pictures/file-picture.tsx'
import { Picture } from '#src/ui/picture.tsx'

const fallback = '/img/default-product.png'

/** Preview of the product's card in the shop, from the form's values. */
export function ProductPreview() {
  const text = useText()
  const language = useLanguage()
  const { form } = useSurroundingForm()
  const { name, capacity, price, image } = useWatch({ control: form.control })
  const categoryName = useRefFieldLabel('category_id')
  const [cover] = Array.isArray(image) ? image : []
  const typedPrice = parseTypedNumber(String(price))
  const details = [capacity, categoryName].filter(Boolean).join(' · ')
  return (
    <>
      <div className="shop-tile">
        {cover instanceof File ? (
          <FilePicture file={cover} alt="" width={246} />
        ) : (
          <Picture
            src={cover && buildSmallPictureOrLogoUrl(String(cover), 'image')}
            {...{ fallback }}
            alt=""
            width={246}
          />
        )}
      </div>
      <p className="shop-name">{String(name ?? '') || text('products.fields.name')}</p>
      <p className="soft small">{details}</p>
      {'value' in typedPrice && <p className="shop-price">{formatUsd(typedPrice.value, language)}</p>}
    </>
  )
}
