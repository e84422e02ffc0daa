import { Invalid, type MessageRef, TooLarge } from '#src/platform/errors.ts'
import { fileLimits } from '#src/platform/files/file-limits.ts'
import type { Takes } from '#src/platform/http/received-form.server.ts'

/** Any type of file. */
export const fileTakes: Takes = {
  bytes: fileLimits.bytes,
  types: ['*/*'],
  refusal(reason, { field, filename, place = 0 }) {
    const params = { file: (filename || field).slice(0, 120), place, qty: fileLimits.bytes / 1024 / 1024 }
    const message: MessageRef = { key: `platform.files.${reason}`, params }
    const fields = { [field]: message }
    return reason === 'too_large' ? new TooLarge(message, fields) : new Invalid(fields, message)
  },
}
