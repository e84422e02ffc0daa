import { documented, objectSchema as object } from '#src/platform/openapi.server.ts'

const tags = ['auth']
const string = { type: 'string' }
const ids = { type: 'array', items: { type: 'integer' } }

const user = object({
  id: { type: 'integer' },
  name: string,
  surname: string,
  image: { type: ['string', 'null'] },
  permissions: { type: 'array', items: string, description: 'Always holds the empty string' },
})
const permission = object({ id: { type: 'integer' }, name: string })
const permissionList = { type: 'array', items: permission }
const done = object({ success: { type: 'boolean' }, message: string }, ['success'])
const password = { type: 'string', minLength: 5, maxLength: 30 }

/** What `/api/docs` says of signing in. Documentation only, as everywhere: the schemas of `credentials.ts` check. */
export const authDocs = {
  login: documented({
    tags,
    summary:
      '402 NO_USER or NO_PASS, 423 for a disabled account, 429 after five failures, 409 COMPANY_REQUIRED with the companies where the password fits several accounts',
    body: object({ dni: string, password, company_id: { type: 'integer' } }, ['dni', 'password']),
    answer: object({ user, token: string }),
  }),
  me: documented({ tags, summary: 'The signed-in user as they are now', answer: user, guarded: true }),
  logout: documented({ tags, summary: 'Ends the session of the token', answer: done, guarded: true }),
  forgot: documented({
    tags,
    summary: 'Mails a link for a new password; the same answer whether or not there is an account',
    body: object({ email: string }),
    answer: done,
  }),
  reset: documented({
    tags,
    summary: 'Spends a link on a new password; every session of the user ends',
    body: object({ token: string, password, confirmPassword: password }, ['token', 'password']),
    answer: done,
  }),
}

const ofPermissions = { tags: ['permissions'], guarded: true }

export const permissionDocs = {
  list: documented({ ...ofPermissions, summary: 'What there is to be allowed', answer: permissionList }),
  search: documented({ ...ofPermissions, summary: 'Permissions whose name holds these words', answer: permissionList }),
  read: documented({ ...ofPermissions, summary: 'One permission', answer: permission }),
}

export const userPermissionDocs = {
  read: documented({ tags: ['users'], summary: 'What a user may do', answer: permissionList, guarded: true }),
  assign: documented({
    tags: ['users'],
    summary: 'Gives a user exactly these permissions; what changes must be the own ones of who calls',
    body: object({ permissions: ids }),
    answer: permissionList,
    guarded: true,
  }),
}
