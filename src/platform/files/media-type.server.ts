import { open } from 'node:fs/promises'

/** Enough for the contents list at the front of an office document. */
const headBytes = 64 * 1024

export const unknownMediaType = 'application/octet-stream'

/**
 * Media type by content, never by name or by what the sender says; `application/octet-stream` where nothing is
 * recognised, plain text included. Only the beginning is read, so that no file can keep the process busy.
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
  // Loaded with the first upload.
  const { fileTypeFromBuffer } = await import('file-type')
  const fileType = await fileTypeFromBuffer(head).catch(() => undefined)
  return fileType?.mime ?? unknownMediaType
}
