import { passwordLength, passwordMessages } from '#src/access/passwords/password-length.ts'
import { parseUserDni } from '#src/access/users/dni.ts'
import { findReachRefusal } from '#src/access/users/reach.ts'
import { dniPattern } from '#src/platform/text/cuit-cuil-and-dni.ts'
import { defineResource } from '#src/resource/declaration.ts'
import { boolean } from '#src/resource/kinds/boolean/boolean.ts'
import { email } from '#src/resource/kinds/email/email.ts'
import { computed } from '#src/resource/kinds/kind.ts'
import { password } from '#src/resource/kinds/password/password.ts'
import { picture } from '#src/resource/kinds/picture/picture.ts'
import { ref } from '#src/resource/kinds/ref/ref.ts'
import { text } from '#src/resource/kinds/text/text.ts'

const passwordBounds = {
  writeOnly: true,
  min: { length: passwordLength.min, message: passwordMessages.tooShort },
  max: passwordLength.max,
  tooLongMessage: passwordMessages.tooLong,
}

/** Fields of an account that its user may also change in the profile. */
export const accountFields = {
  name: text({ required: 'access.users.name_required', max: 100 }),
  surname: text({ required: 'access.users.surname_required', max: 100 }),
  email: email({ required: 'The email field is required', invalidMessage: 'Invalid email address' }),
  password: password({ required: passwordMessages.required, ...passwordBounds }),
  confirmPassword: password(passwordBounds),
  image: picture({ fallback: '/img/default-profile.png', isOfPerson: true }),
}

/** Accounts. Their rules are in `users.server.ts`, the routes of their permissions in `permission-routes.server.ts`. */
export const users = defineResource({
  name: 'users',
  access: {
    read: ['see_users', 'update_users', 'update_permissions'],
    create: 'create_users',
    update: 'update_users',
    delete: 'delete_users',
  },
  screens: {
    list: { path: 'users', access: 'see_users' },
    create: { path: 'users_create', access: 'create_users' },
    update: { path: 'users_update', access: 'update_users' },
  },
  menu: { icon: 'person-gear', access: 'see_menu_users', listAccess: 'see_users' },
  fields: {
    name: accountFields.name,
    surname: accountFields.surname,
    dni: text({
      required: 'validation.user.required',
      max: 20,
      rule: parseUserDni,
      pattern: dniPattern,
      unique: 'access.users.dni_taken',
    }),
    email: accountFields.email,
    password: accountFields.password,
    confirmPassword: accountFields.confirmPassword,
    company_id: ref('companies', { joins: { company: 'name' } }),
    client_id: ref('clients', { joins: { client: 'name' } }),
    image: accountFields.image,
    active: boolean({
      defaultValue: true,
      badges: {
        yes: { tone: 'ok', message: 'access.users.active' },
        no: { tone: 'neutral', message: 'access.users.inactive' },
      },
    }),
    out_of_reach: computed(boolean({}), 'Holds a permission or sees a company or client that the caller does not'),
    reaches_further: computed(boolean({}), 'Sees a company or client that the caller does not'),
  },
  rowRule: findReachRefusal,
  columns: ['image', 'surname', 'name', 'dni', 'email', 'company', 'client', 'active'],
  wideScreenColumns: ['email', 'client'],
  sorts: ['surname', 'name', 'dni', 'email', 'company', 'client', 'active'],
  actions: {
    end_sessions: { access: 'update_users', button: { icon: 'box-arrow-right', needsConfirmation: true } },
  },
  bulkFields: ['active', 'company_id', 'client_id'],
  filters: { active: ['is'], company_id: ['is'], client_id: ['is'] },
  display: { picture: 'image', title: ['surname', 'name'], subtitle: ['email'], badge: 'active' },
  choicePermissions: ['update_permissions', 'see_audit'],
  order: [
    { field: 'surname', dir: 'asc' },
    { field: 'name', dir: 'asc' },
  ],
  scope: { company_id: 'company_id', client_id: 'client_id' },
  duplicateMessage: 'access.users.dni_taken',
  restoredMessage: 'access.users.restored',
  nextStep: { resource: 'permissions', label: 'access.users.give_permissions', icon: 'shield-lock' },
  auditPhrases: {
    end_sessions: 'access.changes.end_sessions',
    permissions: 'access.changes.permissions',
    password_reset: 'access.changes.password_reset',
    password_reset_at_server: 'access.changes.password_reset_at_server',
  },
})
