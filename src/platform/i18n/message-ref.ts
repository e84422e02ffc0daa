import type { MessageRef } from '#src/platform/errors.ts'

/** Encodes a message as one string, because the validation library carries messages as strings. */
export function encodeMessageRef(ref: MessageRef): string {
  return typeof ref === 'string' ? ref : `${ref.key}\u001f${JSON.stringify(ref.params)}`
}

/** Reverses `encodeMessageRef`. */
export function decodeMessageRef(text: string): MessageRef {
  const separatorIndex = text.indexOf('\u001f')
  if (separatorIndex < 0) return text
  return { key: text.slice(0, separatorIndex), params: JSON.parse(text.slice(separatorIndex + 1)) }
}

export function messageKeyOf(ref: MessageRef): string {
  return typeof ref === 'string' ? ref : ref.key
}

export function messageParamsOf(ref: MessageRef): Record<string, string | number> {
  return typeof ref === 'string' ? {} : ref.params
}
