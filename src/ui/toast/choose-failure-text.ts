import type { CallFailed } from '#src/platform/browser/call-failed.ts'
import type { MessageRef } from '#src/platform/errors.ts'

const signInErrors: Record<string, string> = { NO_USER: 'Usuario no encontrado.', NO_PASS: 'Contraseña incorrecta' }

const noAccess = { key: 'No tienes acceso a este recurso.' }

/**
 * Text of a failed call. A lost connection, an ended session, a refused sign-in and a missing permission have fixed
 * texts. If the server names the missing permission, that sentence follows its message. Other refusals and a full
 * storage have the server's message, all other failures a general text.
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
