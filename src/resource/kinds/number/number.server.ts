import type { Schema } from '#src/platform/openapi/schema.server.ts'
import { convertToDecimalComma } from '#src/platform/text/typed-number.ts'
import { createNumberCell, defineColumnKind } from '#src/resource/kinds/kind.server.ts'
import type { NumberField } from '#src/resource/kinds/number/number.ts'
import { createUniformSchemas } from '#src/resource/openapi/kind-schemas.server.ts'

const buildNumberSchema = ({ decimals, min, max, unit }: NumberField): Schema => {
  const description = [unit, decimals > 0 && `at most ${decimals} decimals`].filter(Boolean).join(', ')
  const type = decimals === 0 ? 'integer' : 'number'
  return { type, minimum: min, maximum: max, ...(description && { description }) }
}

export const numberColumn = defineColumnKind(
  ['numeric', 'integer', 'bigint', 'smallint'],
  createUniformSchemas(buildNumberSchema),
  {
    cell: createNumberCell(({ decimals }: NumberField) => decimals),
    convertCell: (cell, { decimals }) =>
      typeof cell === 'string' && decimals === 'point' ? convertToDecimalComma(cell) : cell,
  },
)
