import { passwordLength } from '#src/access/passwords/password-length.ts'
import { maxExactTotal } from '#src/platform/list-limits.ts'
import { documentRoute, jsonContent } from '#src/platform/openapi/operation.server.ts'
import { buildCodedErrorSchema, buildErrorResponse } from '#src/platform/openapi/refusals.server.ts'
import {
  arraySchema,
  componentRef,
  idSchema,
  objectSchema as object,
  type Schema,
} from '#src/platform/openapi/schema.server.ts'
import { pictureNamePattern } from '#src/platform/pictures/pictures.ts'

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

/** Schemas of sign-in, by their names in the API document. */
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
      image: { type: ['string', 'null'], pattern: pictureNamePattern.source },
      permissions: { ...arraySchema(string), description: 'Always holds the empty text' },
      permissions_hash: permissionsHash,
    },
    ['id', 'name', 'surname', 'image', 'permissions'],
  ),
  Session: object({
    user: componentRef('SignedInUser'),
    token: { ...string, description: 'Good for twelve hours, sliding' },
  }),
  CompanyRequired: buildCodedErrorSchema(['COMPANY_REQUIRED'], {
    companies: arraySchema(object({ id: companyId, name: string })),
  }),
}

const successSchema = object({ success, message: string })
const withoutMailResponses = {
  409: buildErrorResponse('There is no mail server', buildCodedErrorSchema(['NOT_YET_FUNCTIONAL'])),
}

/** Documentation of the sign-in routes for `/api/docs`. Bodies are validated by the schemas in `credentials.ts`. */
export const authDocs = {
  login: documentRoute(() => ({
    id: 'signIn',
    tag: 'auth',
    summary: 'Opens a session',
    description:
      'After five failures an account is not tried for 15 minutes; the answer is 429 where that leaves none, or after twenty failures from one address. A dni without accounts counts as one account.',
    body: jsonContent(componentRef('SignIn')),
    responseSchema: componentRef('Session'),
    refusals: [401, 429],
    extraResponses: {
      402: buildErrorResponse('Not signed in', buildCodedErrorSchema(['NO_USER', 'NO_PASS', 'INVALID_CREDENTIALS'])),
      409: buildErrorResponse('The password fits several accounts of this dni', componentRef('CompanyRequired')),
      423: buildErrorResponse('The account is disabled', buildCodedErrorSchema(['ACCOUNT_DISABLED'])),
    },
  })),
  me: documentRoute(() => ({
    id: 'readMe',
    tag: 'auth',
    summary: 'The signed-in user as they are now',
    responseSchema: componentRef('SignedInUser'),
  })),
  logout: documentRoute(() => ({
    id: 'signOut',
    tag: 'auth',
    summary: 'Ends the session of the token; one that has ended already is no error',
    responseSchema: object({ success }),
    refusals: [400],
    security: [{ token: [] }, {}],
  })),
  forgot: documentRoute(() => ({
    id: 'forgetPassword',
    tag: 'auth',
    summary: 'Mails a link for a new password; the same answer whether or not there is an account',
    body: jsonContent(object({ email: { ...string, format: 'email', minLength: 1, maxLength: 254 } })),
    responseSchema: successSchema,
    refusals: [429],
    extraResponses: withoutMailResponses,
  })),
  reset: documentRoute(() => ({
    id: 'resetPassword',
    tag: 'auth',
    summary: 'Spends a link on a new password; every session of the user ends',
    body: jsonContent(
      object({ token: { ...string, pattern: '^[\\w-]{43}$' }, password, confirmPassword: password }, [
        'token',
        'password',
      ]),
    ),
    responseSchema: successSchema,
    refusals: [429],
    extraResponses: withoutMailResponses,
  })),
}

/** Documentation of the ticket route for `/api/docs`. */
export const ticketDocs = {
  create: documentRoute(() => ({
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
          ids: { ...arraySchema(idSchema), minItems: 1, maxItems: maxExactTotal },
        },
        ['path'],
      ),
    ),
    responseSchema: object({ ticket: { ...string, pattern: '^[\\w-]{43}$' } }),
    refusals: [403, 404, 429],
  })),
}
