import { useWatch } from 'react-hook-form'
import { parameters } from '#src/catalog/parameters/parameters.ts'
import { PesosTable, surchargeNames } from '#src/catalog/products/PesosTable.tsx'
import { formatUsd } from '#src/catalog/products/price.ts'
import { useLanguage, useText } from '#src/platform/i18n/i18n.tsx'
import { kindOf } from '#src/resource/kinds/kinds.ts'
import { useSurroundingForm } from '#src/resource/screens/form/form-context.ts'

const samplePrice = 100

/**
 * A sample price in pesos, by the exchange rate and the surcharges as they are typed. Without an exchange rate it says
 * that the shop shows no pesos; a surcharge that is empty or wrong is left out.
 */
export function SamplePesos() {
  const text = useText()
  const language = useLanguage()
  const { form } = useSurroundingForm()
  const [typedExchange, ...typedSurcharges] = useWatch({
    control: form.control,
    name: ['exchange', ...surchargeNames],
  })
  const exchange = readNumberOrNull('exchange', typedExchange)
  if (exchange === null) return <p className="soft small">{text('catalog.parameters.sample_missing')}</p>
  const surcharges = Object.fromEntries(
    surchargeNames.map((name, index) => [name, readNumberOrNull(name, typedSurcharges[index])]),
  )
  const title = { key: 'catalog.parameters.sample', params: { price: formatUsd(samplePrice, language) } }
  return <PesosTable {...{ title, exchange, surcharges }} price={samplePrice} />
}

/** The number that the form would save. Null for an empty field, and for a text that the field refuses. */
function readNumberOrNull(name: string, typedText: unknown): number | null {
  const field = parameters.fields[name]
  const result = field && kindOf(field).read?.(field, typedText)
  return result && 'value' in result && typeof result.value === 'number' ? result.value : null
}
