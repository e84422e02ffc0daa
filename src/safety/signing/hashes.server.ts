import { createHash } from 'node:crypto'
import { type CanonicalValue, formatCanonicalJson } from '#src/safety/signing/canonical-json.ts'
import { buildRecordContent, buildSignatureContent, type SignatureContent } from '#src/safety/signing/signed-content.ts'
import type { Strokes } from '#src/safety/signing/strokes.ts'

/** SHA-256 of a text in UTF-8, in hex. */
export const hashText = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

const hashCanonicalJson = (value: CanonicalValue): string => hashText(formatCanonicalJson(value))

export const hashRecord = (delivery: Readonly<Record<string, unknown>>): string =>
  hashCanonicalJson(buildRecordContent(delivery))

export const hashStrokes = (strokes: Strokes): string => hashCanonicalJson(strokes)

export const hashSignature = (content: SignatureContent): string => hashCanonicalJson(buildSignatureContent(content))
