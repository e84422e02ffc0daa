import { open } from 'node:fs/promises'

/** Bytes read from the front of a file. The list of parts of an office document (a ZIP) lies within them. */
const headBytes = 64 * 1024

export const unknownMediaType = 'application/octet-stream'

/**
 * Media type by content, never by the name or the sender's declaration. `application/octet-stream` if the content is
 * not recognised, for example plain text. Reads only the beginning, so that no file keeps the process busy.
 */
export async function detectMediaType(file: string): Promise<string> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return await detectMediaTypeOfBytes(buffer.subarray(0, bytesRead))
  } finally {
    await handle.close()
  }
}

export async function detectMediaTypeOfBytes(head: Uint8Array): Promise<string> {
  // Lazy import: loads with the first upload.
  const { fileTypeFromBuffer } = await import('file-type')
  const fileType = await fileTypeFromBuffer(head).catch(() => undefined)
  return fileType?.mime ?? unknownMediaType
}
