import { isUtf8 } from 'node:buffer'
import type { Readable } from 'node:stream'
import { BadRequest } from '#src/platform/errors.ts'

/** More than the longest message takes, whatever its letters; what comes after it is read and thrown away. */
const keptBytes = 128 * 1024

/** A form as a browser sends it without scripts, as far as it was kept. */
export type FormBody = { fields: URLSearchParams; isWhole: boolean; isReadable: boolean }

/**
 * Reads `application/x-www-form-urlencoded` to its end, however long it is: a browser that is cut off while it sends
 * shows a page of its own in place of ours, and what was typed is lost. How long it may take is bounded for every
 * text (platform/http/unfinished-bodies.server.ts). Throws BadRequest where the sender leaves.
 */
export async function readForm(sent: Readable): Promise<FormBody> {
  const { kept, isWhole } = await firstOf(sent).catch(() => {
    throw new BadRequest()
  })
  const text = kept.toString('utf8')
  return { fields: new URLSearchParams(text), isWhole, isReadable: isUtf8(kept) && decodes(text) }
}

async function firstOf(sent: Readable): Promise<{ kept: Buffer; isWhole: boolean }> {
  // Copied, not collected: what comes in crumbs would hold many times its size.
  const kept = Buffer.alloc(keptBytes)
  let bytes = 0
  for await (const chunk of sent) {
    if (bytes < keptBytes) chunk.copy(kept, bytes)
    bytes += chunk.length
  }
  return { kept: kept.subarray(0, bytes), isWhole: bytes <= keptBytes }
}

/** A field as it was typed, empty where there is none. Of a form that was cut the last letter may be half there. */
export function typedIn({ fields, isWhole }: FormBody, name: string): string {
  const value = fields.get(name) ?? ''
  return isWhole ? value : value.replace(/\uFFFD?(?:%[0-9a-f]?)?$/i, '')
}

/** Whether every percent sign begins a letter. */
function decodes(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
