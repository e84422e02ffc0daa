import { buildOrderMessage, buildWhatsappLink, maxQuantity } from '#src/catalog/parameters/whatsapp-link.ts'
import { formatUsd } from '#src/catalog/products/price.ts'
import { isolateBidi } from '#src/platform/i18n/bidi-isolation.ts'
import { buildHomePath } from '#src/platform/i18n/home-path.ts'
import { Icon } from '#src/storefront/page/Icon.tsx'
import type { SectionProps } from '#src/storefront/page/Page.tsx'
import { hasStatedTerms, type ShopProduct } from '#src/storefront/page-model.ts'
import { Gallery } from '#src/storefront/product/Gallery.tsx'
import { PesoPrices } from '#src/storefront/product/PesoPrices.tsx'
import { ProductName, UnbrokenHyphens } from '#src/storefront/product/ProductName.tsx'
import { buildOrderPath } from '#src/storefront/product/product-address.ts'
import { buildOrderNameAndCode } from '#src/storefront/product/product-name.ts'
import { CategoryName } from '#src/storefront/window/CategoryName.tsx'

export type DetailProps = SectionProps & { product: ShopProduct }

/**
 * A product's dialog, rendered open over the page. The script makes the dialog modal. Without the script its close
 * button submits a form that leads home.
 */
export function ProductDetail({ page, translate, product }: DetailProps) {
  return (
    <dialog className="detail" id="producto" open aria-labelledby="t-detail">
      <CloseForm home={buildHomePath(page.language)} translate={translate} />
      <div className="detail-body">
        <Gallery page={page} translate={translate} product={product} />
        <div className="detail-text">
          <div>
            <p className="soft small">
              <CategoryName category={product.category} />
              {product.code && ` · ${translate('storefront.detail.code', { code: isolateBidi(product.code) })}`}
            </p>
            <h1 className="detail-name" id="t-detail" tabIndex={-1}>
              <ProductName product={product} />
            </h1>
            <p className="soft detail-description" dir="auto">
              <UnbrokenHyphens text={product.description.trim() || translate('Producto sin descripción')} />
            </p>
          </div>
          <div>
            <p className="price-main">{formatUsd(product.price, page.language)}</p>
            <PesoPrices page={page} translate={translate} product={product} />
          </div>
          {product.colors.length > 0 && <ColorChoice page={page} translate={translate} product={product} />}
          <BuyFormOrContactLink page={page} translate={translate} product={product} />
          <ShopPromises page={page} translate={translate} />
        </div>
      </div>
    </dialog>
  )
}

export function CloseForm({ home, translate }: { home: string } & Pick<SectionProps, 'translate'>) {
  return (
    <form className="close-form" action={home}>
      <button className="round close" type="submit" aria-label={translate('storefront.detail.close')}>
        <Icon name="close" />
      </button>
    </form>
  )
}

/** Id of the order form. The colour inputs belong to it, although they stand outside of it. */
const orderFormId = 'pedido'

function ColorChoice({ translate, product }: DetailProps) {
  return (
    <fieldset className="colors">
      <legend>{translate('storefront.detail.color')}</legend>
      <div>
        {product.colors.map(({ id, name, color_code }) => (
          <label key={id} className="swatch">
            <input
              type="radio"
              name="color"
              value={name}
              form={orderFormId}
              data-picture={findPictureIndex(product, id)}
            />
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <circle cx="10" cy="10" r="9.5" fill={color_code} />
            </svg>
            <bdi>{name}</bdi>
            {isWithoutPicture(product, id) && <small>{translate('storefront.picture.missing')}</small>}
          </label>
        ))}
        <label className="swatch">
          <input type="radio" name="color" value="" form={orderFormId} />
          {translate('storefront.detail.any_color')}
        </label>
      </div>
    </fieldset>
  )
}

/**
 * The index of the first picture that shows a colour, else of the first one that shows no particular colour. Undefined
 * if no picture names a colour, or if all show others: choosing the colour then changes no picture.
 */
function findPictureIndex({ pictures }: ShopProduct, colorId: number): number | undefined {
  if (pictures.every(({ color_id }) => color_id === null)) return undefined
  const findIndexOf = (id: number | null) => pictures.findIndex(({ color_id }) => color_id === id)
  return [findIndexOf(colorId), findIndexOf(null)].find((index) => index >= 0)
}

/** True if every picture of the product shows another colour. */
const isWithoutPicture = ({ pictures }: ShopProduct, colorId: number): boolean =>
  pictures.length > 0 && pictures.every(({ color_id }) => color_id !== null && color_id !== colorId)

/**
 * Quantity and 'Lo quiero': with the script a WhatsApp link that follows the choices, without it a form that redirects
 * to WhatsApp. Without a WhatsApp number, a link to the contact form.
 */
function BuyFormOrContactLink({ page, translate, product }: DetailProps) {
  if (!page.whatsapp) {
    return (
      <div className="buy">
        <a className="button button-main" href={`${buildHomePath(page.language)}#contacto`}>
          {translate('storefront.nav.contact')}
        </a>
      </div>
    )
  }
  const orderItem = buildOrderNameAndCode(product)
  return (
    <form className="buy" id={orderFormId} method="post" action={buildOrderPath(page.language, product)}>
      <QuantityInput translate={translate} />
      <a
        className="button button-main by-script"
        href={buildWhatsappLink(page.whatsapp, buildOrderMessage({ ...orderItem, quantity: 1, color: null }))}
        target="_blank"
        rel="noopener"
        data-want={JSON.stringify({ ...orderItem, id: product.id, phone: page.whatsapp })}
      >
        <Icon name="chat" />
        {translate('Lo quiero')}
      </a>
      <button className="button button-main by-form" type="submit">
        <Icon name="chat" />
        {translate('Lo quiero')}
      </button>
    </form>
  )
}

function QuantityInput({ translate }: Pick<SectionProps, 'translate'>) {
  const quantity = translate('storefront.detail.quantity')
  return (
    <>
      <fieldset className="stepper by-script">
        <legend className="hidden">{quantity}</legend>
        <button type="button" data-add="-1" aria-label={translate('storefront.detail.less')}>
          <Icon name="less" />
        </button>
        <output aria-live="polite">1</output>
        <button type="button" data-add="1" aria-label={translate('storefront.detail.more')}>
          <Icon name="more" />
        </button>
      </fieldset>
      <label className="quantity by-form">
        {quantity}
        <input type="number" name="quantity" min="1" max={maxQuantity} defaultValue="1" required />
      </label>
    </>
  )
}

function ShopPromises({ page, translate }: SectionProps) {
  return (
    <ul className="promises">
      {hasStatedTerms(page) && (
        <>
          <li>
            <Icon name="shield" />
            <span>
              <b>{translate('storefront.promise.warranty')}</b>
              {translate('storefront.promise.warranty_rest')}
            </span>
          </li>
          <li>
            <Icon name="truck" />
            <span>
              <b>{translate('storefront.promise.delivery')}</b>
              {translate('storefront.promise.delivery_rest')}
            </span>
          </li>
        </>
      )}
      <li>
        <Icon name="store" />
        <span>
          <b>{translate('storefront.promise.pickup')}</b>
          {translatePickup({ page, translate })}
        </span>
      </li>
    </ul>
  )
}

/** How a purchase is picked up. WhatsApp is named only by a shop that has a number. */
function translatePickup({ page: { address, whatsapp }, translate }: SectionProps): string {
  if (!address) return translate(whatsapp ? 'storefront.promise.pickup_arranged' : 'storefront.promise.pickup_bare')
  const key = whatsapp ? 'storefront.promise.pickup_rest' : 'storefront.promise.pickup_at'
  return translate(key, { address: isolateBidi(address) })
}
