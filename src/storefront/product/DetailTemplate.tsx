import { buildHomePath } from '#src/platform/i18n/home-path.ts'
import type { SectionProps } from '#src/storefront/page/Page.tsx'
import { CloseForm } from '#src/storefront/product/ProductDetail.tsx'

/** Template of a product's dialog. The script fills it from the card until the product's page has loaded. */
export function DetailTemplate({ page, translate }: SectionProps) {
  return (
    <template id="t-frame">
      <dialog className="detail" id="producto" aria-labelledby="t-detail">
        <CloseForm home={buildHomePath(page.language)} translate={translate} />
        <div className="detail-body">
          <div className="gallery">
            <div className="counter">
              <div className="gallery-picture" />
            </div>
          </div>
          <div className="detail-text">
            <div>
              <p className="soft small kind" />
              <h2 className="detail-name" id="t-detail" tabIndex={-1}>
                {translate('storefront.loading')}
              </h2>
              <p className="bars" aria-hidden="true" />
            </div>
            <p className="price-main" />
            <p className="bars" aria-hidden="true" />
          </div>
        </div>
      </dialog>
    </template>
  )
}
