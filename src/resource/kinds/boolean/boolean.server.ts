import { fold } from '#src/platform/text/fold.ts'
import type { BooleanField } from '#src/resource/kinds/boolean/boolean.ts'
import { columnKind } from '#src/resource/kinds/kind.server.ts'
import { type Described, plain } from '#src/resource/openapi/described.server.ts'

/** Words of people, folded, besides those that the program shows. */
const words: ReadonlyMap<string, boolean> = new Map([
  ...['si', 's', 'x', 'yes', 'y', 'sim', 'verdadero', 'verdadeiro', 'v', 't'].map((word) => [word, true] as const),
  ...['no', 'n', 'nao', 'falso', 'f', '-'].map((word) => [word, false] as const),
])

const described: Described<BooleanField> = {
  ...plain(() => ({ type: 'boolean' })),
  written: () => ({ json: { type: 'boolean' }, form: { type: 'string', enum: ['1', '0'] } }),
}

export const booleanColumn = columnKind<BooleanField>(['boolean'], described, {
  fromCell: (cell) => (typeof cell === 'string' ? (words.get(fold(cell.trim())) ?? cell.trim().toLowerCase()) : cell),
})
