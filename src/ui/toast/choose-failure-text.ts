import type { CallFailed } from '#src/platform/browser/call-failed.ts'
import type { MessageRef } from '#src/platform/errors.ts'

const signInErrors: Record<string, string> = { NO_USER: 'Usuario no encontrado.', NO_PASS: 'Contraseña incorrecta' }

const noAccess = { key: 'No tienes acceso a este recurso.' }

/**
 * Text of a failed call: the specification's text if it has one for the failure, else the server's message, else a
 * general one. For a missing permission, the server's sentence that names it is appended.
 */
export function chooseFailureText(failure: CallFailed): { key: MessageRef } | { serverText: string } {
  const { status, message, body } = failure
  if (status === 0) return { key: 'ui.failures.offline' }
  if (status === 401) return { key: 'Tu sesión ha expirado. Por favor, inicia sesión de nuevo.' }
  if (status === 403) return typeof body.needs === 'string' ? { serverText: `${message} ${body.needs}` } : noAccess
  const signInError = status === 402 && signInErrors[failure.error ?? '']
  if (signInError) return { key: signInError }
  if (failure.isDuplicate) return message ? { serverText: message } : { key: 'Item duplicado' }
  if (((status >= 400 && status < 500) || failure.isStorageFull) && message) return { serverText: message }
  return { key: 'Ocurrió un error. Por favor, inténtalo de nuevo.' }
}
