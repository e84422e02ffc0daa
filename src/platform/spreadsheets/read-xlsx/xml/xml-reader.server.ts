import { createXmlSplitter } from '#src/platform/spreadsheets/read-xlsx/xml/xml-splitter.ts'
import { type XmlHandlers, XmlTokenizer } from '#src/platform/spreadsheets/read-xlsx/xml/xml-tokenizer.server.ts'
import { UnreadableSheet } from '#src/platform/spreadsheets/unreadable-sheet.ts'

const createDamagedError = (cause?: unknown) => new UnreadableSheet('platform.spreadsheets.damaged', { cause })

/**
 * SAX parser: reads the XML of an office document chunk by chunk, in constant memory. Throws UnreadableSheet for bytes
 * that are no text, and for a DOCTYPE (billion laughs, external entities), which no office document has.
 */
export function createXmlReader(handlers: XmlHandlers) {
  const splitter = createXmlSplitter(createDamagedError)
  const plainTokenizer = new XmlTokenizer(handlers, false)
  const entityTokenizer = new XmlTokenizer(handlers, true)
  const tokenize = (piece: string) => (piece.includes('&') ? entityTokenizer : plainTokenizer).write(piece)
  let decoder: TextDecoder | undefined
  const decode = (chunk?: Buffer) => {
    decoder ??= new TextDecoder(detectEncoding(chunk), { fatal: true })
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined })
    } catch (cause) {
      throw createDamagedError(cause)
    }
  }
  return {
    write: (chunk: Buffer) => tokenize(splitter.cut(decode(chunk))),
    /** Throws UnreadableSheet if the document ends within a tag. */
    end() {
      tokenize(splitter.cut(decode()))
      const remainder = splitter.remainder().trimEnd()
      if (remainder !== '' && !remainder.endsWith('>')) throw createDamagedError()
      tokenize(remainder)
    },
  }
}

/** UTF-8, or UTF-16 if the document begins with its byte order mark. */
const detectEncoding = (chunk?: Buffer) =>
  chunk?.[0] === 0xff ? 'utf-16le' : chunk?.[0] === 0xfe ? 'utf-16be' : 'utf-8'
