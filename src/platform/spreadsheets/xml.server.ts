import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'
import { UnreadableSheet } from '#src/platform/spreadsheets/unreadable-sheet.ts'
import { pieceCutter } from '#src/platform/spreadsheets/xml-pieces.ts'

export type XmlAttributes = Readonly<Record<string, string>>

/** Takes XML as it is read; names of elements come without their prefix, one text in one part or several. */
export type XmlHandlers = {
  open(name: string, attributes: XmlAttributes): void
  text?(part: string): void
  close?(name: string): void
}

const damaged = (cause?: unknown) => new UnreadableSheet('platform.spreadsheets.damaged', { cause })

/**
 * SAX: reads the XML of an office document, chunk by chunk, in constant memory. Throws UnreadableSheet for a document
 * type (billion laughs, external entities: no office document has one), and where bytes are no letters.
 */
export function xmlReader(handlers: XmlHandlers) {
  const pieces = pieceCutter(damaged)
  // Without entities the library skips texts and values by search instead of letter by letter.
  const plain = tokenizer(handlers, false)
  const withEntities = tokenizer(handlers, true)
  const read = (piece: string) => (piece.includes('&') ? withEntities : plain).write(piece)
  let decoder: TextDecoder | undefined
  const decode = (chunk?: Buffer) => {
    decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true })
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined })
    } catch (cause) {
      throw damaged(cause)
    }
  }
  return {
    write: (chunk: Buffer) => read(pieces.cut(decode(chunk))),
    /** Throws where the document ends within a tag. */
    end() {
      read(pieces.cut(decode()))
      const last = pieces.rest().trimEnd()
      if (last !== '' && !last.endsWith('>')) throw damaged()
      read(last)
    },
  }
}

/** XML is UTF-8 or, with its byte order mark, UTF-16. */
const encodingOf = (chunk?: Buffer) => (chunk?.[0] === 0xff ? 'utf-16le' : chunk?.[0] === 0xfe ? 'utf-16be' : 'utf-8')

/** Hands each piece's tags and texts on; every piece begins and ends between tags. */
function tokenizer(handlers: XmlHandlers, decodeEntities: boolean) {
  let piece = ''
  let before = 0
  let name = ''
  let attributes: Record<string, string> = {}
  let attribute = ''
  let value = ''
  const slice = (start: number, end: number) => piece.slice(start - before, end - before)
  const callbacks: TokenizerCallbacks = {
    onopentagname(start, end) {
      name = localOf(slice(start, end))
      attributes = {}
    },
    onattribname(start, end) {
      attribute = slice(start, end)
      value = ''
    },
    onattribdata(start, end) {
      value += slice(start, end)
    },
    onattribentity(code) {
      value += String.fromCodePoint(code)
    },
    onattribend() {
      attributes[attribute] = value
    },
    onopentagend: () => handlers.open(name, attributes),
    onselfclosingtag() {
      handlers.open(name, attributes)
      handlers.close?.(name)
    },
    onclosetag: (start, end) => handlers.close?.(localOf(slice(start, end))),
    ontext: (start, end) => handlers.text?.(slice(start, end)),
    ontextentity: (code) => handlers.text?.(String.fromCodePoint(code)),
    oncdata: (start, end, closing) => handlers.text?.(slice(start, end - closing)),
    ondeclaration() {
      throw new UnreadableSheet('platform.spreadsheets.unsafe')
    },
    oncomment() {},
    onprocessinginstruction() {},
    onend() {},
  }
  const tokens = new Tokenizer({ xmlMode: true, decodeEntities }, callbacks)
  return {
    write(next: string) {
      before += piece.length
      piece = next
      tokens.write(next)
    },
  }
}

const localOf = (name: string) => (name.length > 2 ? name.slice(name.indexOf(':') + 1) : name)
