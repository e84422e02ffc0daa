import { foldAccentsAndCase } from '#src/platform/text/fold.ts'
import type { BooleanField } from '#src/resource/kinds/boolean/boolean.ts'
import { defineColumnKind } from '#src/resource/kinds/kind.server.ts'
import { createUniformSchemas, type KindSchemas } from '#src/resource/openapi/kind-schemas.server.ts'

/**
 * Words for yes and no that sheets contain, without accents and in lower case. The words that the program shows are
 * read too, by `readCell`.
 */
const booleansByWord: ReadonlyMap<string, boolean> = new Map([
  ...pairWordsWithBoolean(true, 'si s x ✓ ✔ yes y sim verdadero verdadeiro v t activo activa active ativo ativa alta'),
  ...pairWordsWithBoolean(false, 'no n nao falso f - inactivo inactiva inactive inativo inativa baja'),
])

function pairWordsWithBoolean(value: boolean, spaceSeparatedWords: string): [string, boolean][] {
  return spaceSeparatedWords.split(' ').map((word) => [word, value])
}

const openApi: KindSchemas<BooleanField> = {
  ...createUniformSchemas(() => ({ type: 'boolean' })),
  input: () => ({ json: { type: 'boolean' }, form: { type: 'string', enum: ['1', '0'] } }),
}

export const booleanColumn = defineColumnKind<BooleanField>(['boolean'], openApi, {
  convertCell: (cell) =>
    typeof cell === 'string'
      ? (booleansByWord.get(foldAccentsAndCase(cell.trim())) ?? cell.trim().toLowerCase())
      : cell,
})
