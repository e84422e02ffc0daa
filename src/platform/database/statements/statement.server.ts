import { createHash } from 'node:crypto'
import { type Sent, sentParameters } from '#src/platform/database/statements/parameters.server.ts'

/** One statement as sent. With a name it is prepared: parsed once per connection. */
export type Statement = { text: string; values: Sent[]; name?: string }

const mostComposed = 200

/**
 * Prepared statement names: a hash of the text, so that a name means the same on every connection. Each costs the
 * database memory on each connection, so at most 200 composed texts get one.
 */
export class StatementNames {
  readonly #constant = new Map<string, string>()
  readonly #composed = new Map<string, string>()

  ofConstant(text: string): string {
    return this.#constant.get(text) ?? nameIn(this.#constant, text)
  }

  /** Undefined once all names are taken: the text is then parsed each time. */
  ofComposed(text: string): string | undefined {
    const known = this.#composed.get(text)
    return known || this.#composed.size >= mostComposed ? known : nameIn(this.#composed, text)
  }
}

function nameIn(names: Map<string, string>, text: string): string {
  const name = createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}

export function statement(text: string, parameters: readonly unknown[], name: string | undefined): Statement {
  const values = sentParameters(parameters)
  return name === undefined ? { text, values } : { text, values, name }
}

const texts = new WeakMap<TemplateStringsArray, string>()

/** The template's text with `$1`, `$2`… in place of its values; remembered per template. */
export function textOf(template: TemplateStringsArray): string {
  const known = texts.get(template)
  if (known !== undefined) return known
  const text = template.reduce((before, part, at) => `${before}$${at}${part}`)
  texts.set(template, text)
  return text
}
