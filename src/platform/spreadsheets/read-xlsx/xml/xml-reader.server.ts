import { pieceCutter } from '#src/platform/spreadsheets/read-xlsx/xml/xml-splitter.ts'
import { type XmlHandlers, XmlTokens } from '#src/platform/spreadsheets/read-xlsx/xml/xml-tokenizer.server.ts'
import { UnreadableSheet } from '#src/platform/spreadsheets/unreadable-sheet.ts'

const damaged = (cause?: unknown) => new UnreadableSheet('platform.spreadsheets.damaged', { cause })

/**
 * SAX: reads the XML of an office document, chunk by chunk, in constant memory. Throws UnreadableSheet for a document
 * type (billion laughs, external entities: no office document has one), and where bytes are no letters.
 */
export function xmlReader(handlers: XmlHandlers) {
  const pieces = pieceCutter(damaged)
  const plain = new XmlTokens(handlers, false)
  const withEntities = new XmlTokens(handlers, true)
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
