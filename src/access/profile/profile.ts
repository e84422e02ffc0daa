import { passwordLength } from '#src/access/passwords/password-length.ts'
import { accountFields, users } from '#src/access/users/users.ts'
import { defineResource } from '#src/resource/declaration.ts'
import { password } from '#src/resource/kinds/password/password.ts'

const { name, surname, email, image, password: newPassword, confirmPassword } = accountFields

/**
 * The fields of a user's own account that they may change. The account is a row of `users`, with the captions and the
 * audit of that resource. Rules and routes are in `profile-routes.server.ts`.
 */
export const profile = defineResource({
  name: users.name,
  readersAddress: 'profile',
  access: { read: 'signed_in', create: 'never', update: 'never', delete: 'never' },
  fields: {
    image,
    name,
    surname,
    email,
    current_password: password({ writeOnly: true, max: passwordLength.max }),
    password: newPassword,
    confirmPassword,
  },
  columns: ['surname', 'name'],
  label: users.label,
  notices: { saved: 'access.profile.saved', deleted: '' },
})
