import { mostWanted, whatsappLink, wishText } from '#src/catalog/parameters/whatsapp.ts'
import { formatUsd } from '#src/catalog/products/price.ts'
import { isolateBidi } from '#src/platform/i18n/bidi-isolation.ts'
import { homePath } from '#src/storefront/address.ts'
import type { ShopProduct } from '#src/storefront/model.ts'
import { Icon } from '#src/storefront/page/Icon.tsx'
import type { PartProps } from '#src/storefront/page/Page.tsx'
import { Gallery } from '#src/storefront/product/Gallery.tsx'
import { Name, Unbroken } from '#src/storefront/product/Name.tsx'
import { Pesos } from '#src/storefront/product/Pesos.tsx'
import { orderPath } from '#src/storefront/product/product-address.ts'
import { wishOf } from '#src/storefront/product/product-name.ts'
import { Kind } from '#src/storefront/window/Kind.tsx'

export type DetailProps = PartProps & { product: ShopProduct }

/**
 * A product's dialog, rendered open over the page; the script makes it modal. Without the script its close button is a
 * form that leads home.
 */
export function Detail({ page, say, product }: DetailProps) {
  return (
    <dialog className="detail" id="producto" open aria-labelledby="t-detail">
      <CloseForm home={homePath(page.language)} say={say} />
      <div className="detail-body">
        <Gallery page={page} say={say} product={product} />
        <div className="detail-text">
          <div>
            <p className="soft small">
              <Kind category={product.category} />
              {product.code && ` · ${say('storefront.detail.code', { code: isolateBidi(product.code) })}`}
            </p>
            <h1 className="detail-name" id="t-detail" tabIndex={-1}>
              <Name product={product} />
            </h1>
            <p className="soft detail-description" dir="auto">
              <Unbroken text={product.description.trim() || say('Producto sin descripción')} />
            </p>
          </div>
          <div>
            <p className="price-main">{formatUsd(product.price, page.language)}</p>
            <Pesos page={page} say={say} product={product} />
          </div>
          {product.colors.length > 0 && <Colors page={page} say={say} product={product} />}
          <Buy page={page} say={say} product={product} />
          <Promises page={page} say={say} />
        </div>
      </div>
    </dialog>
  )
}

export function CloseForm({ home, say }: { home: string } & Pick<PartProps, 'say'>) {
  return (
    <form className="close-form" action={home}>
      <button className="round close" type="submit" aria-label={say('storefront.detail.close')}>
        <Icon name="close" />
      </button>
    </form>
  )
}

/** The order's form, of which the colours are part wherever they stand. */
const orderForm = 'pedido'

function Colors({ say, product }: DetailProps) {
  return (
    <fieldset className="colors">
      <legend>{say('storefront.detail.color')}</legend>
      <div>
        {product.colors.map(({ id, name, color_code }) => (
          <label key={id} className="swatch">
            <input type="radio" name="color" value={name} form={orderForm} />
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <circle cx="10" cy="10" r="9.5" fill={color_code} />
            </svg>
            <bdi>{name}</bdi>
          </label>
        ))}
        <label className="swatch">
          <input type="radio" name="color" value="" form={orderForm} />
          {say('storefront.detail.any_color')}
        </label>
      </div>
    </fieldset>
  )
}

/**
 * Quantity and 'Lo quiero': with the script a link to WhatsApp that follows every choice, without it a form that leads
 * there with what was chosen. The contact form instead, where the shop has no WhatsApp number.
 */
function Buy({ page, say, product }: DetailProps) {
  if (!page.whatsapp) {
    return (
      <div className="buy">
        <a className="button button-main" href={`${homePath(page.language)}#contacto`}>
          {say('storefront.nav.contact')}
        </a>
      </div>
    )
  }
  const wish = wishOf(product)
  return (
    <form className="buy" id={orderForm} method="post" action={orderPath(page.language, product)}>
      <Stepper say={say} />
      <a
        className="button button-main by-script"
        href={whatsappLink(page.whatsapp, wishText({ ...wish, quantity: 1, color: null }))}
        target="_blank"
        rel="noopener"
        data-want={JSON.stringify({ ...wish, id: product.id, phone: page.whatsapp })}
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

function Stepper({ say }: Pick<PartProps, 'say'>) {
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
        <input type="number" name="quantity" min="1" max={mostWanted} defaultValue="1" required />
      </label>
    </>
  )
}

function Promises({ page, say }: PartProps) {
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
