import { fold } from '#src/platform/text/fold.ts'
import type { BooleanField } from '#src/resource/kinds/boolean/boolean.ts'
import { columnKind } from '#src/resource/kinds/kind.server.ts'
import { type Described, plain } from '#src/resource/openapi/kind-schemas.server.ts'

/** Words of people, folded, besides those that the program shows. */
const words: ReadonlyMap<string, boolean> = new Map([
  ...meaning(true, 'si s x ✓ ✔ yes y sim verdadero verdadeiro v t activo activa active ativo ativa alta'),
  ...meaning(false, 'no n nao falso f - inactivo inactiva inactive inativo inativa baja'),
])

function meaning(value: boolean, said: string): [string, boolean][] {
  return said.split(' ').map((word) => [word, value])
}

const described: Described<BooleanField> = {
  ...plain(() => ({ type: 'boolean' })),
  written: () => ({ json: { type: 'boolean' }, form: { type: 'string', enum: ['1', '0'] } }),
}

export const booleanColumn = columnKind<BooleanField>(['boolean'], described, {
  fromCell: (cell) => (typeof cell === 'string' ? (words.get(fold(cell.trim())) ?? cell.trim().toLowerCase()) : cell),
})
