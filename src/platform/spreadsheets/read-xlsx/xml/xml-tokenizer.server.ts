import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'
import { UnreadableSheet } from '#src/platform/spreadsheets/unreadable-sheet.ts'

export type XmlAttributes = Readonly<Record<string, string>>

/** SAX handlers. Names of elements come without their namespace prefix. A text may come in several parts. */
export type XmlHandlers = {
  open(name: string, attributes: XmlAttributes): void
  text?(part: string): void
  close?(name: string): void
}

/**
 * Calls the handlers for the tags and texts of XML, piece by piece. Each piece must begin and end outside of tags.
 * Throws UnreadableSheet for a DOCTYPE.
 */
export class XmlTokenizer implements TokenizerCallbacks {
  readonly #handlers: XmlHandlers
  readonly #tokenizer: Tokenizer
  #piece = ''
  #pieceStart = 0
  #name = ''
  #attributes: Record<string, string> = {}
  #attribute = ''
  #value = ''

  /**
   * `decodeEntities` false makes the library faster: it then searches for the end of a text instead of reading each
   * letter.
   */
  constructor(handlers: XmlHandlers, decodeEntities: boolean) {
    this.#handlers = handlers
    this.#tokenizer = new Tokenizer({ xmlMode: true, decodeEntities }, this)
  }

  write(piece: string): void {
    this.#pieceStart += this.#piece.length
    this.#piece = piece
    this.#tokenizer.write(piece)
  }

  onopentagname(start: number, end: number): void {
    this.#name = stripPrefix(this.#slice(start, end))
    this.#attributes = {}
  }
  onattribname(start: number, end: number): void {
    this.#attribute = this.#slice(start, end)
    this.#value = ''
  }
  onattribdata(start: number, end: number): void {
    this.#value += this.#slice(start, end)
  }
  onattribentity(code: number): void {
    this.#value += String.fromCodePoint(code)
  }
  onattribend(): void {
    this.#attributes[this.#attribute] = this.#value
  }
  onopentagend(): void {
    this.#handlers.open(this.#name, this.#attributes)
  }
  onselfclosingtag(): void {
    this.onopentagend()
    this.#handlers.close?.(this.#name)
  }
  onclosetag(start: number, end: number): void {
    this.#handlers.close?.(stripPrefix(this.#slice(start, end)))
  }
  ontext(start: number, end: number): void {
    this.#handlers.text?.(normalizeLineBreaks(this.#slice(start, end)))
  }
  ontextentity(code: number): void {
    this.#handlers.text?.(String.fromCodePoint(code))
  }
  oncdata(start: number, end: number, closing: number): void {
    this.#handlers.text?.(normalizeLineBreaks(this.#slice(start, end - closing)))
  }
  ondeclaration(): void {
    throw new UnreadableSheet('platform.spreadsheets.unsafe')
  }
  oncomment(): void {}
  onprocessinginstruction(): void {}
  onend(): void {}

  /** The library's offsets count from the beginning of the document, not of the piece. */
  #slice(start: number, end: number): string {
    return this.#piece.slice(start - this.#pieceStart, end - this.#pieceStart)
  }
}

/** XML 1.0, 2.11: a line break is one line feed, however the file writes it. */
const normalizeLineBreaks = (text: string) => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text)

const stripPrefix = (name: string) => (name.length > 2 ? name.slice(name.indexOf(':') + 1) : name)
