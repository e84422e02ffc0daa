import { formatUsd } from '#src/catalog/price.ts'
import { whatsappLink, wishText } from '#src/catalog/whatsapp.ts'
import { isolate } from '#src/platform/i18n/isolate.ts'
import { homePath } from '#src/storefront/address.ts'
import { Gallery } from '#src/storefront/Gallery.tsx'
import { Icon } from '#src/storefront/Icon.tsx'
import { Kind } from '#src/storefront/Kind.tsx'
import type { ShopProduct } from '#src/storefront/model.ts'
import { Name, nameOf, Unbroken } from '#src/storefront/Name.tsx'
import type { PartProps } from '#src/storefront/Page.tsx'
import { Pesos } from '#src/storefront/Pesos.tsx'

export type DetailProps = PartProps & { product: ShopProduct }

/**
 * A product's dialog, rendered open over the page; the script makes it modal. Without the script its close button is a
 * form that leads home.
 */
export function Detail({ page, say, product }: DetailProps) {
  return (
    <dialog className="detail" id="producto" open aria-labelledby="t-detail">
      <form className="close-form" action={homePath(page.language)}>
        <button className="round close" type="submit" aria-label={say('storefront.detail.close')}>
          <Icon name="close" />
        </button>
      </form>
      <div className="detail-body">
        <Gallery page={page} say={say} product={product} />
        <div className="detail-text">
          <div>
            <p className="soft small">
              <Kind category={product.category} />
              {product.code && ` · ${say('storefront.detail.code', { code: isolate(product.code) })}`}
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

function Colors({ say, product }: DetailProps) {
  return (
    <fieldset className="colors">
      <legend>{say('storefront.detail.color')}</legend>
      <div>
        {product.colors.map(({ id, name, color_code }) => (
          <label key={id} className="swatch">
            <input type="radio" name="color" value={name} />
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <circle cx="10" cy="10" r="9.5" fill={color_code} />
            </svg>
            <bdi>{name}</bdi>
          </label>
        ))}
        <label className="swatch">
          <input type="radio" name="color" value="" />
          {say('storefront.detail.any_color')}
        </label>
      </div>
    </fieldset>
  )
}

function Buy({ page, say, product }: DetailProps) {
  const wish = { name: nameOf(product), code: product.code ?? String(product.id) }
  return (
    <div className="buy">
      <fieldset className="stepper">
        <legend className="hidden">{say('storefront.detail.quantity')}</legend>
        <button type="button" data-add="-1" aria-label={say('storefront.detail.less')}>
          <Icon name="less" />
        </button>
        <output aria-live="polite">1</output>
        <button type="button" data-add="1" aria-label={say('storefront.detail.more')}>
          <Icon name="more" />
        </button>
      </fieldset>
      <a
        className="button button-main"
        href={whatsappLink(page.whatsapp, wishText({ ...wish, quantity: 1, color: null }))}
        target="_blank"
        rel="noopener"
        data-want={JSON.stringify({ ...wish, id: product.id, phone: page.whatsapp })}
      >
        <Icon name="chat" />
        {say('Lo quiero')}
      </a>
    </div>
  )
}

function Promises({ say }: PartProps) {
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
          {say('storefront.promise.pickup_rest')}
        </span>
      </li>
    </ul>
  )
}
