/** A message key with what its text needs, or the key alone. */
export type MessageRef = string | { key: string; params: Record<string, string | number> }

/** What the program refuses, named by what happened; only `answers.server.ts` knows their status numbers. */
export abstract class Refusal extends Error {
  readonly key: MessageRef
  constructor(key: MessageRef) {
    super(typeof key === 'string' ? key : key.key)
    this.key = key
  }
}

/** Nothing there, or nothing that this reader may know of. */
export class NotFound extends Refusal {
  constructor(key: MessageRef = 'platform.answers.not_found') {
    super(key)
  }
}

/** The address is there, but not for this method; `allowed` are those that answer at it. */
export class MethodNotAllowed extends Refusal {
  readonly allowed: readonly string[]
  constructor(allowed: readonly string[], key: MessageRef = 'platform.answers.method_not_allowed') {
    super(key)
    this.allowed = allowed
  }
}

/** Signed in, but without the permission. */
export class Forbidden extends Refusal {
  constructor(key: MessageRef = 'No tienes acceso a este recurso.') {
    super(key)
  }
}

/** No session, or one that ended. */
export class Unauthorized extends Refusal {
  constructor(key: MessageRef = 'Tu sesión ha expirado. Por favor, inicia sesión de nuevo.') {
    super(key)
  }
}

/** Input that cannot be taken: each field with the message that belongs under it. */
export class Invalid extends Refusal {
  readonly fields: Record<string, MessageRef>
  constructor(fields: Record<string, MessageRef>, key: MessageRef = 'Hay datos faltantes en el formulario') {
    super(key)
    this.fields = fields
  }
}

/** Input whose form is wrong before any field can be named (broken JSON, an absurd header, a bad parameter). */
export class BadRequest extends Refusal {
  constructor(key: MessageRef = 'platform.answers.bad_request') {
    super(key)
  }
}

/** A row that must be unique stands there already; `fields` where the database says which. */
export class Duplicate extends Refusal {
  readonly fields: Record<string, MessageRef>
  constructor(key: MessageRef = 'Item duplicado', fields: Record<string, MessageRef> = {}) {
    super(key)
    this.fields = fields
  }
}

/** The state forbids it. `code` is what a program reads (`STALE`, `IN_USE` …), `extra` goes into the answer's body. */
export class Conflict extends Refusal {
  readonly code: string
  readonly extra: Record<string, unknown>
  constructor(key: MessageRef, code = 'CONFLICT', extra: Record<string, unknown> = {}) {
    super(key)
    this.code = code
    this.extra = extra
  }
}

export class TooLarge extends Refusal {
  readonly fields: Record<string, MessageRef>
  constructor(key: MessageRef = 'platform.answers.too_large', fields: Record<string, MessageRef> = {}) {
    super(key)
    this.fields = fields
  }
}

export class UnsupportedMedia extends Refusal {
  readonly fields: Record<string, MessageRef>
  constructor(key: MessageRef = 'platform.answers.unsupported_media', fields: Record<string, MessageRef> = {}) {
    super(key)
    this.fields = fields
  }
}

/** Too many tries; `retryAfter` in whole seconds. */
export class TooMany extends Refusal {
  readonly retryAfter: number
  constructor(retryAfter: number, key: MessageRef = 'platform.answers.too_many') {
    super(key)
    this.retryAfter = Math.max(1, Math.ceil(retryAfter))
  }
}

/** More is asked at this moment than can be worked on; `retryAfter` in whole seconds. */
export class Busy extends Refusal {
  readonly retryAfter = 1
  constructor(key: MessageRef = 'platform.answers.unavailable') {
    super(key)
  }
}

/** Sign-in refused: section 8 of the specification reads `NO_USER` and `NO_PASS` in `error`. */
export class SignInRefused extends Refusal {
  readonly code: string
  readonly status: 402 | 423
  constructor(code: string, status: 402 | 423, key: MessageRef) {
    super(key)
    this.code = code
    this.status = status
  }
}
