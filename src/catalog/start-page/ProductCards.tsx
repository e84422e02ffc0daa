import { Link } from 'react-router'
import { productsCard, withoutPictureCard } from '#src/catalog/start-page/cards.ts'
import { useIsShopEmpty } from '#src/catalog/start-page/ProductFigures.tsx'
import { useText } from '#src/platform/i18n/i18n.tsx'
import { useCard } from '#src/resource/cards/use-card.ts'
import { buildFormAddress, buildListScreenAddress } from '#src/resource/screen-addresses.ts'
import { useOutline } from '#src/resource/screens/outlines-context.ts'
import { buttonClass } from '#src/ui/button/button.tsx'
import { DashboardCard, Meter } from '#src/ui/dashboard/dashboard-card.tsx'
import { useWholeNumberFormat } from '#src/ui/dashboard/use-whole-number-format.ts'

/**
 * Number of products in each of the largest categories, and in all others together. A category links to the list of its
 * products.
 */
export function CategoriesCard() {
  const text = useText()
  const format = useWholeNumberFormat()
  const products = useOutline('products')
  const listLink = <Link to={buildListScreenAddress(products)}>{text('catalog.cards.see_list')}</Link>
  return (
    <DashboardCard title={text('catalog.cards.by_category')} headerEnd={listLink} load={useCard(productsCard)}>
      {({ categories, others: otherCategories }) =>
        categories.length === 0 ? (
          <p className="card-body soft">{text('catalog.cards.no_category')}</p>
        ) : (
          <ul className="meters">
            {categories.map(({ id, name, products: productCount }) => (
              <li key={id}>
                <Link to={buildListScreenAddress(products, `category_id=${id}`)}>
                  <NameAndCount name={name} count={format(productCount)} />
                  <Meter part={productCount} whole={categories[0]?.products ?? 0} />
                </Link>
              </li>
            ))}
            {otherCategories.categories > 0 && (
              <li className="soft">
                <div>
                  <NameAndCount
                    name={text('catalog.cards.other_categories', { count: otherCategories.categories })}
                    count={format(otherCategories.products)}
                  />
                </div>
              </li>
            )}
          </ul>
        )
      }
    </DashboardCard>
  )
}

function NameAndCount({ name, count }: { name: string; count: string }) {
  return (
    <span className="row-ends">
      <span className="cut">{name}</span>
      <b className="num">{count}</b>
    </span>
  )
}

/** The newest products without a picture, and the share of products that have one. */
export function WithoutPictureCard() {
  const text = useText()
  const products = useOutline('products')
  const noneKey = useIsShopEmpty() ? 'catalog.cards.no_products' : 'catalog.cards.all_pictured'
  const listLink = (
    <Link to={buildListScreenAddress(products, withoutPictureCard.filter)}>{text('catalog.cards.see_list')}</Link>
  )
  return (
    <DashboardCard
      title={text('catalog.cards.no_picture_title')}
      headerEnd={listLink}
      load={useCard(withoutPictureCard)}
    >
      {({ rows, total }) =>
        total === 0 ? (
          <p className="card-body soft">{text(noneKey)}</p>
        ) : (
          <>
            <ul className="lines">
              {rows.map(({ id, label, note }) => (
                <li key={id}>
                  <span className="tile tile-44 none" aria-hidden="true">
                    <i className="bi bi-camera" />
                  </span>
                  <span className="grow">
                    <span className="strong cut d-block">{label}</span>
                    <small className="cut">{note}</small>
                  </span>
                  <Link className={buttonClass('secondary', 'small')} to={buildFormAddress(products, id)}>
                    {text('catalog.cards.add_picture')}
                    <span className="visually-hidden"> {label}</span>
                  </Link>
                </li>
              ))}
            </ul>
            <PicturedShareMeter withoutPicture={total} />
          </>
        )
      }
    </DashboardCard>
  )
}

/** Share of products with a picture. Nothing until the number of all products is loaded, or if there are none. */
function PicturedShareMeter({ withoutPicture }: { withoutPicture: number }) {
  const text = useText()
  const format = useWholeNumberFormat()
  const load = useCard(productsCard)
  if (load.state !== 'ready' || load.value.total === 0) return null
  const { total } = load.value
  const picturedCount = Math.max(0, total - withoutPicture)
  return (
    <div className="card-tail">
      <span className="row-ends small">
        <span>{text('catalog.cards.pictured')}</span>
        <span className="num">
          <b>{format(picturedCount)}</b>{' '}
          <span className="soft">{text('catalog.cards.of', { total: format(total) })}</span>
        </span>
      </span>
      <Meter part={picturedCount} whole={total} />
    </div>
  )
}
