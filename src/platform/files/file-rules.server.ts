import { Invalid, type MessageRef, TooLarge } from '#src/platform/errors.ts'
import { fileLimits } from '#src/platform/files/file-limits.ts'
import type { FileRules } from '#src/platform/http/bodies/receive-form.server.ts'

const megabyte = 1024 * 1024

/** Accepts any type of file up to a number of bytes. */
export const buildFileRules = (maxBytes: number): FileRules => ({
  maxBytes,
  types: ['*/*'],
  createRefusal(reason, { field, filename, index: place = 0 }) {
    const params = { file: (filename || field).slice(0, 120), place, qty: maxBytes / megabyte }
    const message: MessageRef = { key: `platform.files.${reason}`, params }
    const fields = { [field]: message }
    return reason === 'too_large' ? new TooLarge(message, fields) : new Invalid(fields, message)
  },
})

/** Rules for private files, which are stored unchanged. */
export const privateFileRules = buildFileRules(fileLimits.bytes)
