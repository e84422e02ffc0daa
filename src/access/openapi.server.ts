import { passwordLength } from '#src/access/credentials.ts'
import { permissions } from '#src/access/permissions.ts'
import {
  documented,
  idParameter,
  idSchema,
  jsonContent,
  jsonOrForm,
  jsonText,
  keyParameter,
  listOf,
  named,
  objectSchema as object,
  type Schema,
} from '#src/platform/openapi.server.ts'
import { codedError, refusal } from '#src/platform/openapi-refusals.server.ts'
import { pictureName } from '#src/platform/pictures.ts'
import { countHeaders, listParameters, textParameter } from '#src/resource/openapi/lists.server.ts'
import { selectOf } from '#src/resource/select.server.ts'

const string = { type: 'string' }
const password = { ...string, format: 'password', minLength: passwordLength.min, maxLength: passwordLength.max }
const permissionList = listOf(named('Permission'))
const wanted = { ...listOf(idSchema), maxItems: 1000, description: 'Ids of permissions' }

/** Named types of signing in and of permissions. */
export const accessSchemas: Record<string, Schema> = {
  SignIn: object(
    {
      dni: { ...string, minLength: 1, maxLength: 60 },
      password,
      company_id: {
        type: ['integer', 'null'],
        minimum: 0,
        maximum: idSchema.maximum,
        description: 'After COMPANY_REQUIRED: one of its companies, 0 for the account of no company',
      },
    },
    ['dni', 'password'],
  ),
  SignedInUser: object({
    id: idSchema,
    name: string,
    surname: string,
    image: { type: ['string', 'null'], pattern: pictureName.source },
    permissions: { ...listOf(string), description: 'Always holds the empty text' },
  }),
  Session: object({ user: named('SignedInUser'), token: { ...string, description: 'Good for twelve hours, sliding' } }),
  CompanyRequired: codedError(['COMPANY_REQUIRED'], {
    companies: listOf(object({ id: { type: 'integer', minimum: 0 }, name: string })),
  }),
  Permission: object({ id: idSchema, name: string }),
  PermissionsOfUser: object({ permissions: wanted }),
  PermissionsOfUserForm: object({ permissions: jsonText(wanted) }),
}

export const accessTags = [
  { name: 'auth', description: 'Signing in and out, and forgotten passwords.' },
  { name: 'permissions', description: 'What there is to be allowed. The program fixes the list.' },
]

const success = { type: 'boolean', const: true }
const done = object({ success, message: string })
const offWithoutMail = { 409: refusal('There is no mail server', codedError(['NOT_YET_FUNCTIONAL'])) }

/** What `/api/docs` says of signing in. Documentation only, as everywhere: the schemas of `credentials.ts` check. */
export const authDocs = {
  login: documented({
    id: 'signIn',
    tag: 'auth',
    summary: 'Opens a session',
    description: 'After five failures of one dni or twenty from one address within 15 minutes every try is refused.',
    body: jsonContent(named('SignIn')),
    answer: named('Session'),
    refuses: [401, 429],
    more: {
      402: refusal('Not signed in', codedError(['NO_USER', 'NO_PASS', 'INVALID_CREDENTIALS'])),
      409: refusal('The password fits several accounts of this dni', named('CompanyRequired')),
      423: refusal('The account is disabled', codedError(['ACCOUNT_DISABLED'])),
    },
  }),
  me: documented({
    id: 'readMe',
    tag: 'auth',
    summary: 'The signed-in user as they are now',
    answer: named('SignedInUser'),
  }),
  logout: documented({
    id: 'signOut',
    tag: 'auth',
    summary: 'Ends the session of the token; one that has ended already is no error',
    answer: object({ success }),
    refuses: [400],
    security: [{ token: [] }, {}],
  }),
  forgot: documented({
    id: 'forgetPassword',
    tag: 'auth',
    summary: 'Mails a link for a new password; the same answer whether or not there is an account',
    body: jsonContent(object({ email: { ...string, format: 'email', minLength: 1, maxLength: 254 } })),
    answer: done,
    refuses: [429],
    more: offWithoutMail,
  }),
  reset: documented({
    id: 'resetPassword',
    tag: 'auth',
    summary: 'Spends a link on a new password; every session of the user ends',
    body: jsonContent(
      object({ token: { ...string, pattern: '^[\\w-]{43}$' }, password, confirmPassword: password }, [
        'token',
        'password',
      ]),
    ),
    answer: done,
    refuses: [429],
    more: offWithoutMail,
  }),
}

const listed = listParameters(permissions, selectOf(permissions, new Map()))

export const permissionDocs = {
  list: documented({
    id: 'listPermissions',
    tag: 'permissions',
    summary: 'What there is to be allowed',
    parameters: listed,
    answer: permissionList,
    headers: countHeaders,
    refuses: [400],
  }),
  search: documented({
    id: 'searchPermissions',
    tag: 'permissions',
    summary: 'Permissions whose name holds these words',
    parameters: [textParameter, ...listed.filter(({ name }) => name !== 'q')],
    answer: permissionList,
    headers: countHeaders,
    refuses: [400],
  }),
  read: documented({
    id: 'readPermission',
    tag: 'permissions',
    summary: 'One permission',
    parameters: [idParameter],
    answer: named('Permission'),
    refuses: [400, 404],
  }),
}

export const userPermissionDocs = {
  read: documented({
    id: 'listPermissionsOfUser',
    tag: 'users',
    summary: 'What a user may do',
    parameters: [idParameter],
    answer: permissionList,
    refuses: [400, 404],
  }),
  assign: documented({
    id: 'setPermissionsOfUser',
    tag: 'users',
    summary: 'Gives a user exactly these permissions; what changes must be the own ones of who calls',
    parameters: [idParameter, keyParameter],
    body: jsonOrForm(named('PermissionsOfUser'), named('PermissionsOfUserForm')),
    answer: permissionList,
    refuses: [404],
    more: { 409: refusal('The state forbids it', codedError(['KEY_REUSED', 'LAST_HOLDER'])) },
  }),
}
