import { isUtf8 } from 'node:buffer'
import type { Readable } from 'node:stream'

/** Many times what the longest message takes, whatever its letters; what comes after it is read and thrown away. */
const keptBytes = 1024 * 1024

/** A form as a browser sends it without scripts, as far as it was kept. */
export type FormBody = { fields: URLSearchParams; isWhole: boolean; isReadable: boolean }

/**
 * Reads `application/x-www-form-urlencoded` to its end, however long it is: a browser that is cut off while it sends
 * shows a page of its own in place of ours, and what was typed is lost.
 */
export async function readForm(sent: Readable): Promise<FormBody> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of sent) {
    if (bytes < keptBytes) chunks.push(chunk.subarray(0, keptBytes - bytes))
    bytes += chunk.length
  }
  const kept = Buffer.concat(chunks)
  const text = kept.toString('utf8')
  return { fields: new URLSearchParams(text), isWhole: bytes <= keptBytes, isReadable: isUtf8(kept) && decodes(text) }
}

/**
 * A field as it was typed: browsers send a line's end as two characters. Of a form that was cut the last letter may be
 * half there.
 */
export function typedIn({ fields, isWhole }: FormBody, name: string): string {
  const value = (fields.get(name) ?? '').replaceAll('\r\n', '\n')
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
