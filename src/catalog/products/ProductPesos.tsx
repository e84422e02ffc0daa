import { useWatch } from 'react-hook-form'
import { useShopParameters } from '#src/catalog/parameters/use-shop-parameters.ts'
import { PesosTable } from '#src/catalog/products/PesosTable.tsx'
import { parseTypedNumber } from '#src/platform/text/typed-number.ts'
import { useSurroundingForm } from '#src/resource/screens/form/form-context.ts'

/**
 * The typed price in pesos by means of payment, as the shop shows it. Nothing without an exchange rate, or while the
 * text in the field is no number.
 */
export function ProductPesos() {
  const { form } = useSurroundingForm()
  const typedPrice = parseTypedNumber(String(useWatch({ control: form.control, name: 'price' })))
  const parameters = useShopParameters()
  const exchange = parameters?.exchange
  if (typeof exchange !== 'number' || !('value' in typedPrice)) return null
  return (
    <PesosTable
      title="catalog.products.in_pesos"
      price={typedPrice.value}
      {...{ exchange }}
      surcharges={parameters ?? {}}
    />
  )
}
