import { createHash } from 'node:crypto'
import { encodeParameters, type WireValue } from '#src/platform/database/statements/parameters.server.ts'

/** A statement as sent to the driver. A named one is prepared: each connection parses it once. */
export type Statement = { text: string; values: WireValue[]; name?: string }

const maxComposedNames = 200

/**
 * Prepared statement names: a hash of the text, so that a name means the same on every connection. Each prepared
 * statement takes memory on every connection, so at most 200 composed texts get a name.
 */
export class StatementNames {
  readonly #constantNames = new Map<string, string>()
  readonly #composedNames = new Map<string, string>()

  nameConstant(text: string): string {
    return this.#constantNames.get(text) ?? hashAndStoreName(this.#constantNames, text)
  }

  /**
   * Returns the name of a composed text. Undefined when all names are taken: the database then parses the text each
   * time.
   */
  nameComposed(text: string): string | undefined {
    const existingName = this.#composedNames.get(text)
    return existingName || this.#composedNames.size >= maxComposedNames
      ? existingName
      : hashAndStoreName(this.#composedNames, text)
  }
}

function hashAndStoreName(names: Map<string, string>, text: string): string {
  const name = createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}

export function createStatement(text: string, parameters: readonly unknown[], name: string | undefined): Statement {
  const values = encodeParameters(parameters)
  return name === undefined ? { text, values } : { text, values, name }
}

const textsByTemplate = new WeakMap<TemplateStringsArray, string>()

/** The template's text with `$1`, `$2`… in place of its values. Memoised by template. */
export function getOrBuildStatementText(template: TemplateStringsArray): string {
  const earlierText = textsByTemplate.get(template)
  if (earlierText !== undefined) return earlierText
  const text = template.reduce((before, part, index) => `${before}$${index}${part}`)
  textsByTemplate.set(template, text)
  return text
}
