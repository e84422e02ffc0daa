import { formatDecimal, formatPercent, formatPesos, pesosOf } from '#src/catalog/price.ts'
import type { DetailProps } from '#src/storefront/Detail.tsx'

/** Price in pesos by way of payment; nothing where no exchange rate is set. */
export function Pesos({ page, say, product }: DetailProps) {
  const parameters = page.frame.parameters
  if (!parameters?.exchange) return null
  const { exchange, surcharge_transfer, surcharge_credit_percentage, surcharge_foreing_money } = parameters
  const ways = [
    { name: say('storefront.detail.transfer'), percent: surcharge_transfer },
    { name: say('storefront.detail.card'), percent: surcharge_credit_percentage },
    { name: say('storefront.detail.foreign'), percent: surcharge_foreing_money },
  ]
  return (
    <table className="pesos">
      <caption>
        {say('storefront.detail.pesos')} <span className="unit">$</span> {formatDecimal(exchange, page.language)}
      </caption>
      <tbody>
        {ways.map(
          ({ name, percent }) =>
            percent !== null && (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="soft">{percent !== 0 && formatPercent(percent, page.language)}</td>
                <td>
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
