import { formatDecimal, formatPercent, formatPesos, formatUsd, pesosOf, usdOf } from '#src/catalog/products/price.ts'
import type { DetailProps } from '#src/storefront/product/Detail.tsx'

/** Price by way of payment in pesos, foreign money's in dollars too; nothing where no exchange rate is set. */
export function Pesos({ page, say, product }: DetailProps) {
  const parameters = page.frame.parameters
  if (!parameters?.exchange) return null
  const { exchange, surcharge_transfer, surcharge_credit_percentage, surcharge_foreing_money } = parameters
  const ways = [
    { name: say('storefront.detail.transfer'), percent: surcharge_transfer },
    { name: say('storefront.detail.card'), percent: surcharge_credit_percentage },
    { name: say('storefront.detail.foreign'), percent: surcharge_foreing_money, isDollars: true },
  ]
  const [before, after] = say('storefront.detail.pesos', { rate: '|' }).split('|')
  return (
    <table className="pesos">
      <caption>
        {before}
        <span className="unit">$</span> {formatDecimal(exchange, page.language)}
        {after}
      </caption>
      <tbody>
        {ways.map(
          ({ name, percent, isDollars }) =>
            percent !== null && (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="soft">{percent !== 0 && formatPercent(percent, page.language)}</td>
                <td>
                  {isDollars && <div>{formatUsd(usdOf(product.price, percent), page.language)}</div>}
                  <span className="unit">$</span>{' '}
                  {formatPesos(pesosOf(product.price, exchange, percent), page.language)}
                </td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  )
}
