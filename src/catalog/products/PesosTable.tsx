import {
  convertToPesos,
  formatPesosWithoutSymbol,
  formatSignedPercent,
  formatWholeOrTwoDecimals,
} from '#src/catalog/products/price.ts'
import type { MessageRef } from '#src/platform/errors.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'

/** The surcharges of the parameters, in percent, in the order in which the shop shows them. */
export const surchargeNames = ['surcharge_transfer', 'surcharge_credit_percentage', 'surcharge_foreing_money'] as const

type PesosTableProps = {
  /** Caption of the first column, with the parameter `exchange`. */
  title: MessageRef
  price: number
  exchange: number
  /** The percentages by `surchargeNames`. A means of payment without a percentage is not shown. */
  surcharges: Readonly<Record<string, unknown>>
}

/** A price in pesos by means of payment, as the shop shows it. */
export function PesosTable({ title, price, exchange, surcharges }: PesosTableProps) {
  const text = useText()
  const language = useLanguage()
  const payments = surchargeNames.flatMap((name) => {
    const percent = surcharges[name]
    return typeof percent === 'number' ? [{ name, percent }] : []
  })
  return (
    <table className="table-plain">
      <thead>
        <tr>
          <th scope="col">{text(title, { exchange: formatWholeOrTwoDecimals(exchange, language) })}</th>
          <th scope="col" className="end">
            {text('catalog.products.surcharge')}
          </th>
          <th scope="col" className="end">
            {text('catalog.products.shown')}
          </th>
        </tr>
      </thead>
      <tbody>
        {payments.map(({ name, percent }) => (
          <tr key={name}>
            <td>{text(`catalog.products.${name}`)}</td>
            <td className="end soft">{percent === 0 ? '–' : formatSignedPercent(percent, language)}</td>
            <td className="end strong">
              $ {formatPesosWithoutSymbol(convertToPesos(price, exchange, percent), language)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
