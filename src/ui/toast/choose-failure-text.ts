import type { CallFailed } from '#src/platform/browser/call-failed.ts'
import type { MessageRef } from '#src/platform/errors.ts'

const signInErrors: Record<string, string> = { NO_USER: 'Usuario no encontrado.', NO_PASS: 'Contraseña incorrecta' }

/** Sentences by their keys, or the server's text. */
type FailureText = { keys: readonly [MessageRef, ...MessageRef[]] } | { serverText: string }

const noAccess: FailureText = { keys: ['No tienes acceso a este recurso.'] }
const generalKey = 'Ocurrió un error. Por favor, inténtalo de nuevo.'

/**
 * Text of a failed call. A lost connection has the general text and a sentence of its own. An ended session, a refused
 * sign-in and a missing permission have fixed texts. If the server names the missing permission, that sentence follows
 * its message. Other refusals and a full storage have the server's message, all other failures the general text.
 */
export function chooseFailureText(failure: CallFailed): FailureText {
  const { status, message, body } = failure
  if (status === 0) return { keys: [generalKey, 'ui.failures.offline'] }
  if (status === 401) return { keys: ['Tu sesión ha expirado. Por favor, inicia sesión de nuevo.'] }
  if (status === 403) return typeof body.needs === 'string' ? { serverText: `${message} ${body.needs}` } : noAccess
  const signInError = status === 402 && signInErrors[failure.error ?? '']
  if (signInError) return { keys: [signInError] }
  if (failure.isDuplicate) return message ? { serverText: message } : { keys: ['Item duplicado'] }
  if (((status >= 400 && status < 500) || failure.isStorageFull) && message) return { serverText: message }
  return { keys: [generalKey] }
}
