import {
  addSurchargeInUsd,
  convertToPesos,
  formatPesosWithoutSymbol,
  formatSignedPercent,
  formatUsd,
  formatWholeOrTwoDecimals,
} from '#src/catalog/products/price.ts'
import type { DetailProps } from '#src/storefront/product/ProductDetail.tsx'

/**
 * Prices in pesos by means of payment, and for foreign money also in dollars. Renders nothing without an exchange rate.
 */
export function PesoPrices({ page, translate, product }: DetailProps) {
  const parameters = page.frame.parameters
  if (!parameters?.exchange) return null
  const { exchange, surcharge_transfer, surcharge_credit_percentage, surcharge_foreing_money } = parameters
  const payments = [
    { name: translate('storefront.detail.transfer'), percent: surcharge_transfer },
    { name: translate('storefront.detail.card'), percent: surcharge_credit_percentage },
    { name: translate('storefront.detail.foreign'), percent: surcharge_foreing_money, isDollars: true },
  ]
  const [before, after] = translate('storefront.detail.pesos', { rate: '|' }).split('|')
  return (
    <table className="pesos">
      <caption>
        {before}
        <PesoAmount figures={formatWholeOrTwoDecimals(exchange, page.language)} />
        {after}
      </caption>
      <tbody>
        {payments.map(
          ({ name, percent, isDollars }) =>
            percent !== null && (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="soft">{percent !== 0 && formatSignedPercent(percent, page.language)}</td>
                <td>
                  {isDollars && <div>{formatUsd(addSurchargeInUsd(product.price, percent), page.language)}</div>}
                  <PesoAmount
                    figures={formatPesosWithoutSymbol(convertToPesos(product.price, exchange, percent), page.language)}
                  />
                </td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  )
}

/** An amount in pesos. The sign is larger than the figures, and never on another line. */
function PesoAmount({ figures }: { figures: string }) {
  return (
    <span className="amount">
      <span className="unit">$</span> {figures}
    </span>
  )
}
