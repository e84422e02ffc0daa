import { createHash } from 'node:crypto'
import { encodeParameters, type WireValue } from '#src/platform/database/statements/parameters.server.ts'

/** One statement as sent. With a name it is prepared: parsed once per connection. */
export type Statement = { text: string; values: WireValue[]; name?: string }

const maxComposedNames = 200

/**
 * Prepared statement names: a hash of the text, so that a name means the same on every connection. Each costs the
 * database memory on each connection, so at most 200 composed texts get one.
 */
export class StatementNames {
  readonly #constantNames = new Map<string, string>()
  readonly #composedNames = new Map<string, string>()

  nameConstant(text: string): string {
    return this.#constantNames.get(text) ?? addName(this.#constantNames, text)
  }

  /** Undefined once all names are taken: the text is then parsed each time. */
  nameComposed(text: string): string | undefined {
    const existingName = this.#composedNames.get(text)
    return existingName || this.#composedNames.size >= maxComposedNames
      ? existingName
      : addName(this.#composedNames, text)
  }
}

function addName(names: Map<string, string>, text: string): string {
  const name = createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}

export function createStatement(text: string, parameters: readonly unknown[], name: string | undefined): Statement {
  const values = encodeParameters(parameters)
  return name === undefined ? { text, values } : { text, values, name }
}

const textsByTemplate = new WeakMap<TemplateStringsArray, string>()

/** The template's text with `$1`, `$2`… in place of its values; remembered per template. */
export function buildText(template: TemplateStringsArray): string {
  const earlierText = textsByTemplate.get(template)
  if (earlierText !== undefined) return earlierText
  const text = template.reduce((before, part, index) => `${before}$${index}${part}`)
  textsByTemplate.set(template, text)
  return text
}
