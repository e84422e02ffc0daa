import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import {
  convertToPesos,
  formatPesosWithoutSymbol,
  formatSignedPercent,
  formatWholeOrTwoDecimals,
} from '#src/catalog/products/price.ts'
import { call } from '#src/platform/browser/client.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { parseTypedNumber } from '#src/platform/text/typed-number.ts'
import { extractListRows } from '#src/resource/model.ts'
import { useSurroundingForm } from '#src/resource/screens/form/form-context.ts'

/**
 * The typed price in pesos by means of payment, as the shop shows it. Nothing without an exchange rate, or while the
 * text in the field is no number.
 */
export function ProductPesos() {
  const text = useText()
  const language = useLanguage()
  const { form } = useSurroundingForm()
  const typedPrice = parseTypedNumber(String(useWatch({ control: form.control, name: 'price' })))
  const { data: parameters } = useQuery({
    queryKey: ['parameters', 'of the shop'],
    queryFn: async ({ signal }) => {
      // The answer of the products' list also contains the public parameters.
      const { body } = await call<unknown>('GET', 'products?page=1&per_page=1', { signal })
      return extractListRows('parameters', body)[0] ?? null
    },
  })
  const exchange = parameters?.exchange
  if (typeof exchange !== 'number' || !('value' in typedPrice)) return null
  const payments = ['surcharge_transfer', 'surcharge_credit_percentage', 'surcharge_foreing_money'].flatMap((name) => {
    const percent = parameters?.[name]
    return typeof percent === 'number' ? [{ name, percent }] : []
  })
  return (
    <table className="table-plain">
      <thead>
        <tr>
          <th scope="col">
            {text('catalog.products.in_pesos', { exchange: formatWholeOrTwoDecimals(exchange, language) })}
          </th>
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
              $ {formatPesosWithoutSymbol(convertToPesos(typedPrice.value, exchange, percent), language)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
