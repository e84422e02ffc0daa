import { passwordLength } from '#src/access/passwords/password-length.ts'
import { maxExactTotal } from '#src/platform/list-limits.ts'
import { documented, jsonContent } from '#src/platform/openapi/operation.server.ts'
import { codedError, refusal } from '#src/platform/openapi/refusals.server.ts'
import { idSchema, listOf, named, objectSchema as object, type Schema } from '#src/platform/openapi/schema.server.ts'
import { pictureName } from '#src/platform/pictures/pictures.ts'

const string = { type: 'string' }
const success = { type: 'boolean', const: true }
const password = { ...string, format: 'password', minLength: passwordLength.min, maxLength: passwordLength.max }
const companyId = { type: 'integer', minimum: 0, maximum: idSchema.maximum }
const companyIdDescription = 'After COMPANY_REQUIRED: one of its companies, 0 for the account of no company'

export const authTag = { name: 'auth', description: 'Signing in and out, and forgotten passwords.' }

export const permissionsHash = {
  ...string,
  description: 'Changes with the list of permissions; of auth/me and pulse alone',
}

/** Named schemas of signing in. */
export const authSchemas: Record<string, Schema> = {
  SignIn: object(
    {
      dni: { ...string, minLength: 1, maxLength: 60 },
      password,
      company_id: { ...companyId, type: ['integer', 'null'], description: companyIdDescription },
    },
    ['dni', 'password'],
  ),
  SignedInUser: object(
    {
      id: idSchema,
      name: string,
      surname: string,
      image: { type: ['string', 'null'], pattern: pictureName.source },
      permissions: { ...listOf(string), description: 'Always holds the empty text' },
      permissions_hash: permissionsHash,
    },
    ['id', 'name', 'surname', 'image', 'permissions'],
  ),
  Session: object({ user: named('SignedInUser'), token: { ...string, description: 'Good for twelve hours, sliding' } }),
  CompanyRequired: codedError(['COMPANY_REQUIRED'], { companies: listOf(object({ id: companyId, name: string })) }),
}

const successSchema = object({ success, message: string })
const withoutMail = { 409: refusal('There is no mail server', codedError(['NOT_YET_FUNCTIONAL'])) }

/** `/api/docs` of signing in. Documentation alone: the schemas in `credentials.ts` validate. */
export const authDocs = {
  login: documented(() => ({
    id: 'signIn',
    tag: 'auth',
    summary: 'Opens a session',
    description:
      'After five failures an account is not tried for 15 minutes; the answer is 429 where that leaves none, or after twenty failures from one address. A dni without accounts counts as one account.',
    body: jsonContent(named('SignIn')),
    answer: named('Session'),
    refuses: [401, 429],
    more: {
      402: refusal('Not signed in', codedError(['NO_USER', 'NO_PASS', 'INVALID_CREDENTIALS'])),
      409: refusal('The password fits several accounts of this dni', named('CompanyRequired')),
      423: refusal('The account is disabled', codedError(['ACCOUNT_DISABLED'])),
    },
  })),
  me: documented(() => ({
    id: 'readMe',
    tag: 'auth',
    summary: 'The signed-in user as they are now',
    answer: named('SignedInUser'),
  })),
  logout: documented(() => ({
    id: 'signOut',
    tag: 'auth',
    summary: 'Ends the session of the token; one that has ended already is no error',
    answer: object({ success }),
    refuses: [400],
    security: [{ token: [] }, {}],
  })),
  forgot: documented(() => ({
    id: 'forgetPassword',
    tag: 'auth',
    summary: 'Mails a link for a new password; the same answer whether or not there is an account',
    body: jsonContent(object({ email: { ...string, format: 'email', minLength: 1, maxLength: 254 } })),
    answer: successSchema,
    refuses: [429],
    more: withoutMail,
  })),
  reset: documented(() => ({
    id: 'resetPassword',
    tag: 'auth',
    summary: 'Spends a link on a new password; every session of the user ends',
    body: jsonContent(
      object({ token: { ...string, pattern: '^[\\w-]{43}$' }, password, confirmPassword: password }, [
        'token',
        'password',
      ]),
    ),
    answer: successSchema,
    refuses: [429],
    more: withoutMail,
  })),
}

/** `/api/docs` of tickets. */
export const ticketDocs = {
  create: documented(() => ({
    id: 'createTicket',
    tag: 'auth',
    summary: 'A ticket for one address, in place of the token: `?ticket=`, or `&ticket=` behind its other parameters',
    description: `Good for a minute, once, for exactly that address and while the session lasts. What it opens is judged
now and again then; with \`ids\` an export gives these rows alone. It stands for what a browser opens or downloads by
itself; a hundred a minute.`,
    body: jsonContent(
      object(
        {
          path: { ...string, pattern: '^/api/', maxLength: 8000 },
          ids: { ...listOf(idSchema), minItems: 1, maxItems: maxExactTotal },
        },
        ['path'],
      ),
    ),
    answer: object({ ticket: { ...string, pattern: '^[\\w-]{43}$' } }),
    refuses: [403, 404, 429],
  })),
}
