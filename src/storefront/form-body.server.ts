import { isUtf8 } from 'node:buffer'
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BadRequest, UnsupportedMedia } from '#src/platform/errors.ts'

/** More than the longest message takes URL-encoded (90 KB); what follows is read and dropped. */
const keptBytes = 128 * 1024

/** A URL-encoded form as far as it was kept; `isReadable` is false for malformed encoding. */
export type FormBody = { fields: URLSearchParams; isWhole: boolean; isReadable: boolean }

/** Routes of this instance take URL-encoded forms and nothing else. */
export function takeFormsAlone(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/x-www-form-urlencoded', (_: FastifyRequest, sent: Readable) => readForm(sent))
  app.addContentTypeParser('*', (_, _sent, done) => done(new UnsupportedMedia()))
}

/**
 * Reads `application/x-www-form-urlencoded` to its end, as a browser that is cut off shows an error of its own and
 * loses what was typed. The time is bounded (platform/http/bodies/unfinished-bodies.server.ts). Throws BadRequest where
 * the sender leaves.
 */
export async function readForm(sent: Readable): Promise<FormBody> {
  const { kept, isWhole } = await firstOf(sent).catch(() => {
    throw new BadRequest()
  })
  const text = kept.toString('utf8')
  return { fields: new URLSearchParams(text), isWhole, isReadable: isUtf8(kept) && decodes(text) }
}

async function firstOf(sent: Readable): Promise<{ kept: Buffer; isWhole: boolean }> {
  // Copied into one buffer: kept one by one, tiny chunks would take many times their size.
  const kept = Buffer.alloc(keptBytes)
  let bytes = 0
  for await (const chunk of sent) {
    if (bytes < keptBytes) chunk.copy(kept, bytes)
    bytes += chunk.length
  }
  return { kept: kept.subarray(0, bytes), isWhole: bytes <= keptBytes }
}

/** A field's value, '' where absent. In a truncated form a half character at the end is dropped. */
export function typedIn({ fields, isWhole }: FormBody, name: string): string {
  const value = fields.get(name) ?? ''
  return isWhole ? value : value.replace(/\uFFFD?(?:%[0-9a-f]?)?$/i, '')
}

/** True where the percent-encoding is valid. */
function decodes(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
