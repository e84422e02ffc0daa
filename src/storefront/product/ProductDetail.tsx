import { buildOrderText, buildWhatsappLink, maxQuantity } from '#src/catalog/parameters/whatsapp-link.ts'
import { formatUsd } from '#src/catalog/products/price.ts'
import { isolateBidi } from '#src/platform/i18n/bidi-isolation.ts'
import { homePath } from '#src/storefront/address.ts'
import { Icon } from '#src/storefront/page/Icon.tsx'
import type { SectionProps } from '#src/storefront/page/Page.tsx'
import type { ShopProduct } from '#src/storefront/page-model.ts'
import { Gallery } from '#src/storefront/product/Gallery.tsx'
import { PesoPrices } from '#src/storefront/product/PesoPrices.tsx'
import { ProductName, UnbrokenHyphens } from '#src/storefront/product/ProductName.tsx'
import { orderPath } from '#src/storefront/product/product-address.ts'
import { describeOrderItem } from '#src/storefront/product/product-name.ts'
import { CategoryName } from '#src/storefront/window/CategoryName.tsx'

export type DetailProps = SectionProps & { product: ShopProduct }

/**
 * A product's dialog, rendered open over the page; the script makes it modal. Without the script its close button
 * submits a form that leads home.
 */
export function ProductDetail({ page, say, product }: DetailProps) {
  return (
    <dialog className="detail" id="producto" open aria-labelledby="t-detail">
      <CloseForm home={homePath(page.language)} say={say} />
      <div className="detail-body">
        <Gallery page={page} say={say} product={product} />
        <div className="detail-text">
          <div>
            <p className="soft small">
              <CategoryName category={product.category} />
              {product.code && ` · ${say('storefront.detail.code', { code: isolateBidi(product.code) })}`}
            </p>
            <h1 className="detail-name" id="t-detail" tabIndex={-1}>
              <ProductName product={product} />
            </h1>
            <p className="soft detail-description" dir="auto">
              <UnbrokenHyphens text={product.description.trim() || say('Producto sin descripción')} />
            </p>
          </div>
          <div>
            <p className="price-main">{formatUsd(product.price, page.language)}</p>
            <PesoPrices page={page} say={say} product={product} />
          </div>
          {product.colors.length > 0 && <ColorChoice page={page} say={say} product={product} />}
          <BuyForm page={page} say={say} product={product} />
          <ShopPromises page={page} say={say} />
        </div>
      </div>
    </dialog>
  )
}

export function CloseForm({ home, say }: { home: string } & Pick<SectionProps, 'say'>) {
  return (
    <form className="close-form" action={home}>
      <button className="round close" type="submit" aria-label={say('storefront.detail.close')}>
        <Icon name="close" />
      </button>
    </form>
  )
}

/** Id of the order form. The colour inputs belong to it, although they stand outside of it. */
const orderFormId = 'pedido'

function ColorChoice({ say, product }: DetailProps) {
  return (
    <fieldset className="colors">
      <legend>{say('storefront.detail.color')}</legend>
      <div>
        {product.colors.map(({ id, name, color_code }) => (
          <label key={id} className="swatch">
            <input type="radio" name="color" value={name} form={orderFormId} />
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <circle cx="10" cy="10" r="9.5" fill={color_code} />
            </svg>
            <bdi>{name}</bdi>
          </label>
        ))}
        <label className="swatch">
          <input type="radio" name="color" value="" form={orderFormId} />
          {say('storefront.detail.any_color')}
        </label>
      </div>
    </fieldset>
  )
}

/**
 * Quantity and 'Lo quiero': with the script a WhatsApp link that follows the choices, without it a form that redirects
 * to WhatsApp. Without a WhatsApp number, a link to the contact form.
 */
function BuyForm({ page, say, product }: DetailProps) {
  if (!page.whatsapp) {
    return (
      <div className="buy">
        <a className="button button-main" href={`${homePath(page.language)}#contacto`}>
          {say('storefront.nav.contact')}
        </a>
      </div>
    )
  }
  const orderItem = describeOrderItem(product)
  return (
    <form className="buy" id={orderFormId} method="post" action={orderPath(page.language, product)}>
      <QuantityInput say={say} />
      <a
        className="button button-main by-script"
        href={buildWhatsappLink(page.whatsapp, buildOrderText({ ...orderItem, quantity: 1, color: null }))}
        target="_blank"
        rel="noopener"
        data-want={JSON.stringify({ ...orderItem, id: product.id, phone: page.whatsapp })}
      >
        <Icon name="chat" />
        {say('Lo quiero')}
      </a>
      <button className="button button-main by-form" type="submit">
        <Icon name="chat" />
        {say('Lo quiero')}
      </button>
    </form>
  )
}

function QuantityInput({ say }: Pick<SectionProps, 'say'>) {
  const quantity = say('storefront.detail.quantity')
  return (
    <>
      <fieldset className="stepper by-script">
        <legend className="hidden">{quantity}</legend>
        <button type="button" data-add="-1" aria-label={say('storefront.detail.less')}>
          <Icon name="less" />
        </button>
        <output aria-live="polite">1</output>
        <button type="button" data-add="1" aria-label={say('storefront.detail.more')}>
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

function ShopPromises({ page, say }: SectionProps) {
  const { address } = page
  return (
    <ul className="promises">
      <li>
        <Icon name="shield" />
        <span>
          <b>{say('storefront.promise.warranty')}</b>
          {say('storefront.promise.warranty_rest')}
        </span>
      </li>
      <li>
        <Icon name="truck" />
        <span>
          <b>{say('storefront.promise.delivery')}</b>
          {say('storefront.promise.delivery_rest')}
        </span>
      </li>
      <li>
        <Icon name="store" />
        <span>
          <b>{say('storefront.promise.pickup')}</b>
          {say('storefront.promise.pickup_rest', { address })}
        </span>
      </li>
    </ul>
  )
}
