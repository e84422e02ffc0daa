/** A message key, with the parameters of its text if it has any. */
export type MessageRef = string | { key: string; params: Record<string, string | number> }

/**
 * Creates an empty record of messages by field. It has no prototype: in an object that has one, a message for a
 * parameter named `__proto__` would be lost.
 */
export const createFieldMessages = (): Record<string, MessageRef> => Object.create(null)

/**
 * An error that tells the client why its request was refused. `error-responses.server.ts` maps each class to its HTTP
 * status; only SignInRefused carries its own.
 */
export abstract class Refusal extends Error {
  readonly key: MessageRef
  constructor(key: MessageRef) {
    super(typeof key === 'string' ? key : key.key)
    this.key = key
  }
}

/** 404: the record or address does not exist, or the reader may not know that it exists. */
export class NotFound extends Refusal {
  constructor(key: MessageRef = 'platform.answers.not_found') {
    super(key)
  }
}

/** 405: the address exists, but not with this method. `allowed` names the methods that it has. */
export class MethodNotAllowed extends Refusal {
  readonly allowed: readonly string[]
  constructor(allowed: readonly string[], key: MessageRef = 'platform.answers.method_not_allowed') {
    super(key)
    this.allowed = allowed
  }
}

/**
 * 403: the actor may not do this, or a signed link is not valid. `fields` names fields whose value the actor may not
 * set.
 */
export class Forbidden extends Refusal {
  readonly fields: Record<string, MessageRef>
  constructor(key: MessageRef = 'No tienes acceso a este recurso.', fields: Record<string, MessageRef> = {}) {
    super(key)
    this.fields = fields
  }
}

/** 403: the actor has none of these permissions, any of which would do. */
export class MissingPermission extends Forbidden {
  readonly permissions: readonly string[]
  constructor(access: string | readonly string[]) {
    super()
    this.permissions = [access].flat()
  }
}

/** 401: no session, an ended one, or a ticket that is not valid. */
export class Unauthorized extends Refusal {
  constructor(key: MessageRef = 'Tu sesión ha expirado. Por favor, inicia sesión de nuevo.') {
    super(key)
  }
}

/** 400: invalid input. `fields` holds the message for each field. */
export class Invalid extends Refusal {
  readonly fields: Record<string, MessageRef>
  constructor(fields: Record<string, MessageRef>, key: MessageRef = 'Hay datos faltantes en el formulario') {
    super(key)
    this.fields = fields
  }
}

/** 400: malformed input, for which no field can be named (broken JSON, a malformed header, an invalid parameter). */
export class BadRequest extends Refusal {
  constructor(key: MessageRef = 'platform.answers.bad_request') {
    super(key)
  }
}

/** Unique violation, by the specification a 500. `fields` names the field if the constraint belongs to one. */
export class Duplicate extends Refusal {
  readonly fields: Record<string, MessageRef>
  constructor(key: MessageRef = 'Item duplicado', fields: Record<string, MessageRef> = {}) {
    super(key)
    this.fields = fields
  }
}

/** 409: a restore or an undo would put back a unique value that another record has by now. */
export class TakenMeanwhile extends Duplicate {}

/**
 * 409: conflict with the stored state. `code` is for programs (`STALE`, `IN_USE` …). `extra` is merged into the
 * response body.
 */
export class Conflict extends Refusal {
  readonly code: string
  readonly extra: Record<string, unknown>
  constructor(key: MessageRef, code = 'CONFLICT', extra: Record<string, unknown> = {}) {
    super(key)
    this.code = code
    this.extra = extra
  }
}

/** A refused row of a request, its message, and what else the answer tells of it. */
export type RefusedRow = { id: number; message: MessageRef } & Readonly<Record<string, unknown>>

/**
 * 409: a bulk request changes nothing, because it is refused for some of its rows. `rows` names them, each with its
 * message. `fields` names the fields of all of them that are refused, if the rows are refused at fields.
 */
export class BulkRefused extends Refusal {
  readonly rows: readonly RefusedRow[]
  readonly fields: Record<string, MessageRef>
  constructor(
    rows: readonly RefusedRow[],
    key: MessageRef = 'platform.answers.refused',
    fields: Record<string, MessageRef> = {},
  ) {
    super(key)
    this.rows = rows
    this.fields = fields
  }
}

/** 408: the body does not arrive, or too slowly. */
export class TooSlow extends Refusal {
  constructor() {
    super('platform.answers.timeout')
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

/** 507: the disk is full. Nothing was saved. */
export class StorageFull extends Refusal {
  constructor(key: MessageRef = 'platform.files.storage_full') {
    super(key)
  }
}

/** 429: rate limit or full queue. `retryAfter` is in whole seconds, at least 1. */
export class TooMany extends Refusal {
  readonly retryAfter: number
  constructor(retryAfter: number, key: MessageRef = 'platform.answers.too_many') {
    super(key)
    this.retryAfter = Math.max(1, Math.ceil(retryAfter))
  }
}

/** 499: the client closed its connection, so nobody reads a response. */
export class ClientLeft extends Refusal {
  constructor() {
    super('platform.answers.bad_request')
  }
}

/** 503: overload. `retryAfter` is in whole seconds. */
export class Busy extends Refusal {
  readonly retryAfter = 1
  constructor(key: MessageRef = 'platform.answers.unavailable') {
    super(key)
  }
}

/**
 * Sign-in refused. By section 8 of the specification the status is 402 or 423. The answer's `error` is `NO_USER`,
 * `NO_PASS` or, for any other code, a text.
 */
export class SignInRefused extends Refusal {
  readonly code: string
  readonly status: 402 | 423
  constructor(code: string, status: 402 | 423, key: MessageRef) {
    super(key)
    this.code = code
    this.status = status
  }
}
